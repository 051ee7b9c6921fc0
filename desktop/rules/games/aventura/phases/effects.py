"""Lists of effects, one at a time; every `do` that a pack can say (part 5.1 of the rules)."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from desktop.rules.games.aventura import choices as c
from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura.content import effects as do
from desktop.rules.games.aventura.content import lookup
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.content.sources import Source
from desktop.rules.games.aventura.phases import (
    cards,
    ground,
    moving,
    reading,
    tokens,
    travel,
    wounds,
)
from desktop.rules.games.aventura.phases.people import meant
from desktop.rules.games.aventura.phases.play import Play, token_of
from desktop.rules.games.aventura.state import (
    Choosing,
    Mending,
    Reading,
    Rolling,
    Running,
    State,
    Suffering,
    Ticking,
)

People = tuple[str, ...]


def proceed(play: Play, frame: Running) -> bool:
    """Run the next effect of the list; the list is done when none is left."""
    found = lookup.effects_of(play.pack, frame.source)
    if frame.at >= len(found):
        play.pop()
        return False
    effect = found[frame.at]
    play.top(at=frame.at + 1)
    who = _word(effect)
    people: People = (frame.who,)
    if who is not None:
        people = meant(play.pack, play.state, who, frame.who, frame.target)
        if who == "choose" and len(people) > 1:
            play.push(Choosing(people, frame.source, frame.at, frame.who, frame.target))
            return True
    apply(play, effect, people, frame, (*frame.source, "effects", str(frame.at)))
    return False


def _word(effect: do.Effect) -> do.Who | None:
    """Whom an effect names; None for those that concern nobody."""
    if isinstance(effect, do.TestEffect) and effect.who == "reader":
        return effect.test.who
    who: do.Who | None = getattr(effect, "who", None)
    return who


def apply(play: Play, effect: do.Effect, people: People, frame: Running, source: Source) -> None:
    """Let one effect happen to these people."""
    _APPLY[type(effect)](play, effect, people, frame, source)


# ---- whom to choose (D12) ---------------------------------------------------------------------
def choosing(play: Play, frame: Choosing) -> bool:
    """A text lets the players choose who it is."""
    return True


def choosing_offers(pack: Pack, state: State, frame: Choosing) -> tuple[c.Choice, ...]:
    """Each candidate."""
    return tuple(c.Name(who) for who in frame.candidates)


def chosen(play: Play, frame: Choosing, choice: c.Choice) -> None:
    """The effect, or the option's Test, goes on with the one named."""
    if not isinstance(choice, c.Name):
        return
    play.pop()
    if frame.at == reading.OF_AN_OPTION:
        option = lookup.option_of(play.pack, frame.source)
        reading.roll_for(play, choice.who, frame.source, option)
        return
    effect = lookup.effects_of(play.pack, frame.source)[frame.at]
    running = Running(frame.source, frame.at, frame.who, frame.target)
    apply(play, effect, (choice.who,), running, (*frame.source, "effects", str(frame.at)))


# ---- one function for each effect -------------------------------------------------------------
def _draw(play: Play, effect: do.Draw, people: People, frame: Running, source: Source) -> None:
    for who in people[:1]:
        cards.draw(play, who, effect.card)


def _lose(play: Play, effect: do.Lose, people: People, frame: Running, source: Source) -> None:
    cards.lose(play, effect.card)


def _wound(
    play: Play, effect: do.WoundEffect, people: People, frame: Running, source: Source
) -> None:
    for who in reversed(people):
        play.push(Suffering(who, effect.kind, effect.n))


def _heal(play: Play, effect: do.Heal, people: People, frame: Running, source: Source) -> None:
    for who in reversed(people):
        play.push(Mending(who, effect.kind, effect.n))


def _clock(play: Play, effect: do.Clock, people: People, frame: Running, source: Source) -> None:
    play.push(Ticking(effect.n))


def _unlock(play: Play, effect: do.Unlock, people: People, frame: Running, source: Source) -> None:
    travel.unlock(play, effect.map)


def _travel(play: Play, effect: do.Travel, people: People, frame: Running, source: Source) -> None:
    travel.unlock(play, effect.map)
    travel.depart(play, effect.map, effect.zone)


def _move(play: Play, effect: do.MoveTo, people: People, frame: Running, source: Source) -> None:
    for who in people:
        moving.place(play, who, effect.zone)


def _spawn(play: Play, effect: do.Spawn, people: People, frame: Running, source: Source) -> None:
    tokens.spawn(play, frame.who, effect.card, effect.zones)


def _remove(play: Play, effect: do.Remove, people: People, frame: Running, source: Source) -> None:
    tokens.remove(play, effect.card)


def _damage(play: Play, effect: do.Damage, people: People, frame: Running, source: Source) -> None:
    for serial in _aimed_at(play, effect, frame):
        tokens.wound(play, serial, effect.n, frame.who)


def _aimed_at(play: Play, effect: do.Damage, frame: Running) -> tuple[int, ...]:
    present = play.visit.tokens
    if effect.target == "target":
        aimed = token_of(play.state, frame.target) if frame.target is not None else None
        return (aimed.serial,) if aimed is not None else ()
    if effect.target == "all":
        return tuple(token.serial for token in present)
    zone = play.person(frame.who).zone
    if effect.target == "in_zone":
        return tuple(token.serial for token in present if token.zone == zone)
    seen = (t for t in present if ground.sees(play.pack, play.state, zone, t.zone))
    return tuple(token.serial for token in seen)


def _padlock(
    play: Play, effect: do.Padlock, people: People, frame: Running, source: Source
) -> None:
    if effect.zone not in play.visit.padlocks:
        play.revisit(padlocks=(*play.visit.padlocks, effect.zone))
        play.tell(e.PadlockPlaced(effect.zone))


def _open(play: Play, effect: do.Open, people: People, frame: Running, source: Source) -> None:
    if effect.zone in play.visit.padlocks:
        play.revisit(padlocks=tuple(zone for zone in play.visit.padlocks if zone != effect.zone))
        play.tell(e.PadlockOpened(effect.zone))


def _marker(play: Play, effect: do.Marker, people: People, frame: Running, source: Source) -> None:
    mark = (effect.zone, effect.name)
    if (mark in play.visit.markers) is effect.on:
        return
    others = tuple(one for one in play.visit.markers if one != mark)
    play.revisit(markers=(*others, mark) if effect.on else others)
    play.tell(e.MarkerChanged(effect.zone, effect.name, effect.on))


def _flag(play: Play, effect: do.Flag, people: People, frame: Running, source: Source) -> None:
    if effect.scope == "visit":
        play.revisit(flags={**play.visit.flags, effect.name: effect.value})
    else:
        play.change(flags={**play.state.flags, effect.name: effect.value})
    play.tell(e.FlagSet(effect.name, effect.value))


def _counter(
    play: Play, effect: do.Counter, people: People, frame: Running, source: Source
) -> None:
    """A counter of the party, or of a card that somebody holds, within its bounds (Q-89)."""
    card = effect.card
    name = str(card) if card is not None else effect.name or ""
    rule = play.pack.cards[card].counter if card is not None else play.pack.head.counters.get(name)
    if rule is None or (card is not None and cards.holder(play.state, card) is None):
        return
    kept = play.state.card_counters if card is not None else play.state.counters
    old = kept.get(name, rule.start)
    wanted = effect.set if effect.set is not None else old + (effect.add or 0)
    new = max(rule.min, min(rule.max, wanted))
    changed = {**kept, name: new}
    if card is not None:
        play.change(card_counters=changed)
    else:
        play.change(counters=changed)
    if new != old:
        play.tell(e.CounterChanged(name, new, new - old, card))


def _say(play: Play, effect: do.Say, people: People, frame: Running, source: Source) -> None:
    reading.show(play, frame.who, source)


def _goto(play: Play, effect: do.Goto, people: People, frame: Running, source: Source) -> None:
    reading.open_paragraph(play, frame.who, effect.paragraph)


def _end(play: Play, effect: do.End, people: People, frame: Running, source: Source) -> None:
    """The campaign is over (AZ-003); everything stops."""
    play.frames.clear()
    play.change(phase="ended", ending=effect.id)
    play.tell(e.Ended(effect.id))
    play.close("reveal")


def _reroll(play: Play, effect: do.Reroll, people: People, frame: Running, source: Source) -> None:
    """The Test at hand is thrown again; its first result never stood (AZ-120)."""
    found = play.below(Rolling)
    if found is not None and found[1].fell is not None:
        place, rolling = found
        play.frames[place] = replace(rolling, fell=None, waived=False, again=True)


def _prevent(
    play: Play, effect: do.Prevent, people: People, frame: Running, source: Source
) -> None:
    wounds.prevent(play)


def _dice(play: Play, effect: do.AddDice, people: People, frame: Running, source: Source) -> None:
    found = play.below(Rolling)
    if found is not None and found[1].fell is None:
        place, rolling = found
        play.frames[place] = replace(rolling, extra=rolling.extra + effect.n)


def _test(
    play: Play, effect: do.TestEffect, people: People, frame: Running, source: Source
) -> None:
    """Each of them makes his own Test (AZ-148, Q-16)."""
    test = effect.test
    for who in reversed(people):
        play.push(Rolling(who, test.stat, test.icons, test.dice, source, target=frame.target))


def _choose(play: Play, effect: do.Choose, people: People, frame: Running, source: Source) -> None:
    play.push(Reading(frame.who, source))


Apply = Callable[[Play, Any, People, Running, Source], None]
_APPLY: Mapping[type[do.Effect], Apply] = {
    do.Draw: _draw,
    do.Lose: _lose,
    do.WoundEffect: _wound,
    do.Heal: _heal,
    do.Clock: _clock,
    do.Unlock: _unlock,
    do.Travel: _travel,
    do.MoveTo: _move,
    do.Spawn: _spawn,
    do.Remove: _remove,
    do.Damage: _damage,
    do.Padlock: _padlock,
    do.Open: _open,
    do.Marker: _marker,
    do.Flag: _flag,
    do.Counter: _counter,
    do.Say: _say,
    do.Goto: _goto,
    do.End: _end,
    do.Reroll: _reroll,
    do.Prevent: _prevent,
    do.AddDice: _dice,
    do.TestEffect: _test,
    do.Choose: _choose,
}
