"""What the narrator may look at while it tells one step."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura.state import Rolling, Source, State, Token
from desktop.words.aventura.names import Names


class Told:
    """Names; the map at that moment, the zones stood on and the tokens, by what was told."""

    def __init__(self, names: Names, *, remembers: bool = False) -> None:
        """Know nothing yet; a map entered again is new unless the table `remembers` (Q-66)."""
        self.names = names
        self.tokens: dict[int, Token] = {}
        self.striking = False  # a weapon's roll, which is no Test that one passes or fails
        self._remembers = remembers
        self._place = ""
        self._entered: dict[str, set[str]] = {}

    @classmethod
    def between(cls, names: Names, before: State | None, after: State) -> "Told":
        """Know what stood there before a step, and what the step made of it."""
        told = cls(names, remembers=after.options.get("map_memory") == "remembered")
        first = after.visit if before is None else before.visit
        told._place = first.map if first is not None else ""
        frames = before.frames if before is not None else ()
        told.striking = any(
            isinstance(frame, Rolling) and frame.target is not None and told._strikes(frame.source)
            for frame in frames
        )
        for state in (before, after):
            if state is None or state.visit is None:
                continue
            told._entered.setdefault(state.visit.map, set()).update(state.visit.entered)
            if state.visit.map == told._place:
                told.tokens.update({token.serial: token for token in state.visit.tokens})
        return told

    def along(self, events: Sequence[e.Event]) -> Iterator[e.Event]:
        """Each event in turn, while the maps, zones and tokens of that moment are known."""
        part: list[e.Event] = []
        for event in events:
            if isinstance(event, e.MapEntered):
                yield from self._part(part)
                part = []
                self._enter(event)
            part.append(event)
        yield from self._part(part)

    def _enter(self, event: e.MapEntered) -> None:
        if not self._remembers:
            self._entered.pop(event.map, None)
        self._place, self.tokens = event.map, {}
        self._stood_on((event.zone,))

    def _part(self, part: list[e.Event]) -> Iterator[e.Event]:
        """One map's events: what they bring is known from the first, what goes to the last."""
        for event in part:
            match event:
                case e.Moved():
                    self._stood_on(event.way[1:])
                case e.Placed():
                    self._stood_on((event.zone,))
                case e.AdversaryPlaced():
                    fresh = Token(event.token, event.card, event.zone)
                    self.tokens.setdefault(event.token, fresh)
                case _:
                    pass
        for event in part:
            if isinstance(event, e.CardActivated):
                source = "card", str(event.card)
                self.striking = event.target is not None and self._strikes(source)
            yield event
            if isinstance(event, e.TestPassed | e.TestFailed):
                self.striking = False
        for event in part:
            if isinstance(event, e.AdversaryRemoved | e.AdversaryDefeated):
                self.tokens.pop(event.token, None)

    def _strikes(self, source: Source) -> bool:
        """Whether a card is a weapon of which each Success counts, not one with a plain Test."""
        action = self.names.pack.cards[int(source[1])].action
        return action is not None and action.test is None

    def _stood_on(self, zones: tuple[str, ...]) -> None:
        self._entered.setdefault(self._place, set()).update(zones)

    def token(self, serial: int) -> str:
        """What a token is called, with its number where several of its kind are on the map."""
        token = self.tokens.get(serial)
        if token is None:
            return QCoreApplication.translate("Aventura", "An adversary")
        alike = [other for other in self.tokens.values() if other.card == token.card]
        return self.names.numbered(token, several=len(alike) > 1)

    def zone(self, zone: str) -> str:
        """What a zone is called: by title once it was stood on, else by letter."""
        place = self.names.pack.maps.get(self._place)
        if place is None or zone not in place.drawing.zones:
            return QCoreApplication.translate("Aventura", "zone {letter}").format(letter=zone)
        entered = zone in self._entered.get(self._place, ())
        return self.names.zone_of(self._place, zone, entered=entered)
