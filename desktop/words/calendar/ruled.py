"""The pages of rules of the calendar: printed ones, and those of months whose page was read."""

from desktop.rules.games.calendar.options import OPTIONS
from desktop.rules.games.calendar.state import State
from desktop.words.calendar.names import Names
from desktop.words.calendar.table_rules import rule_text, value_text
from desktop.words.markup import plain_text
from desktop.words.rulebook import rulebook
from desktop.words.ruled import Ruled

SWITCHED: dict[str, tuple[str, ...]] = {
    ruling: tuple(option.id for option in OPTIONS if option.ruling == ruling)
    for ruling in dict.fromkeys(option.ruling for option in OPTIONS)
}
"""Rule or ruling -> the table rules that settle it."""


def brought(names: Names, state: State) -> tuple[str, ...]:
    """The ids of the months' rules that may be known now, in the order in which they came."""
    if state.options.get("mode") != "twists":
        return ()
    known = [
        module
        for module in names.almanac.modules
        if module.from_ <= state.month.number and module.from_ not in state.unread
    ]
    ordered = sorted(known, key=lambda module: module.from_)
    return tuple(module.id.partition(".")[0] for module in ordered)


def ruled(names: Names, state: State, language: str) -> Ruled:
    """The pages of rules in the window's language; months' rules are in the story's."""
    came = {
        rule: (names.thing(rule), plain_text(names.rule(rule).plain))
        for rule in brought(names, state)
        if names.has_rule(rule)
    }
    return Ruled(rulebook("calendar", language), SWITCHED, _say, came)


def _say(rule: str, value: str) -> tuple[str, str]:
    return rule_text(rule).name, value_text(rule, value)
