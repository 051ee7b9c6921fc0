"""What people, places and things are called, in the story's language where it has one."""

import itertools

import msgspec
from PySide6.QtCore import QCoreApplication

from desktop.atlas.parts import Prop, ZoneMap
from desktop.rules.games.aventura.content.effects import Stat, WoundKind
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.state import BLANK, State, Token


def stat_name(stat: Stat) -> str:
    """A characteristic, capitalised as a term of the game."""
    match stat:
        case "strength":
            return QCoreApplication.translate("Aventura", "Strength")
        case "skill":
            return QCoreApplication.translate("Aventura", "Skill")
        case "willpower":
            return QCoreApplication.translate("Aventura", "Willpower")
        case "investigation":
            return QCoreApplication.translate("Aventura", "Investigation")


def kind_name(kind: WoundKind) -> str:
    """Physical Wound or Mental Wound."""
    if kind == "physical":
        return QCoreApplication.translate("Aventura", "Physical Wound")
    return QCoreApplication.translate("Aventura", "Mental Wound")


def row_name(row: str) -> str:
    """A kind of Success: double, triple, run."""
    match row:
        case "double":
            return QCoreApplication.translate("Aventura", "double")
        case "triple":
            return QCoreApplication.translate("Aventura", "triple")
        case _:
            return QCoreApplication.translate("Aventura", "run")


def dice_text(dice: tuple[int, ...]) -> str:
    """What fell, as digits."""
    return ", ".join(str(value) for value in dice)


class Names:
    """Names of one pack in one language; a missing translation falls back to the original."""

    def __init__(self, pack: Pack, language: str) -> None:
        """Take the pack and the language in which its story is to be read."""
        self.pack = pack
        self.language = language
        self._texts = pack.texts.get(language, {})
        self._drawings: dict[str, ZoneMap] = {}

    def text(self, key: str, original: str) -> str:
        """One text of the pack by its key, such as `card.20.text`."""
        return self._texts.get(key, original)

    def title(self) -> str:
        """The adventure's title."""
        return self.text("pack.title", self.pack.head.title)

    def investigator(self, who: str) -> str:
        """The first name of an investigator, as the log uses it."""
        return self.full_name(who).split()[0]

    def full_name(self, who: str) -> str:
        """The whole name of an investigator."""
        return self.text(f"investigator.{who}.name", self.pack.investigators[who].name)

    def people(self, who: tuple[str, ...]) -> str:
        """One or two investigators in a row."""
        names = [self.investigator(one) for one in who]
        if len(names) == 2:
            return QCoreApplication.translate("Aventura", "{first} and {second}").format(
                first=names[0], second=names[1]
            )
        return ", ".join(names)

    def card(self, number: int) -> str:
        """The name of an Object card or an adversary's card."""
        if number in self.pack.cards:
            return self.text(f"card.{number}.name", self.pack.cards[number].name)
        return self.text(f"adversary.{number}.name", self.pack.adversaries[number].name)

    def wound(self, number: int, kind: WoundKind) -> str:
        """The name of a wound's half."""
        if number == BLANK:
            return QCoreApplication.translate("Aventura", "a wound without a name")
        half = getattr(self.pack.wounds[number], kind)
        return self.text(f"wound.{number}.{kind}.name", half.name)

    def wound_text(self, number: int, kind: WoundKind) -> str:
        """What a wound's half does, in the pack's words."""
        if number == BLANK:
            return ""
        half = getattr(self.pack.wounds[number], kind)
        return self.text(f"wound.{number}.{kind}.text", half.text)

    def map(self, place: str) -> str:
        """The title of a map."""
        return self.text(f"{place}.title", self.pack.maps[place].journal.title)

    def ending(self, ending: str) -> str:
        """The title of an ending."""
        return self.text(f"ending.{ending}.title", self.pack.endings[ending].title)

    def intro(self) -> str:
        """What is read before anybody is chosen (AZ-007)."""
        return self.text("pack.intro", self.pack.head.intro)

    def ending_text(self, ending: str) -> str:
        """What an ending gives to read."""
        return self.text(f"ending.{ending}.text", self.pack.endings[ending].text)

    def counter(self, name: str) -> str:
        """The label of a counter."""
        return self.text(f"counter.{name}.label", self.pack.head.counters[name].label)

    def row(self, card: int, row: str) -> str:
        """The title of an adversary's row."""
        found = getattr(self.pack.adversaries[card], row)
        return self.text(f"adversary.{card}.{row}.title", found.title) if found else ""

    def zone(self, state: State, zone: str) -> str:
        """A zone as the players may call it: by title once it was stood on, else by letter."""
        if state.visit is None:
            return zone
        entered = zone in state.visit.entered
        return self.zone_of(state.visit.map, zone, entered=entered)

    def zone_of(self, place: str, zone: str, *, entered: bool) -> str:
        """A zone of a map: by title once it was stood on, else by letter."""
        drawn = self.pack.maps[place].drawing.zones[zone]
        if drawn.title and entered:
            return self.zone_title(place, zone)
        if drawn.letter:
            return QCoreApplication.translate("Aventura", "zone {letter}").format(
                letter=drawn.letter
            )
        return QCoreApplication.translate("Aventura", "a zone without a letter")

    def zone_title(self, place: str, zone: str) -> str:
        """The printed title of a zone; empty where it has none."""
        return self.text(
            f"{place}.zone.{zone}.title", self.pack.maps[place].drawing.zones[zone].title or ""
        )

    def drawing(self, place: str) -> ZoneMap:
        """A map with the words on it as they are here; the same one at every call."""
        if place not in self._drawings:
            drawn = self.pack.maps[place].drawing
            zones = {
                name: msgspec.structs.replace(zone, title=self.zone_title(place, name) or None)
                for name, zone in drawn.zones.items()
            }
            called = msgspec.structs.replace(drawn, zones=zones, props=self._props(place, drawn))
            self._drawings[place] = called if self._texts else drawn
        return self._drawings[place]

    def _props(self, place: str, drawn: ZoneMap) -> tuple[Prop, ...]:
        """What is drawn on a map, with the words of its signs."""
        number = itertools.count()
        return tuple(
            msgspec.structs.replace(
                prop, text=self.text(f"{place}.sign.{next(number)}.text", prop.text)
            )
            if prop.text
            else prop
            for prop in drawn.props
        )

    def token(self, state: State, token: Token) -> str:
        """An adversary token, with its number where several of its kind stand on the map."""
        same = () if state.visit is None else state.visit.tokens
        alike = sum(1 for other in same if other.card == token.card)
        return self.numbered(token, several=alike > 1)

    def numbered(self, token: Token, *, several: bool) -> str:
        """An adversary token by its card's name, with its number where there are several."""
        if not several:
            return self.card(token.card)
        return QCoreApplication.translate("Aventura", "{adversary} {number}").format(
            adversary=self.card(token.card), number=token.serial
        )
