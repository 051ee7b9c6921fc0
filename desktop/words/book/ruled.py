"""Pages of rules: those behind one thing on the sheet, and all of them by topic."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.book.options import OPTIONS
from desktop.words.book.table_rules import rule_text
from desktop.words.rulebook import Rulebook, is_ruling

HYPHEN, TOGETHER = "-", "\N{NO-BREAK SPACE}"
SWITCHED: dict[str, tuple[str, ...]] = {
    ruling: tuple(option.id for option in OPTIONS if option.ruling == ruling)
    for ruling in dict.fromkeys(option.ruling for option in OPTIONS)
}
"""Rule or ruling -> the table rules that settle it."""


def page(book: Rulebook, rules: tuple[str, ...], options: Mapping[str, str]) -> str:
    """Rules first, then what was unclear; under each the table rules that settle it."""
    printed = [_said(book, rule, options) for rule in rules if not is_ruling(rule)]
    rulings = [_said(book, rule, options) for rule in rules if is_ruling(rule)]
    if rulings:
        head = QCoreApplication.translate("Ruled", "What the printed rules leave open:")
        rulings = [f"\n{head}" if printed else head, *rulings]
    return "\n".join((*printed, *rulings))


def title(book: Rulebook, rules: tuple[str, ...]) -> str:
    """The topic that a page of rules begins with."""
    return book.titles[book.where[rules[0]]]


def everything(book: Rulebook, options: Mapping[str, str]) -> str:
    """All rules and rulings by topic."""
    return "\n\n\n".join(
        f"{book.titles[topic].upper()}\n{page(book, book.under(topic), options)}"
        for topic in book.topics()
    )


def _said(book: Rulebook, rule: str, options: Mapping[str, str]) -> str:
    said = f"·  {book.rule(rule)}  ({rule.replace(HYPHEN, TOGETHER)})"
    switched = [_switch(option, options) for option in SWITCHED.get(rule, ())]
    return " ".join((said, *switched))


def _switch(option: str, options: Mapping[str, str]) -> str:
    words = rule_text(option)
    return QCoreApplication.translate("Ruled", "Table rule “{name}”, here: {value}.").format(
        name=words.name, value=words.values[options[option]]
    )
