"""The Clock: number by number, events on red ones, what comes after the last (AZ-161 on)."""

from typing import Literal

from msgspec.structs import replace

from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura.phases import defeat, hooks, reading, travel
from desktop.rules.games.aventura.phases.play import Play
from desktop.rules.games.aventura.state import Leaving, Opening, Running, Ticking


def end_turn(play: Play) -> None:
    """Everybody has played: adversaries if there are any, then the Clock (AZ-058, AZ-131, Q-19)."""
    play.close("turn")
    statistics = play.state.statistics
    play.change(statistics=replace(statistics, turns=statistics.turns + 1))
    play.tell(e.TurnEnded(play.visit.clock))
    if not play.visit.tokens:
        advance(play)
        return
    play.change(phase="adversaries")
    play.revisit(queue=tuple(token.serial for token in play.visit.tokens))
    hooks.fire(play, "start_of_adversary_turn")


def advance(play: Play) -> None:
    """One number on, and the next turn opens; beyond the end there is none (AZ-162, AZ-163)."""
    play.change(phase="acting")
    play.revisit(turn_first=None, active=None, queue=())
    if play.visit.clock >= play.map.journal.clock.turns:
        run_out(play)
        return
    play.push(Opening())
    step(play, "turn", stops=True)


def step(play: Play, by: Literal["turn", "text"], stops: bool) -> None:
    """The Clock enters the next number; a red one brings its event, once (AZ-165, AZ-167, Q-47)."""
    visit = play.visit
    if visit.clock >= play.map.journal.clock.turns:
        play.revisit(overrun=True)
        return
    clock = visit.clock + 1
    red = clock in play.map.red_turns
    play.revisit(clock=clock)
    play.tell(e.ClockMoved(clock, by, red))
    if not red or clock in visit.resolved:
        return
    if not stops and play.state.options["skipped_events"] == "lost":
        play.tell(e.EventSkipped(clock))
        return
    play.revisit(resolved=(*visit.resolved, clock))
    if clock in play.map.events:
        source = (visit.map, "event", str(clock))
        reader = play.state.investigators[0].id
        reading.show(play, reader, source)
        play.push(Running(source, 0, reader))


def tick(play: Play, frame: Ticking) -> bool:
    """A text moves the Clock on; each number is entered on its own (Q-45, Q-46)."""
    if frame.left <= 0 or play.visit.overrun:
        play.pop()
        return False
    play.top(left=frame.left - 1)
    step(play, "text", stops=frame.left == 1)
    return False


def run_out(play: Play) -> None:
    """No number is left: adversaries or no open map, defeat; else compulsory travel (Q-44)."""
    play.frames.clear()
    play.revisit(overrun=False)
    if play.visit.tokens or not travel.available(play.state):
        defeat.begin(play, "clock")
        return
    play.change(phase="travel")
    play.push(Leaving())
