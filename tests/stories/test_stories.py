"""Fixed seeds and choices, told as the diary tells them, against the approved text.

`python -m pytest tests/stories --approve` plays the games anew and writes both files; whoever
changes a rule, a sentence or the pack reads the difference before it is committed.
"""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication

from desktop import paths
from desktop.rules.games import load
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.history import History, begin, canonical
from desktop.store.packs import load_pack
from desktop.words.aventura.diary import diary
from desktop.words.aventura.narrator import Narrator
from desktop.words.language import hush, speak
from tests.maps.players import steps
from tests.tide_ledger import FOLDER as TIDE_LEDGER

HERE = Path(__file__).parent
LAST_BOAT = paths.shipped("maps") / "last_boat"


class Tale(msgspec.Struct, frozen=True):
    """One story: its pack, who plays, from which seed, away from which ending, to which."""

    name: str
    folder: Path
    team: tuple[str, ...]
    seed: str
    ending: str
    not_to: str = ""

    def file(self, suffix: str) -> Path:
        """The file of its choices or of its text."""
        return HERE / f"{self.name}{suffix}"


TALES = (
    Tale("forty_one", LAST_BOAT, ("ines",), "story 59", "complement", "left_at_952"),
    Tale("left_at_952", LAST_BOAT, ("ines", "tobias"), "story 33", "left_at_952", "complement"),
    Tale("tide_ledger", TIDE_LEDGER, ("nell", "oskar"), "story 7", "signed"),
)


@pytest.fixture(params=TALES, ids=lambda tale: tale.name)
def tale(request: pytest.FixtureRequest, qapp: QCoreApplication) -> Iterator[Tale]:
    """Each story; with `--approve` it is played and told anew first."""
    found: Tale = request.param
    speak("en")
    if request.config.getoption("--approve"):
        pack = load_pack(found.folder)
        choices = [one for one, _ in steps(pack, found.team, found.seed, found.not_to)]
        lines = b"\n".join(canonical(one) for one in choices)
        found.file(".jsonl").write_bytes(lines + b"\n")
        found.file(".txt").write_text(told(played(found)), encoding="utf-8")
    yield found
    hush()


def choices_of(tale: Tale) -> list[Any]:
    """The stored choices, one a line."""
    decoder = msgspec.json.Decoder(load("aventura").Choice)
    return [decoder.decode(line) for line in tale.file(".jsonl").read_bytes().splitlines()]


def played(tale: Tale) -> History:
    """The game of the stored choices. Raises Illegal for one that the rules refuse."""
    history = begin(load("aventura"), load_pack(tale.folder), {}, Chance(tale.seed))
    for choice in choices_of(tale):
        history = history.choose(choice)
    return history


def told(history: History) -> str:
    """The diary of a game in English."""
    return diary(Narrator(history.content, "en"), history, ())


def test_the_story_is_told_as_approved(tale: Tale) -> None:
    history = played(tale)
    assert history.ending == tale.ending
    approved = tale.file(".txt").read_text(encoding="utf-8")
    assert told(history) == approved


def test_the_story_is_fit_to_read(tale: Tale) -> None:
    lines = told(played(tale)).splitlines()
    assert len(lines) > 100
    assert not [line for line in lines if line != line.strip() or "  " in line]
    assert not [line for line in lines if "{" in line or "_" in line]
    assert not [one for one, other in pairwise(lines) if one == other != ""]
    assert [line for line in lines if line][-1].endswith((".", "”"))
