"""The pool falls: what a success and what a failure leads to (4.1 to 4.6 of the rules)."""

from collections.abc import Callable

from msgspec.structs import replace

from desktop.rules.games.book.events import LifeLeft, Rolled
from desktop.rules.games.book.phases import encounters, harm, writing
from desktop.rules.games.book.phases.play import Play
from desktop.rules.games.book.state import Letter

DODGED, STRUCK = 1, 3
"""The Wounds of a failed Obstacle, with and without a Dexterity Check."""
ANGER = 5
"""What a failed Threat adds to its ECL."""


def throw(play: Play, dice: tuple[int, ...], by_hand: bool) -> None:
    """The pool that was handed in falls."""
    pool, task = play.state.pool, play.doing
    if pool is None:
        raise LookupError("no pool")
    total = sum(dice)
    success = total >= pool.needs
    tale = replace(task.tale, sums=(*task.tale.sums, total), dice=len(dice), needs=pool.needs)
    play.task = replace(task, tale=tale, tried=True)
    play.changes["pool"] = None
    play.tell(Rolled(dice, total, pool.needs, success, task.letter, by_hand))
    if not success:
        _FAILED[task.letter](play)
    elif task.letter == "C":
        _strike(play, total)
    else:
        writing.win(play)


def _strike(play: Play, total: int) -> None:
    """The margin is the damage (BA-G48, BA-G49)."""
    before = play.doing.life
    life = 2 * before - total
    play.task = replace(play.doing, life=life)
    play.tell(LifeLeft(before, total - before, life))
    if life > 0:
        play.to("start")
    else:
        writing.win(play)


def _obstacle(play: Play) -> None:
    amount = DODGED if harm.dodge(play, "failure") else STRUCK
    if harm.protected(play, amount, "failure"):
        play.to("start")


def _combat(play: Play) -> None:
    if harm.hit(play, "hit"):
        play.to("start")


def _threat(play: Play) -> None:
    """It becomes a Combat with a higher ECL (BA-105)."""
    encounters.convert(play, "C", play.doing.ecl + ANGER, "failed")
    encounters.start(play)


def _puzzle(play: Play) -> None:
    harm.frighten(play, 1, "puzzle")
    _unless_broken(play, _again)


def _trap(play: Play) -> None:
    """It goes off and becomes an Obstacle, after a Fear Check (BA-115, BA-G59)."""
    if play.state.options["trap_quicksheet"] == "on":
        harm.frighten(play, 1, "trap")
        if play.doing.sprung or encounters.spring(play):
            _unless_broken(play, encounters.dread)
    elif encounters.spring(play):
        encounters.convert(play, "O", play.doing.ecl, "sprung")
        encounters.announce(play)
        encounters.dread(play)


def _unless_broken(play: Play, go_on: Callable[[Play], None]) -> None:
    """20 Fear end the game, after the list that brought it (BA-G39)."""
    if play.sheet.fear >= harm.MOST_FEAR:
        play.end("fear")
    else:
        go_on(play)


def _again(play: Play) -> None:
    play.to("start")


_FAILED: dict[Letter, Callable[[Play], None]] = {
    "O": _obstacle,
    "Pp": writing.lose,
    "Pm": writing.lose,
    "C": _combat,
    "H": _threat,
    "Z": _puzzle,
    "R": _trap,
}
