"""Pages of rules for every game: those behind one thing on the table, and all of them by topic."""

from collections.abc import Callable, Mapping

import msgspec
from PySide6.QtCore import QCoreApplication

from desktop.words.rulebook import Rulebook, is_ruling

HYPHEN, TOGETHER = "-", "\N{NO-BREAK SPACE}"
Say = Callable[[str, str], tuple[str, str]]
"""(table rule, value) -> (what the rule is called, what the value is called)"""


class Ruled(msgspec.Struct, frozen=True):
    """A game's rules as pages.

    `switched`: rule or ruling -> the table rules that settle it; `say`: their words. `more` are
    rules that no file of rules holds, by subject, with their titles: what came with time.
    """

    book: Rulebook
    switched: Mapping[str, tuple[str, ...]]
    say: Say
    more: Mapping[str, tuple[str, str]] = {}

    def about(self, subject: str, options: Mapping[str, str]) -> tuple[str, str] | None:
        """The title and the page of what is in focus; None where no rule is behind it."""
        if subject in self.more:
            return self.more[subject]
        rules = self.book.about(subject)
        return (self.title(rules), self.page(rules, options)) if rules else None

    def page(self, rules: tuple[str, ...], options: Mapping[str, str]) -> str:
        """Rules first, then what was unclear; under each the table rules that settle it."""
        printed = [self._said(rule, options) for rule in rules if not is_ruling(rule)]
        rulings = [self._said(rule, options) for rule in rules if is_ruling(rule)]
        if rulings:
            head = QCoreApplication.translate("Ruled", "What the printed rules leave open:")
            rulings = [f"\n{head}" if printed else head, *rulings]
        return "\n".join((*printed, *rulings))

    def title(self, rules: tuple[str, ...]) -> str:
        """The topic that a page of rules begins with."""
        return self.book.titles[self.book.where[rules[0]]]

    def everything(self, options: Mapping[str, str]) -> str:
        """All rules and rulings by topic, then what came with time."""
        topics = [
            f"{self.book.titles[topic].upper()}\n{self.page(self.book.under(topic), options)}"
            for topic in self.book.topics()
        ]
        came = [f"{name.upper()}\n{text}" for name, text in self.more.values()]
        return "\n\n\n".join((*topics, *came))

    def _said(self, rule: str, options: Mapping[str, str]) -> str:
        said = f"·  {self.book.rule(rule)}  ({rule.replace(HYPHEN, TOGETHER)})"
        switched = [self._switch(option, options) for option in self.switched.get(rule, ())]
        return " ".join((said, *switched))

    def _switch(self, option: str, options: Mapping[str, str]) -> str:
        name, value = self.say(option, options[option])
        return QCoreApplication.translate("Ruled", "Table rule “{name}”, here: {value}.").format(
            name=name, value=value
        )
