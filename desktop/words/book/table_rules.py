"""The table rules of the Book, each with its name, its values and a sentence of explanation."""

import msgspec
from PySide6.QtCore import QCoreApplication

from desktop.rules.games.book import events as e
from desktop.rules.games.book.options import OPTIONS
from desktop.words.rulebook import rulebook
from desktop.words.ruled import Ruled

SWITCHED: dict[str, tuple[str, ...]] = {
    ruling: tuple(option.id for option in OPTIONS if option.ruling == ruling)
    for ruling in dict.fromkeys(option.ruling for option in OPTIONS)
}
"""Rule or ruling -> the table rules that settle it."""


class RuleText(msgspec.Struct, frozen=True):
    """A table rule in words; `values` is value -> what it is called."""

    name: str
    why: str
    values: dict[str, str]


def _money_cap() -> RuleText:
    return RuleText(
        QCoreApplication.translate("BookRules", "Money in the review"),
        QCoreApplication.translate(
            "BookRules",
            "As printed every coin is a year, and whoever stays at home and works lives as long on "
            "the book as an adventurer. The limit lets gold and wares together count at most one "
            "year for each Chapter; it is meant for games that are compared.",
        ),
        {
            "off": QCoreApplication.translate("BookRules", "counts in full"),
            "on": QCoreApplication.translate("BookRules", "at most one year a Chapter"),
        },
    )


def _win_years() -> RuleText:
    return RuleText(
        QCoreApplication.translate("BookRules", "Years that win"),
        QCoreApplication.translate(
            "BookRules",
            "How many years a finished book must feed you to be a success; the printed rules give "
            "no number. Bold players reach 100 more often than careful ones. Where money is "
            "limited, 95 is as hard.",
        ),
        {
            "90": QCoreApplication.translate("BookRules", "90, easier"),
            "95": QCoreApplication.translate("BookRules", "95"),
            "100": QCoreApplication.translate("BookRules", "100"),
            "110": QCoreApplication.translate("BookRules", "110, harder"),
        },
    )


def _corner_is_free() -> RuleText:
    return RuleText(
        QCoreApplication.translate("BookRules", "A Route through a corner"),
        QCoreApplication.translate(
            "BookRules",
            "Where a Route passes exactly through the corner of four squares it touches all of "
            "them, or only the two it goes through.",
        ),
        {
            "off": QCoreApplication.translate("BookRules", "touches all four"),
            "on": QCoreApplication.translate("BookRules", "slips between"),
        },
    )


def _strain_in_combat() -> RuleText:
    return RuleText(
        QCoreApplication.translate("BookRules", "Strain in Combat"),
        QCoreApplication.translate(
            "BookRules",
            "The long text offers extra dice for Wounds at an Obstacle only, the short guide in "
            "Combat too.",
        ),
        {
            "on": QCoreApplication.translate("BookRules", "allowed"),
            "off": QCoreApplication.translate("BookRules", "at Obstacles only"),
        },
    )


def _trap_quicksheet() -> RuleText:
    return RuleText(
        QCoreApplication.translate("BookRules", "A Trap not mastered"),
        QCoreApplication.translate(
            "BookRules",
            "In the long text it goes off and leaves an Obstacle; in the short guide it costs Fear "
            "and stays a Trap that may be tried again.",
        ),
        {
            "off": QCoreApplication.translate("BookRules", "becomes an Obstacle"),
            "on": QCoreApplication.translate("BookRules", "stays a Trap"),
        },
    )


def _start_fail_xp() -> RuleText:
    return RuleText(
        QCoreApplication.translate("BookRules", "A starting Check that fails"),
        QCoreApplication.translate(
            "BookRules",
            "The printed rule gives 1 XP for it, the printed example 10, and the sheets that "
            "follow are right only with 10.",
        ),
        {
            "10": QCoreApplication.translate("BookRules", "brings 10 XP"),
            "1": QCoreApplication.translate("BookRules", "brings 1 XP"),
        },
    )


def _paper() -> RuleText:
    return RuleText(
        QCoreApplication.translate("BookRules", "Paper"),
        QCoreApplication.translate(
            "BookRules",
            "How large the world is, in squares of 5 mm below the line. A small sheet has edges "
            "sooner.",
        ),
        {
            "A4": QCoreApplication.translate("BookRules", "A4, 38 by 46 squares"),
            "Letter": QCoreApplication.translate("BookRules", "Letter, 39 by 42 squares"),
            "A5": QCoreApplication.translate("BookRules", "A5, 25 by 29 squares"),
        },
    )


def _dice() -> RuleText:
    return RuleText(
        QCoreApplication.translate("BookRules", "Dice"),
        QCoreApplication.translate(
            "BookRules",
            "The program rolls, or tells you how many dice to roll on your own table and takes "
            "your word for what fell. Rolls that merely follow are always the program's.",
        ),
        {
            "program": QCoreApplication.translate("BookRules", "the program rolls"),
            "typed": QCoreApplication.translate("BookRules", "real dice, typed in"),
        },
    )


def _story_mode() -> RuleText:
    return RuleText(
        QCoreApplication.translate("BookRules", "Story mode"),
        QCoreApplication.translate(
            "BookRules",
            "Lets undo go back across dice. Once on it stays on, and the book is marked as "
            "revised.",
        ),
        {
            "off": QCoreApplication.translate("BookRules", "off"),
            "on": QCoreApplication.translate("BookRules", "on, and marked"),
        },
    )


def rule_text(rule: str) -> RuleText:
    """A table rule's words. Raises KeyError for an unknown id."""
    return {
        "money_cap": _money_cap,
        "win_years": _win_years,
        "corner_is_free": _corner_is_free,
        "strain_in_combat": _strain_in_combat,
        "trap_quicksheet": _trap_quicksheet,
        "start_fail_xp": _start_fail_xp,
        "paper": _paper,
        "dice": _dice,
        "story_mode": _story_mode,
    }[rule]()


def switched(event: e.Switched) -> str:
    """A table rule that was switched in mid-game."""
    words = rule_text(event.option)
    return QCoreApplication.translate("BookRules", "Switched: {rule}, {value}.").format(
        rule=words.name, value=words.values[event.value]
    )


def ruled(language: str) -> Ruled:
    """The pages of rules in a language."""
    return Ruled(rulebook("book", language), SWITCHED, _say)


def _say(rule: str, value: str) -> tuple[str, str]:
    told = rule_text(rule)
    return told.name, told.values[value]
