"""Four books, one to each ending, told as log and as book, against the approved text.

`python -m pytest tests/stories --approve` plays the games anew and writes both files; whoever
changes a rule, a sentence or a table reads the difference before it is committed.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication

from desktop import paths
from desktop.rules.games import load
from desktop.rules.games.book import choices as c
from desktop.rules.games.book.options import complete
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.history import History, begin, canonical
from desktop.store import tables
from desktop.store.format import Jottings
from desktop.words.book.diary import diary, log_lines
from desktop.words.book.narrator import Narrator
from desktop.words.language import hush, speak

HERE = Path(__file__).parent
NAMED = Jottings(title="The Wrong Side of the Map", names={"adventurer": "Odile Marchbank"})
STEPS = 900


class Tale(msgspec.Struct, frozen=True):
    """One book: who plays, from which seed, under which table rules, to which ending."""

    name: str
    policy: str
    seed: str
    ending: str
    options: dict[str, str] = {}
    corner: bool = False  # settle in a corner and leave at once

    def file(self, suffix: str) -> Path:
        """The file of its choices or of its text."""
        return HERE / f"book_{self.name}{suffix}"


TALES = (
    Tale("finished", "greedy", "story 0", "finished"),
    Tale("dead", "novice", "story 1", "dead", {"trap_quicksheet": "on"}),
    Tale("afraid", "novice", "story 2", "fear", {"corner_is_free": "on", "money_cap": "on"}),
    Tale("stranded", "novice", "story 3", "stranded", {"paper": "A5"}, corner=True),
)


@pytest.fixture(params=TALES, ids=lambda tale: tale.name)
def tale(request: pytest.FixtureRequest, qapp: QCoreApplication) -> Iterator[Tale]:
    """Each book; with `--approve` it is played and told anew first."""
    found: Tale = request.param
    speak("en")
    if request.config.getoption("--approve"):
        choices = [entry.choice for entry in play(found).entries[1:]]
        lines = b"\n".join(canonical(one) for one in choices)
        found.file(".jsonl").write_bytes(lines + b"\n")
        found.file(".txt").write_text(told(played(found)), encoding="utf-8")
    yield found
    hush()


def opened(tale: Tale) -> History:
    content = tables.load(paths.shipped("assets", "book"))
    return begin(load("book"), content, complete(tale.options), Chance(tale.seed))


def play(tale: Tale) -> History:
    """The game as its policy plays it."""
    history, mind = opened(tale), Chance(tale.seed).fork("mind")
    policy = load("book").policies[tale.policy]
    for _ in range(STEPS):
        choices = history.choices()
        if not choices:
            break
        choice = cornered(history) if tale.corner else None
        if choice is None:
            choice, mind = policy(history.content, history.state, choices, mind)
        history = history.choose(choice)
    return history


def cornered(history: History) -> Any:
    """Who settles in a corner between Blocked squares and leaves at once gets nowhere."""
    if history.state.phase == "settle":
        return c.Settle("0,0")
    return c.Leave() if c.Leave() in history.choices() else None


def played(tale: Tale) -> History:
    """The game of the stored choices. Raises Illegal for one that the rules refuse."""
    decoder = msgspec.json.Decoder(load("book").Choice)
    history = opened(tale)
    for line in tale.file(".jsonl").read_bytes().splitlines():
        history = history.choose(decoder.decode(line))
    return history


def told(history: History) -> str:
    """The log of a game in English, then its book."""
    narrator = Narrator(history.content, "en")
    log = "\n".join(log_lines(narrator, history))
    return f"{log}\n\n\n{diary(narrator, history, NAMED)[1]}"


def test_the_book_is_told_as_approved(tale: Tale) -> None:
    history = played(tale)
    assert history.ending == tale.ending
    assert told(history) == tale.file(".txt").read_text(encoding="utf-8")


def test_the_book_is_fit_to_read(tale: Tale) -> None:
    lines = told(played(tale)).splitlines()
    assert not [line for line in lines if line != line.strip() or "  " in line]
    assert not [line for line in lines if "{" in line or "_" in line]
    assert [line for line in lines if line][-1].endswith((".", "”"))
