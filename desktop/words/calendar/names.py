"""What symbols, months, people and things are called; texts of the year in the story's language.

Nothing here names what a month brings: those words come from the year's own texts, by the id of
the rule, and are asked for only once the month has come.
"""

from collections.abc import Sequence
from typing import get_args

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.calendar.content.schema import (
    Almanac,
    Epilogue,
    Line,
    MonthText,
    RuleText,
    Subject,
    Texts,
)
from desktop.rules.games.calendar.state import Symbol
from desktop.words.calendar.dates import words

LETTERS: dict[Symbol, str] = {"lens": "I", "lantern": "L", "revolver": "R"}
"""As printed beside the shapes, in every language."""


def known_symbol(word: str) -> Symbol | None:
    """A symbol by its id; None for any other word."""
    symbols: tuple[Symbol, ...] = get_args(Symbol)
    return next((symbol for symbol in symbols if symbol == word), None)


def symbol_name(symbol: Symbol) -> str:
    """`lens`."""
    match symbol:
        case "lens":
            return QCoreApplication.translate("Calendar", "lens")
        case "lantern":
            return QCoreApplication.translate("Calendar", "lantern")
        case "revolver":
            return QCoreApplication.translate("Calendar", "revolver")


def a_symbol(symbol: Symbol) -> str:
    """`a lens`."""
    match symbol:
        case "lens":
            return QCoreApplication.translate("Calendar", "a lens")
        case "lantern":
            return QCoreApplication.translate("Calendar", "a lantern")
        case "revolver":
            return QCoreApplication.translate("Calendar", "a revolver")


def two_symbols(symbol: Symbol) -> str:
    """`two lenses`."""
    match symbol:
        case "lens":
            return QCoreApplication.translate("Calendar", "two lenses")
        case "lantern":
            return QCoreApplication.translate("Calendar", "two lanterns")
        case "revolver":
            return QCoreApplication.translate("Calendar", "two revolvers")


def no_symbol(symbol: Symbol) -> str:
    """`no lens`."""
    match symbol:
        case "lens":
            return QCoreApplication.translate("Calendar", "no lens")
        case "lantern":
            return QCoreApplication.translate("Calendar", "no lantern")
        case "revolver":
            return QCoreApplication.translate("Calendar", "no revolver")


def symbols_text(symbols: Sequence[Symbol]) -> str:
    """What the symbol dice show: `two lenses`, `a lens and a revolver`."""
    if len(symbols) == 2 and symbols[0] == symbols[1]:
        return two_symbols(symbols[0])
    return and_text([a_symbol(symbol) for symbol in symbols])


def and_text(parts: Sequence[str]) -> str:
    """Things in a row: `a lens and a lantern`."""
    if len(parts) < 2:
        return "".join(parts)
    return QCoreApplication.translate("Calendar", "{first} and {last}").format(
        first=", ".join(parts[:-1]), last=parts[-1]
    )


def or_text(parts: Sequence[str]) -> str:
    """Things of which one is enough: `a lens or a lantern`."""
    if len(parts) < 2:
        return "".join(parts)
    return QCoreApplication.translate("Calendar", "{first} or {last}").format(
        first=", ".join(parts[:-1]), last=parts[-1]
    )


def dice_text(number: Sequence[int], symbol: Sequence[Symbol] = ()) -> str:
    """All dice as they lie: `4 4 5, a lens and a lantern`."""
    digits = " ".join(str(value) for value in number)
    if not symbol or not number:
        return digits or symbols_text(symbol)
    return QCoreApplication.translate("Calendar", "{digits}, {symbols}").format(
        digits=digits, symbols=symbols_text(symbol)
    )


def dice_words(number: Sequence[int], symbol: Sequence[Symbol]) -> str:
    """All dice in words: `four, four, five, a lens and a lantern`."""
    told = ", ".join(words(value) for value in number)
    return QCoreApplication.translate("Calendar", "{digits}, {symbols}").format(
        digits=told, symbols=symbols_text(symbol)
    )


class Names:
    """The texts of one year in one language; what is not translated is as it was written."""

    def __init__(self, almanac: Almanac, language: str) -> None:
        """Take the year and the language in which its story is to be read."""
        self.almanac = almanac
        self.language = language
        self._own: Texts | None = almanac.texts.get(language)
        self._original = almanac.told(almanac.head.language)

    @property
    def title(self) -> str:
        """What the year is called."""
        return self.almanac.head.title

    def month(self, month: int) -> MonthText:
        """A month's story."""
        own = self._own.months.get(month) if self._own is not None else None
        return own or self._original.months[month]

    def month_story(self, month: int, kept: bool) -> str:
        """A month's story as one text, by how the last month went."""
        told = self.month(month)
        parts = (told.before, told.kept if kept else told.lost, told.after)
        return "\n\n".join(part.strip() for part in parts if part.strip())

    def has_rule(self, rule: str) -> bool:
        """Whether the year has words for a rule."""
        return rule in self._original.rules

    def rule(self, rule: str) -> RuleText:
        """A month's rule: its name, its thing, the story of it, the rule itself."""
        own = self._own.rules.get(rule) if self._own is not None else None
        known = own or self._original.rules.get(rule)
        return known or RuleText(rule, rule, "", "", "")

    def thing(self, rule: str) -> str:
        """What a month's rule is called."""
        return self.rule(rule).name

    def ally(self, symbol: Symbol) -> str:
        """Who helps with a symbol."""
        own = self._own.allies.get(symbol) if self._own is not None else None
        known = own or self._original.allies.get(symbol)
        return symbol_name(symbol) if known is None else known.name

    def ally_about(self, symbol: Symbol) -> str:
        """One sentence about who helps with a symbol."""
        own = self._own.allies.get(symbol) if self._own is not None else None
        known = own or self._original.allies.get(symbol)
        return "" if known is None else known.about

    def subject(self, week: int) -> Subject | None:
        """A week's small question with its answers."""
        own = self._own.subjects.get(week) if self._own is not None else None
        return own or self._original.subjects.get(week)

    def line(self, line: str) -> str:
        """A day's line by its id; empty for none."""
        own = self._own.lines.get(line) if self._own is not None else None
        found: Line | None = own or self._original.lines.get(line)
        return "" if found is None else found.text

    def epilogue(self, rank: int) -> Epilogue:
        """How the year ends at a rank."""
        own = self._own.epilogues.get(rank) if self._own is not None else None
        return own or self._original.epilogues[rank]

    def finale(self, won: bool) -> str:
        """How the last sitting ends."""
        texts = (self._own, self._original)
        told = [t.finale_won if won else t.finale_lost for t in texts if t is not None]
        return next((text for text in told if text), "")
