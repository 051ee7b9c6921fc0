"""What wares, Attributes, Encounters and squares are called, in the language of the tables.

Columns and rows are counted from 1 for readers, from the left and from the line under the header.
"""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.book.content.schema import Tables, Titles
from desktop.rules.games.book.phases.routes import square
from desktop.rules.games.book.state import Area, Attribute, Letter, State

ADVENTURER, TITLE = "adventurer", "title"
"""By these the names stand in a save's jottings that the player gave."""


def attribute_short(attribute: Attribute) -> str:
    """An Attribute in three letters, as on the sheet."""
    match attribute:
        case "STR":
            return QCoreApplication.translate("Book", "STR")
        case "WIS":
            return QCoreApplication.translate("Book", "WIS")
        case "INT":
            return QCoreApplication.translate("Book", "INT")
        case "DEX":
            return QCoreApplication.translate("Book", "DEX")
        case "CHA":
            return QCoreApplication.translate("Book", "CHA")
        case "LUC":
            return QCoreApplication.translate("Book", "LUC")


def attribute_name(attribute: Attribute) -> str:
    """An Attribute in full."""
    match attribute:
        case "STR":
            return QCoreApplication.translate("Book", "Strength")
        case "WIS":
            return QCoreApplication.translate("Book", "Wisdom")
        case "INT":
            return QCoreApplication.translate("Book", "Intelligence")
        case "DEX":
            return QCoreApplication.translate("Book", "Dexterity")
        case "CHA":
            return QCoreApplication.translate("Book", "Charisma")
        case "LUC":
            return QCoreApplication.translate("Book", "Luck")


def dice_text(dice: Sequence[int]) -> str:
    """What fell, as digits."""
    return " ".join(str(value) for value in dice)


def sum_text(parts: Sequence[str]) -> str:
    """Words in a row: `14`, `14 and a blank`, `14, 21 and a blank`."""
    if len(parts) < 2:
        return "".join(parts)
    return QCoreApplication.translate("Book", "{first} and {last}").format(
        first=", ".join(parts[:-1]), last=parts[-1]
    )


def place_text(area: str) -> str:
    """A square by column and row."""
    column, row = square(area)
    return QCoreApplication.translate("Book", "column {column}, row {row}").format(
        column=column + 1, row=row + 1
    )


def way_text(start: str, end: str) -> str:
    """How far one square lies from another: `2 squares north, 1 square east`."""
    (column, row), (to_column, to_row) = square(start), square(end)
    parts: list[str] = []
    north, east = row - to_row, to_column - column
    if north > 0:
        parts.append(QCoreApplication.translate("Book", "%n square(s) north", None, north))
    if north < 0:
        south = -north
        parts.append(QCoreApplication.translate("Book", "%n square(s) south", None, south))
    if east > 0:
        parts.append(QCoreApplication.translate("Book", "%n square(s) east", None, east))
    if east < 0:
        west = -east
        parts.append(QCoreApplication.translate("Book", "%n square(s) west", None, west))
    return ", ".join(parts) or QCoreApplication.translate("Book", "where you stand")


def home_name() -> str:
    """The square where everything begins."""
    return QCoreApplication.translate("Book", "Hometown")


def the_home() -> str:
    """The Hometown as the aim of a Route."""
    return QCoreApplication.translate("Book", "the Hometown")


class Names:
    """Names of one set of tables in one language; what is not translated is as it was written."""

    def __init__(self, tables: Tables, language: str) -> None:
        """Take the tables and the language in which they are to be read."""
        self.tables = tables
        self.language = language
        words = tables.words.get(language)
        self._texts = {} if words is None else words.texts

    def text(self, key: str, original: str) -> str:
        """One text of the tables by its key, such as `O.opening.o3`."""
        return self._texts.get(key, original)

    def has(self, key: str) -> bool:
        """Whether a text of the tables is translated."""
        return key in self._texts

    def ware(self, ware: str) -> str:
        """The name of a ware; an id that no table knows stays as it is."""
        known = self.tables.wares.get(ware)
        return ware if known is None else self.text(f"ware.{ware}.name", known.name)

    def effect(self, ware: str) -> str:
        """What a ware does, as on its slip."""
        return self.text(f"ware.{ware}.effect", self.tables.wares[ware].effect)

    def wares(self, wares: Sequence[str]) -> str:
        """Wares in a row; several of one kind are counted: `Bomb, 2 Snack`."""
        return ", ".join(
            self.ware(ware) if wares.count(ware) == 1 else f"{wares.count(ware)} {self.ware(ware)}"
            for ware in dict.fromkeys(wares)
        )

    def letter(self, letter: Letter) -> str:
        """The type of an Encounter; a Personal that only an Oracle told is neither yet."""
        if letter == "":
            return QCoreApplication.translate("Book", "Encounter")
        if letter == "P":
            return QCoreApplication.translate("Book", "Personal")
        known = self.tables.encounters[letter].name
        return self.text(f"encounter.{letter}.name", known)

    def met(self, letter: Letter, ecl: int) -> str:
        """An Encounter as it is spoken of: `Puzzle 16`."""
        return QCoreApplication.translate("Book", "{type} {number}").format(
            type=self.letter(letter), number=ecl
        )

    def source(self, source: str) -> str:
        """Where dice of a pool come from: an Attribute, the Level, what was paid, a ware."""
        match source:
            case "STR" | "WIS" | "INT" | "DEX" | "CHA" | "LUC":
                return attribute_short(source)
            case "level":
                return QCoreApplication.translate("Book", "Level")
            case "strain":
                return QCoreApplication.translate("Book", "Strain")
            case "bribes":
                return QCoreApplication.translate("Book", "Bribes")
            case "given":
                return QCoreApplication.translate("Book", "Gifts")
            case _:
                return self.ware(source)

    # --- titles ---

    def title(self, letter: Letter, dice: tuple[int, int]) -> str:
        """The story title of an Encounter: "row, hook" of two dice; empty before they fell."""
        if letter not in self.tables.stories:
            return ""
        return self._title(letter, self.tables.stories[letter].titles, dice)

    def town_title(self, dice: tuple[int, int]) -> str:
        """The story title of a stay in a Town."""
        return self._title("town", self.tables.town.titles, dice)

    def flight_title(self, dice: tuple[int, int]) -> str:
        """The story title of a flight."""
        return self._title("flight", self.tables.flight.titles, dice)

    def _title(self, key: str, titles: Titles, dice: tuple[int, int]) -> str:
        first, second = dice
        if first not in range(1, len(titles.rows) + 1):
            return ""
        row = self.text(f"{key}.row.{first}", titles.rows[first - 1])
        hook = self.text(f"{key}.hook.{second}", titles.hooks[second - 1])
        return f"{row}, {hook}"

    # --- squares ---

    def area(self, area: Area | None, *, home: bool = False) -> str:
        """What stands in a square, in words: `Puzzle 11`, `Town 3`, `blank`."""
        if home:
            return home_name()
        if area is None:
            return QCoreApplication.translate("Book", "empty")
        match area.kind:
            case "town":
                return QCoreApplication.translate("Book", "Town {wealth}").format(wealth=area.value)
            case "blocked":
                return QCoreApplication.translate("Book", "Blocked")
            case "blank":
                return QCoreApplication.translate("Book", "blank")
            case "encounter":
                return self.met(area.letter, area.value)

    def destination(self, state: State, area: str) -> str:
        """A square as the aim of a Route: `Puzzle 16`, `the Hometown`."""
        return the_home() if area == state.home else self.area(state.areas.get(area))

    def spoken(self, state: State, area: str, legal: bool | None = None) -> str:
        """A square for a reader of the screen: place, what stands there, how far, whether legal."""
        found = state.areas.get(area)
        parts = [place_text(area), self.area(found, home=area == state.home)]
        if found is not None and found.crossed:
            parts.append(QCoreApplication.translate("Book", "crossed out"))
        if state.trail:
            parts.append(way_text(state.here, area))
        if legal is not None:
            parts.append(
                QCoreApplication.translate("Book", "legal")
                if legal
                else QCoreApplication.translate("Book", "not legal")
            )
        told = ", ".join(parts)
        return f"{told[0].upper()}{told[1:]}."


def mark(area: Area, *, home: bool = False) -> str:
    """What is written in a square: `Z11`, `T3`, `HT3`, `B`; nothing in a blank one."""
    match area.kind:
        case "town":
            return f"HT{area.value}" if home else f"T{area.value}"
        case "blocked":
            return "B"
        case "encounter":
            return f"{area.letter}{area.value}"
        case "blank":
            return ""
