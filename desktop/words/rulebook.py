"""The rules and rulings of a game in plain words, by id, by topic and by what is on the table."""

import functools
import tomllib
from typing import Any

import msgspec

from desktop.paths import shipped

FALLBACK = "en"
RULINGS = ("AZ-Q", "BA-G", "CA-Q")
"""How the ids of rulings begin, game by game."""


class Rulebook(msgspec.Struct, frozen=True):
    """A game's rules in one language."""

    titles: dict[str, str]  # topic -> its title, in the order of reading
    texts: dict[str, str]  # rule id -> what it says
    where: dict[str, str]  # rule id -> topic
    subjects: dict[str, tuple[str, ...]]  # what may be in focus -> rule ids
    not_for_players: frozenset[str]

    def rule(self, rule: str) -> str:
        """What a rule or ruling says. Raises KeyError for an unknown id."""
        return self.texts[rule]

    def topics(self) -> tuple[str, ...]:
        """The topics, in the order of reading."""
        return tuple(self.titles)

    def under(self, topic: str) -> tuple[str, ...]:
        """The ids of a topic, rules before rulings."""
        return tuple(rule for rule, found in self.where.items() if found == topic)

    def about(self, subject: str) -> tuple[str, ...]:
        """The ids behind what is in focus; empty for what has no rule."""
        return self.subjects.get(subject, ())


def is_ruling(rule: str) -> bool:
    """Whether an id is a ruling on something unclear, not a printed rule."""
    return rule.startswith(RULINGS)


@functools.cache
def rulebook(game: str, language: str) -> Rulebook:
    """A game's rules in a language; what is missing there is English. Raises OSError."""
    source = _table(game, FALLBACK)
    spoken = source if language == FALLBACK else _table(game, language) or source
    topics: dict[str, str] = source["topics"]
    return Rulebook(
        titles={topic: spoken["topics"].get(topic, title) for topic, title in topics.items()},
        texts={
            rule: spoken.get(topic, {}).get(rule, text)
            for topic in topics
            for rule, text in source[topic].items()
        },
        where={rule: topic for topic in topics for rule in source[topic]},
        subjects={subject: tuple(rules) for subject, rules in source["about"].items()},
        not_for_players=frozenset(source["not_for_players"]),
    )


def _table(game: str, language: str) -> dict[str, Any]:
    """The file of a language; empty where the game has none."""
    ending = ".toml" if language == FALLBACK else f".{language}.toml"
    path = shipped("assets", "rules", f"{game}{ending}")
    if language != FALLBACK and not path.is_file():
        return {}
    return tomllib.loads(path.read_text("utf-8"))
