"""The screen of Aventura Z: its sheet for a new game, and its table."""

from collections.abc import Mapping
from datetime import date

from desktop.drawing.tokens import RIMS, Figure
from desktop.rules.games.aventura.choices import Choice, Recruit
from desktop.rules.games.aventura.content.effects import STATS
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.options import OPTIONS
from desktop.store.settings import Settings
from desktop.ui.games.aventura.table import AventuraTable
from desktop.ui.new_game import Adventure
from desktop.ui.rule_rows import RuleChoice
from desktop.ui.session import Session
from desktop.ui.table import Table
from desktop.ui.theme import Look
from desktop.ui.widgets.person_card import Person, Stat
from desktop.words.aventura.names import Names, stat_name
from desktop.words.aventura.table_rules import rule_text


class AventuraScreen:
    """What the window asks of this game."""

    opening = 2  # the beginning, and who was chosen on the sheet

    def invite(self, content: Pack, language: str, settings: Settings, today: date) -> Adventure:
        """The introduction, the investigators and the table rules of a pack (AZ-007)."""
        names = Names(content, settings.content_language or language)
        return Adventure(
            title=names.title(),
            intro=names.text("pack.intro", content.head.intro).strip(),
            people=tuple(
                _person(names, who, place) for place, who in enumerate(content.head.investigators)
            ),
            players=content.head.players,
            rules=_rules(settings),
        )

    def first(
        self, people: tuple[str, ...], options: Mapping[str, str], today: date
    ) -> tuple[Choice, ...]:
        """Who plays is chosen on the sheet."""
        return (Recruit(people),)

    def table(self, session: Session, settings: Settings, look: Look, language: str) -> Table:
        """The table of a session."""
        return AventuraTable(session, settings, look, language)


def _person(names: Names, who: str, place: int) -> Person:
    card = names.pack.investigators[who]
    stats = tuple(Stat(stat, stat_name(stat), getattr(card, stat)) for stat in STATS)
    return Person(
        who,
        names.full_name(who),
        (names.text(f"investigator.{who}.text", card.text),),
        calling=names.text(f"investigator.{who}.calling", card.calling),
        stats=stats,
        figure=Figure(card.name, place % 2, RIMS[place % len(RIMS)], card.art or ""),
    )


def _rules(settings: Settings) -> tuple[RuleChoice, ...]:
    found: list[RuleChoice] = []
    for option in OPTIONS:
        words = rule_text(option.id)
        default = settings.dice if option.id == "dice" else option.default
        values = tuple((value, words.values[value]) for value in option.values)
        found.append(
            RuleChoice(
                option.id,
                words.name,
                (words.why,),
                values=values,
                default=default,
                switchable=option.switchable,
            )
        )
    return tuple(found)


SCREEN = AventuraScreen()
