"""What a campaign's diary knows while it tells: the map, who stands where, all names."""

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura.content import lookup
from desktop.rules.games.aventura.state import Source, Token
from desktop.words.aventura.campaign import fight, harm, looks, tests, ways
from desktop.words.aventura.campaign.happenings import Wound
from desktop.words.aventura.names import Names
from desktop.words.aventura.told_story import key_of
from desktop.words.telling import count, name, plain, row

_BY = 2
"""So many places between two are named; the rest of a longer way is on the map."""


class Scene:
    """Names as prose has them, at the place that is told of."""

    def __init__(self, names: Names, *, remembers: bool) -> None:
        """Know nothing yet; a map entered again is new unless the table `remembers` (Q-66)."""
        self.names = names
        self.place = ""
        self.team: tuple[str, ...] = ()
        self.tokens: dict[int, Token] = {}
        self.holders: dict[int, str] = {}  # card -> who took it last
        self._remembers = remembers
        self._looked: set[tuple[str, str, str]] = set()
        self._entered: dict[str, set[str]] = {}

    # ---- what changes -------------------------------------------------------------------------
    def enter(self, event: e.MapEntered) -> None:
        """Everybody stands on the starting zone of a map."""
        if not self._remembers:
            self._entered.pop(event.map, None)
        self.place, self.tokens = event.map, {}
        self.stood_on((event.zone,))

    def stood_on(self, zones: tuple[str, ...]) -> None:
        """These zones are known by their titles from now on."""
        self._entered.setdefault(self.place, set()).update(zones)

    def looks(self, who: str, zone: str) -> bool:
        """An investigator investigates; whether it was done by the same one here before."""
        key = (self.place, zone, who)
        before = key in self._looked
        self._looked.add(key)
        return before

    def stand(self, event: e.AdversaryPlaced) -> None:
        """A token is on the map."""
        self.tokens[event.token] = Token(event.token, event.card, event.zone)

    def fell(self, token: int) -> None:
        """A token is off the map."""
        self.tokens.pop(token, None)

    # ---- what things are called ---------------------------------------------------------------
    def who(self, who: str) -> str:
        """An investigator's first name."""
        return plain(self.names.investigator(who))

    def people(self, who: tuple[str, ...]) -> str:
        """Investigators in a row."""
        return row([self.who(one) for one in who])

    def zone(self, zone: str) -> str:
        """A zone: its title where it was stood on, else by its letter."""
        drawn = self.names.pack.maps.get(self.place)
        if drawn is None or zone not in drawn.drawing.zones:
            return QCoreApplication.translate("Aventura", "zone {letter}").format(letter=zone)
        known = zone in self._entered.get(self.place, ())
        if known and (title := self.names.zone_title(self.place, zone)):
            return name(title)
        if drawn.drawing.zones[zone].letter:
            return self.names.zone_of(self.place, zone, entered=False)
        return QCoreApplication.translate("Keepsakes", "a part of it without a name")

    def known(self, zone: str) -> bool:
        """Whether there is a name for a zone: its letter, or its title once it was stood on."""
        drawn = self.names.pack.maps.get(self.place)
        if drawn is None or zone not in drawn.drawing.zones:
            return True
        entered = zone in self._entered.get(self.place, ())
        return entered or bool(drawn.drawing.zones[zone].letter)

    def way(self, way: tuple[str, ...], *, placed: bool = False) -> str:
        """From one zone by others to another; `placed` where the first needs no telling."""
        start, *between, end = (self.zone(zone) for zone in way)
        placed = placed or not self.known(way[0])
        by = list(dict.fromkeys(one for one in between if one not in (start, end)))
        facts = {"start": start, "by": row(by), "end": end}
        if way[0] == way[-1] and by:
            short = ways.way_round_to if placed else ways.way_round
            return (short if len(by) <= _BY else ways.way_far_round)()[0].format(**facts)
        if by and len(by) <= _BY:
            return (ways.way_by_to if placed else ways.way_by)()[0].format(**facts)
        return (ways.way_to if placed else ways.way_direct)()[0].format(**facts)

    def map(self, place: str) -> str:
        """The title of a map."""
        return name(self.names.map(place))

    def card(self, card: int) -> str:
        """A card by its name alone."""
        return name(self.names.card(card))

    def cards(self, cards: tuple[int, ...]) -> str:
        """Cards by their names, in a row."""
        return row([self.card(card) for card in cards])

    def token(self, serial: int) -> str:
        """An adversary, with a number where several alike stand on the map."""
        token = self.tokens.get(serial)
        if token is None:
            return QCoreApplication.translate("Keepsakes", "an adversary")
        alike = [other for other in self.tokens.values() if other.card == token.card]
        return name(self.names.numbered(token, several=len(alike) > 1))

    def standing(self, tokens: tuple[e.AdversaryPlaced, ...]) -> str:
        """Adversaries and where each of them stands."""
        return row([self._standing(one) for one in tokens])

    def _standing(self, one: e.AdversaryPlaced) -> str:
        token = self.token(one.token)
        if one.zone not in self._entered.get(self.place, ()):
            return token  # nobody could say yet what place that is
        return fight.at()[0].format(adversary=token, zone=self.zone(one.zone))

    def action(self, serial: int, kind: e.Row) -> str:
        """The title of a token's row."""
        token = self.tokens.get(serial)
        title = self.names.row(token.card, kind) if token is not None else ""
        return tests.said()[0].format(label=plain(title or kind))

    def wounds(self, wounds: tuple[Wound, ...], *, named: bool = True) -> str:
        """Wounds in a row, each with its name unless that was never read."""
        return row([self._wound(wound, named=named) for wound in wounds])

    def _wound(self, wound: Wound, *, named: bool) -> str:
        kind, card = wound
        if not named or card == 0:
            return harm.wound_of(kind)
        called = name(self.names.wound(card, kind))
        return harm.a_wound()[0].format(kind=harm.wound_of(kind), wound=called)

    def healed(self, wounds: tuple[Wound, ...]) -> str:
        """Wounds that are past, by their names."""
        return row([name(self.names.wound(card, kind)) for kind, card in wounds])

    def said(self, source: Source, *, whole: bool = False) -> str:
        """The label of an option in quotation marks; `whole`: as a sentence of its own."""
        label = self.names.text(
            f"{key_of(source)}.label", lookup.option_of(self.names.pack, source).label
        )
        text = plain(label).rstrip(".")
        wording = tests.said
        if whole and text[-1:] not in "?!":
            wording = tests.said_whole
        return wording()[0].format(label=text)

    def turn(self, clock: int) -> str:
        """A turn by its number."""
        return looks.turn()[0].format(number=count(clock))
