"""What happened on the maps of a story, read from its events alone.

Entries of an older format keep their events as plain values and are passed over: what is read
from the rest is marked `partial`.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from desktop.keepsakes.games.aventura.stays import Visit
from desktop.keepsakes.games.aventura.told_visit import ToldVisit
from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura.content.effects import WoundKind
from desktop.rules.games.aventura.state import State
from desktop.rules.kernel.history import History


class Seen(msgspec.Struct, frozen=True):
    """What has lain on the table so far; `tokens`: how many of an adversary stood there at once."""

    cards: tuple[int, ...]
    wounds: frozenset[tuple[int, WoundKind]]
    adversaries: tuple[int, ...]
    tokens: dict[int, int]
    maps: tuple[str, ...]
    padlocks: int


def happened(history: History) -> Iterator[e.Event]:
    """Every event that this program can read, in order."""
    for entry in history.entries:
        if entry.format == history.game.format:
            yield from entry.events


def seen(history: History) -> Seen:
    """What has been seen of the pack."""
    state: State = history.state
    cards = {number for number in state.seen if number in history.content.cards}
    cards |= {number for one in state.investigators for number in one.objects}
    wounds: set[tuple[int, WoundKind]] = set()
    foes: dict[int, int] = {}
    maps: dict[str, None] = {}
    for event in happened(history):
        match event:
            case e.CardDrawn(card=card):
                cards.add(card)
            case e.WoundSuffered(wound=wound, kind=kind):
                wounds.add((wound, kind))
            case e.AdversaryPlaced(card=card):
                foes.setdefault(card, 1)
            case e.MapEntered(map=place):
                maps[place] = None
            case _:
                pass
    stays = visits(history)
    for stay in stays:
        for card in foes:
            foes[card] = max(foes[card], sum(1 for foe in stay.foes if foe.card == card))
    known = history.content.maps
    return Seen(
        tuple(sorted(cards)),
        frozenset(wounds),
        tuple(sorted(foes)),
        foes,
        tuple(place for place in maps if place in known),
        max((len(stay.padlocks) for stay in stays), default=0),
    )


def visits(history: History) -> tuple[Visit, ...]:
    """Every stay on a map, in order; maps and zones that the content no longer has are left out."""
    state: State = history.state
    told = _Telling(history)
    for number, entry in enumerate(history.entries):
        if entry.format == history.game.format:
            for event in entry.events:
                told.take(event, number)
    told.close()
    now = state.visit.map if state.visit is not None else ""
    made = [visit if visit.map else msgspec.structs.replace(visit, map=now) for visit in told.made]
    if any(entry.format != history.game.format for entry in history.entries):
        made = [msgspec.structs.replace(visit, partial=True) for visit in made]
    if made and state.visit is not None and made[-1].map == state.visit.map:
        made[-1] = _as_it_stands(made[-1], state)
    known = (visit for visit in made if visit.map in history.content.maps)
    return _with_later(tuple(known))


def _with_later(visits: tuple[Visit, ...]) -> tuple[Visit, ...]:
    """Each stay with the entry at which its map was entered again."""
    found: dict[str, int] = {}
    made: list[Visit] = []
    for visit in reversed(visits):
        made.append(msgspec.structs.replace(visit, later=found.get(visit.map)))
        found[visit.map] = visit.entry
    return tuple(reversed(made))


def eventful(history: History) -> tuple[Visit, ...]:
    """The stays on maps that are worth a drawing: something happened there, or it is the last."""
    stays = visits(history)
    return tuple(one for one in stays if one.eventful or one is stays[-1])


def _as_it_stands(visit: Visit, state: State) -> Visit:
    """The last stay with what the position itself knows: zones stood on, padlocks."""
    now = state.visit
    if now is None:
        return visit
    return msgspec.structs.replace(
        visit,
        entered=visit.entered | frozenset(now.entered),
        padlocks=frozenset(now.padlocks),
    )


class _Telling:
    """The stays on maps that are over, and the one that is being told."""

    def __init__(self, history: History) -> None:
        self.made: list[Visit] = []
        self._maps = history.content.maps
        self._remembers = history.options.get("map_memory") == "remembered"
        self._locked: dict[str, set[str]] = {}
        self._number, self._origin = -1, ""
        self._here = ToldVisit([one.id for one in history.state.investigators], "", "", 0)

    def take(self, event: e.Event, entry: int) -> None:
        """Read one event of the entry of that number."""
        match event:
            case e.Recruited(investigators=people):
                self._here = ToldVisit(people, "", "", entry)
            case e.MapEntered():
                self._enter(event, entry)
            case e.TurnBegan(clock=clock) | e.ClockMoved(clock=clock):
                self._here.set_clock(clock)
            case e.Moved():
                self._here.walk(event)
            case e.Placed():
                self._here.carry(event)
            case e.Travelled() | e.Defeated() | e.Ended():
                self._leave(event)
            case _:
                self._here.happen(event)

    def _enter(self, event: e.MapEntered, entry: int) -> None:
        self.close()
        self._number += 1
        self._here = ToldVisit(self._here.people, event.map, event.zone, entry)
        self._here.again = event.again
        self._here.padlocks = self._shut(event.map)

    def _shut(self, place: str) -> set[str]:
        """The padlocks that a map is entered with: its own, or those it was left with."""
        if place not in self._maps:
            return set()
        own = set(self._maps[place].drawing.padlocks)
        return self._locked.get(place, own) if self._remembers else own

    def _leave(self, event: e.Travelled | e.Defeated | e.Ended) -> None:
        here = self._here
        match event:
            case e.Travelled(origin=origin, map=target, forced=forced):
                here.map = here.map or origin
                here.target = target
                here.how = "forced" if forced else "travel"
            case e.Defeated(map=place):
                here.map = here.map or place
                here.how = "defeat"
            case e.Ended(ending=ending):
                here.ending = ending
                here.how = here.how or "ending"

    def close(self) -> None:
        """The stay is over, or the story as far as it is told."""
        here = self._here
        if here.worth_telling:
            self.made.append(here.visit(max(self._number, 0), self._origin))
            self._locked[here.map] = here.padlocks
            self._origin = here.map
