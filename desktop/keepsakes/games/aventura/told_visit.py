"""One stay on a map while its events are read: who stands where, and what happens there."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from desktop.keepsakes.games.aventura.stays import (
    Foe,
    Hurt,
    Leaving,
    Outcome,
    Stay,
    Trial,
    Visit,
    Walker,
)
from desktop.rules.games.aventura import events as e


class ToldVisit:
    """A stay on a map as far as it is told; `map` is "" as long as no event has named it."""

    def __init__(self, people: Iterable[str], place: str, zone: str, entry: int) -> None:
        """Everybody stands on a zone, or nobody knows where ("")."""
        self.people = list(people)
        self.map = place
        self.entry = entry
        self.again = False
        self.clock = self.first = 1
        self.entered = {zone} if zone else set[str]()
        self.padlocks: set[str] = set()
        self.target = ""
        self.ending = ""
        self.how: Leaving = ""
        self.worth_telling = bool(place)
        self._stays = {who: [Stay(zone, 1, 1, (zone,))] for who in self.people if zone}
        self._foes: dict[int, Foe] = {}
        self._against: int | None = None  # the token whose attack is being resolved
        self._aimed = ""  # who makes the Test of a weapon

    def visit(self, number: int, origin: str) -> Visit:
        """What is known of it."""
        return Visit(
            number=number,
            entry=self.entry,
            map=self.map,
            again=self.again,
            first=self.first,
            last=self.clock,
            walkers=tuple(
                Walker(who, seat, tuple(self._stays.get(who, ())))
                for seat, who in enumerate(self.people)
            ),
            foes=tuple(self._foes.values()),
            entered=frozenset(self.entered),
            padlocks=frozenset(self.padlocks),
            origin=origin,
            target=self.target,
            how=self.how,
            ending=self.ending,
        )

    def set_clock(self, clock: int) -> None:
        """The Clock stands on another number."""
        self.clock = clock
        self._against, self._aimed = None, ""

    def walk(self, event: e.Moved) -> None:
        """Somebody goes over zones, or waits where he is."""
        self.worth_telling = True
        self.entered.update(event.way)
        if len(event.way) == 1 and self._at(event.who) is not None:
            self._change(event.who, last=self.clock)
        else:
            self._stand(Stay(event.way[-1], self.clock, self.clock, event.way), event.who)

    def carry(self, event: e.Placed) -> None:
        """A text puts somebody on a zone."""
        self.worth_telling = True
        self.entered.add(event.zone)
        here = self._at(event.who)
        way = (event.zone,) if here is None else (here.zone, event.zone)
        if here is None or here.zone != event.zone:
            self._stand(Stay(event.zone, self.clock, self.clock, way, carried=True), event.who)

    def happen(self, event: e.Event) -> None:
        """Something that is no step."""
        match event:
            case e.Read(who=who, source=source) if len(source) > 2:
                self._read(who, source)
            case e.TestAsked(against=against):
                self._against = against
            case e.TestPassed() | e.TestFailed():
                self._tested(event)
            case e.WoundSuffered():
                self._wounded(event)
            case e.CardDrawn(who=who, card=card):
                if (stay := self._at(who)) is not None:
                    self._change(who, found=(*stay.found, card))
            case e.PadlockPlaced() | e.PadlockOpened():
                self._lock(event)
            case _:
                self._fight(event)

    def _lock(self, event: e.PadlockPlaced | e.PadlockOpened) -> None:
        if isinstance(event, e.PadlockPlaced):
            self.padlocks.add(event.zone)
        else:
            self.padlocks.discard(event.zone)

    def _stand(self, stay: Stay, who: str) -> None:
        self._stays.setdefault(who, []).append(stay)

    def _at(self, who: str) -> Stay | None:
        stays = self._stays.get(who)
        return stays[-1] if stays else None

    def _change(self, who: str, **changes: object) -> None:
        """Change the stay somebody is in; it lasts until now."""
        stays = self._stays[who]
        stays[-1] = msgspec.structs.replace(stays[-1], **{"last": self.clock, **changes})

    def _read(self, who: str, source: tuple[str, ...]) -> None:
        self._against = None
        stay = self._at(who)
        if source[1] == "paragraph" and stay is not None:
            self._change(who, read=(*stay.read, source))

    def _tested(self, event: e.TestPassed | e.TestFailed) -> None:
        """A Test of a text; those of weapons and attacks are told by the fight they belong to."""
        stay = self._at(event.who)
        if self._aimed == event.who:
            self._aimed = ""
        elif self._against is None and stay is not None:
            trial = Trial(event.stat, isinstance(event, e.TestPassed))
            self._change(event.who, trials=(*stay.trials, trial))

    def _wounded(self, event: e.WoundSuffered) -> None:
        stay = self._at(event.who)
        if stay is not None:
            hurt = Hurt(event.kind, event.defeated)
            self._change(event.who, wounds=(*stay.wounds, hurt))

    def _fight(self, event: e.Event) -> None:
        match event:
            case e.AdversaryPlaced(token=token, card=card, zone=zone):
                self._foes[token] = Foe(token, card, (zone,))
            case e.AdversaryMoved(token=token, way=way):
                self._foe(token, way=way[1:])
            case e.AdversaryDefeated(token=token):
                self._foe(token, end="defeated")
            case e.AdversaryRemoved(token=token):
                self._foe(token, end="left" if self.how else "removed")
            case e.AttackMade(token=token, targets=people):
                for who in people:
                    self._clash(who, token)
            case e.CardActivated(who=who, target=int(target)):
                self._aimed = who
                self._clash(who, target)
            case _:
                pass

    def _foe(self, token: int, *, way: tuple[str, ...] = (), end: Outcome = "") -> None:
        foe = self._foes.get(token)
        if foe is not None and not foe.end:
            self._foes[token] = msgspec.structs.replace(
                foe, way=(*foe.way, *way), end=end, last=self.clock
            )

    def _clash(self, who: str, token: int) -> None:
        stay = self._at(who)
        if stay is not None and token in self._foes:
            self._change(who, clashes=(*stay.clashes, token))
