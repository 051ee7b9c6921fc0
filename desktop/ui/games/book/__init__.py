"""The screen of the Book of Adventure: its sheet for a new game, and its table."""

import secrets
from collections.abc import Mapping
from datetime import date

from desktop.rules.games.book.choices import Choice
from desktop.rules.games.book.content.schema import Tables
from desktop.rules.games.book.options import OPTIONS
from desktop.store.settings import Settings
from desktop.ui.games.book.table import BookTable
from desktop.ui.new_game import Adventure
from desktop.ui.rule_rows import RuleChoice
from desktop.ui.session import Session
from desktop.ui.table import Table
from desktop.ui.theme import Look
from desktop.ui.title_page import TitlePage
from desktop.ui.written_lines import Field
from desktop.words.book import invitation
from desktop.words.book.table_rules import rule_text

OPENLY = ("money_cap",)
"""Table rules that stand on the title page; the others are behind the closed line."""


class BookScreen:
    """What the window asks of this game."""

    opening = 1  # the beginning: nothing is chosen on the sheet

    def invite(self, content: Tables, language: str, settings: Settings, today: date) -> Adventure:
        """The introduction, a title page with suggestions, and the table rules."""
        rules = _rules(settings)
        return Adventure(
            title=invitation.game_title(),
            intro=invitation.intro(),
            people=(),
            players=(1,),
            rules=tuple(rule for rule in rules if rule.id not in OPENLY),
            page=_title_page(tuple(rule for rule in rules if rule.id in OPENLY)),
        )

    def first(
        self, people: tuple[str, ...], options: Mapping[str, str], today: date
    ) -> tuple[Choice, ...]:
        """The first choice is a throw, and made at the table."""
        return ()

    def table(self, session: Session, settings: Settings, look: Look, language: str) -> Table:
        """The table of a session."""
        return BookTable(session, settings, look, language)


def _title_page(openly: tuple[RuleChoice, ...]) -> TitlePage:
    seed = secrets.token_hex(8)
    return TitlePage(
        title=invitation.page_title(),
        fields=(
            Field("adventurer", invitation.adventurer_label(), invitation.adventurers(seed)),
            Field("title", invitation.title_label(), invitation.titles(seed)),
        ),
        rules=openly,
        goal=invitation.goal(),
        cover="{title}",
        byline=invitation.byline(),
        emblem="book",
    )


def _rules(settings: Settings) -> tuple[RuleChoice, ...]:
    found: list[RuleChoice] = []
    for option in OPTIONS:
        words = rule_text(option.id)
        default = settings.dice if option.id == "dice" else option.default
        found.append(
            RuleChoice(
                option.id,
                words.name,
                (invitation.why_money_cap() if option.id in OPENLY else words.why,),
                values=tuple((value, words.values[value]) for value in option.values),
                default=default,
                switchable=option.switchable,
            )
        )
    return tuple(found)


SCREEN = BookScreen()
