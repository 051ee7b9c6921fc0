"""The screen of Aventura Z: its sheet for a new game, and its table."""

import msgspec
from PySide6.QtCore import QCoreApplication

from desktop.rules.games.aventura.choices import Choice, Recruit
from desktop.rules.games.aventura.content.effects import STATS
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.options import OPTIONS
from desktop.store.settings import Settings
from desktop.ui.games.aventura.table import AventuraTable
from desktop.ui.new_game import Person, RuleChoice
from desktop.ui.session import Session
from desktop.ui.table import Table
from desktop.ui.theme import Look
from desktop.words.aventura.names import Names, stat_name
from desktop.words.aventura.table_rules import rule_text


class Invitation(msgspec.Struct, frozen=True):
    """What the sheet of a new game shows."""

    title: str
    intro: str
    people: tuple[Person, ...]
    players: tuple[int, ...]
    rules: tuple[RuleChoice, ...]


class AventuraScreen:
    """What the window asks of this game."""

    def invite(self, content: Pack, language: str, settings: Settings) -> Invitation:
        """The introduction, the investigators and the table rules of a pack (AZ-007)."""
        names = Names(content, settings.content_language or language)
        return Invitation(
            title=names.title(),
            intro=names.text("pack.intro", content.head.intro).strip(),
            people=tuple(_person(names, who) for who in content.head.investigators),
            players=content.head.players,
            rules=_rules(settings),
        )

    def first(self, people: tuple[str, ...]) -> tuple[Choice, ...]:
        """Who plays is chosen on the sheet."""
        return (Recruit(people),)

    def table(self, session: Session, settings: Settings, look: Look, language: str) -> Table:
        """The table of a session."""
        return AventuraTable(session, settings, look, language)


def _person(names: Names, who: str) -> Person:
    card = names.pack.investigators[who]
    values = ", ".join(f"{stat_name(stat)} {getattr(card, stat)}" for stat in STATS)
    calling = names.text(f"investigator.{who}.calling", card.calling)
    text = names.text(f"investigator.{who}.text", card.text)
    told = QCoreApplication.translate("Aventura", "{calling}. {text}").format(
        calling=calling, text=text
    )
    return Person(who, names.full_name(who), (told if calling else text, values))


def _rules(settings: Settings) -> tuple[RuleChoice, ...]:
    found: list[RuleChoice] = []
    for option in OPTIONS:
        words = rule_text(option.id)
        default = settings.dice if option.id == "dice" else option.default
        values = tuple((value, words.values[value]) for value in option.values)
        found.append(
            RuleChoice(option.id, words.name, (words.why,), values=values, default=default)
        )
    return tuple(found)


SCREEN = AventuraScreen()
