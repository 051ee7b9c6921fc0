"""The table rules, each with its name, its values and one sentence of explanation."""

import msgspec
from PySide6.QtCore import QCoreApplication

from desktop.rules.games.aventura.options import OPTIONS
from desktop.words.rulebook import rulebook
from desktop.words.ruled import Ruled

SWITCHED: dict[str, tuple[str, ...]] = {
    **{option.ruling: (option.id,) for option in OPTIONS},
    "AZ-Q02": ("counting",),
    "AZ-Q92": ("adversary_choices",),
}
"""Ruling -> the table rules that settle it."""


class RuleText(msgspec.Struct, frozen=True):
    """A table rule in words; `values` is value -> what it is called."""

    name: str
    why: str
    values: dict[str, str]


def _counting() -> RuleText:
    return RuleText(
        QCoreApplication.translate("TableRules", "Counting Successes"),
        QCoreApplication.translate(
            "TableRules",
            "The printed example finds two runs in 1, 1, 2, 3, 3, 3. Counted simply, it is one; "
            "no Test ever passes or fails by the difference.",
        ),
        {
            "book": QCoreApplication.translate("TableRules", "as in the printed example"),
            "simple": QCoreApplication.translate("TableRules", "simply: one run for three numbers"),
        },
    )


def _turn_order() -> RuleText:
    return RuleText(
        QCoreApplication.translate("TableRules", "Order of two investigators"),
        QCoreApplication.translate(
            "TableRules",
            "As printed, one investigator spends both Actions and then the other does; "
            "alternating lets them interleave.",
        ),
        {
            "blocks": QCoreApplication.translate("TableRules", "one after the other"),
            "free": QCoreApplication.translate("TableRules", "alternating freely"),
        },
    )


def _red_zones() -> RuleText:
    return RuleText(
        QCoreApplication.translate("TableRules", "Red letters"),
        QCoreApplication.translate(
            "TableRules",
            "Whether a red zone that one investigator has looked into still stops the other.",
        ),
        {
            "once": QCoreApplication.translate("TableRules", "once for both"),
            "each": QCoreApplication.translate("TableRules", "for each investigator"),
        },
    )


def _skipped_events() -> RuleText:
    return RuleText(
        QCoreApplication.translate("TableRules", "Red turns passed over"),
        QCoreApplication.translate(
            "TableRules",
            "A wound may push the Clock over a red number: its event happens all the same, "
            "or is lost.",
        ),
        {
            "resolved": QCoreApplication.translate("TableRules", "happen in order"),
            "lost": QCoreApplication.translate("TableRules", "are lost"),
        },
    )


def _after_defeat() -> RuleText:
    return RuleText(
        QCoreApplication.translate("TableRules", "Maps after a defeat"),
        QCoreApplication.translate(
            "TableRules",
            "Which maps may be travelled to again once you have been defeated.",
        ),
        {
            "all": QCoreApplication.translate("TableRules", "every unlocked map"),
            "lost_map": QCoreApplication.translate("TableRules", "only the map that was lost"),
        },
    )


def _map_memory() -> RuleText:
    return RuleText(
        QCoreApplication.translate("TableRules", "A map seen again"),
        QCoreApplication.translate(
            "TableRules",
            "Whether a map is as new when you come back after a defeat, or remembers what "
            "was read.",
        ),
        {
            "new": QCoreApplication.translate("TableRules", "as new"),
            "remembered": QCoreApplication.translate("TableRules", "as you left it"),
        },
    )


def _adversary_choices() -> RuleText:
    return RuleText(
        QCoreApplication.translate("TableRules", "Adversaries' order and ways"),
        QCoreApplication.translate(
            "TableRules",
            "Several adversaries act in the order they appeared and take the first of equally "
            "short ways, or you decide both.",
        ),
        {
            "automatic": QCoreApplication.translate("TableRules", "by a fixed order"),
            "players": QCoreApplication.translate("TableRules", "you decide"),
        },
    )


def _dice() -> RuleText:
    return RuleText(
        QCoreApplication.translate("TableRules", "Dice"),
        QCoreApplication.translate(
            "TableRules",
            "The program rolls, or tells you how many dice to roll on your own table and takes "
            "your word for what fell. It can be switched at any moment between rolls.",
        ),
        {
            "program": QCoreApplication.translate("TableRules", "the program rolls"),
            "typed": QCoreApplication.translate("TableRules", "real dice, typed in"),
        },
    )


def _los_target() -> RuleText:
    return RuleText(
        QCoreApplication.translate("TableRules", "Where a line of sight ends"),
        QCoreApplication.translate(
            "TableRules",
            "In the centre of the other zone, which is the same both ways, or anywhere in it.",
        ),
        {
            "centre": QCoreApplication.translate("TableRules", "at the zone's centre"),
            "any_point": QCoreApplication.translate("TableRules", "at any point of the zone"),
        },
    )


def _door_rule() -> RuleText:
    return RuleText(
        QCoreApplication.translate("TableRules", "Sight through doors"),
        QCoreApplication.translate(
            "TableRules",
            "The line must pass the opening itself, or a wall with a door or window in it "
            "does not block at all between its two zones.",
        ),
        {
            "opening": QCoreApplication.translate("TableRules", "through the opening"),
            "side": QCoreApplication.translate("TableRules", "anywhere along that wall"),
        },
    )


def _story_mode() -> RuleText:
    return RuleText(
        QCoreApplication.translate("TableRules", "Story mode"),
        QCoreApplication.translate(
            "TableRules",
            "Lets undo go back across dice and texts. Once on it stays on, and the adventure "
            "is marked as revised.",
        ),
        {
            "off": QCoreApplication.translate("TableRules", "off"),
            "on": QCoreApplication.translate("TableRules", "on, and marked"),
        },
    )


def rule_text(rule: str) -> RuleText:
    """A table rule's words. Raises KeyError for an unknown id."""
    return {
        "counting": _counting,
        "turn_order": _turn_order,
        "red_zones": _red_zones,
        "skipped_events": _skipped_events,
        "after_defeat_maps": _after_defeat,
        "map_memory": _map_memory,
        "adversary_choices": _adversary_choices,
        "dice": _dice,
        "los_target": _los_target,
        "door_rule": _door_rule,
        "story_mode": _story_mode,
    }[rule]()


def ruled(language: str) -> Ruled:
    """The pages of rules in a language."""
    return Ruled(rulebook("aventura", language), SWITCHED, _say)


def _say(rule: str, value: str) -> tuple[str, str]:
    told = rule_text(rule)
    return told.name, told.values[value]
