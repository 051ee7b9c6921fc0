"""Three calendars, one in each pace, told as log and as diary, against the approved text.

`python -m pytest tests/stories --approve` plays them anew and writes both files; whoever changes
a rule, a sentence or a text of the year reads the difference before it is committed.
"""

from collections.abc import Iterator
from datetime import date, timedelta
from itertools import cycle
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication

from desktop import paths
from desktop.rules.games import load
from desktop.rules.games.calendar.options import complete
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.game import Arrive, Day
from desktop.rules.kernel.history import History, begin, canonical
from desktop.store import almanacs
from desktop.store.format import Jottings, Note
from desktop.words.calendar.diary import log_lines, own_place, tell
from desktop.words.calendar.narrator import Narrator
from desktop.words.language import hush, speak

HERE = Path(__file__).parent
STEPS = 1500


class Tale(msgspec.Struct, frozen=True):
    """One calendar: from which seed, under which table rules, on which dates it is opened.

    `opened` days lie between one look at the calendar and the next; `until` it is told.
    """

    name: str
    options: dict[str, str]
    ending: str | None
    first: date | None = None
    opened: tuple[int, ...] = (1,)
    until: date | None = None

    def file(self, suffix: str) -> Path:
        """The file of its choices or of its text."""
        return HERE / f"calendar_{self.name}{suffix}"


TALES = (
    Tale("winter", {"catch_up": "free", "mode": "base"}, None, until=date(2026, 2, 16)),
    Tale("autumn", {"start": "today"}, "rank_0", date(2026, 9, 7), (1, 1, 3)),
    Tale(
        "strict",
        {"catch_up": "strict", "start": "today", "year": "2027", "boxes": "strict"},
        "rank_0",
        date(2027, 11, 20),
        (2, 1, 4),
    ),
)


@pytest.fixture(params=TALES, ids=lambda tale: tale.name)
def tale(request: pytest.FixtureRequest, qapp: QCoreApplication) -> Iterator[Tale]:
    """Each calendar; with `--approve` it is played and told anew first."""
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
    content = almanacs.load(paths.shipped("assets", "calendar", "quillport"))
    return begin(load("calendar"), content, complete(tale.options), Chance(tale.name))


def play(tale: Tale) -> History:
    """The year as a sensible player plays it, on the days on which it is looked at."""
    history, mind = opened(tale), Chance(tale.name).fork("mind")
    policy, gaps = load("calendar").policies["sensible"], cycle(tale.opened)
    today = tale.first
    for _ in range(STEPS):
        choices = tuple(one for one in history.choices() if not isinstance(one, Day))
        if not history.choices() or history.state.day == tale.until:
            break
        if not choices and today is not None:
            history = history.choose(Arrive(today), auto=True)
            today += timedelta(next(gaps))
            continue
        choice, mind = policy(history.content, history.state, choices, mind)
        history = history.choose(choice)
    return history


def played(tale: Tale) -> History:
    """The year of the stored choices. Raises Illegal for one that the rules refuse."""
    decoder = msgspec.json.Decoder(load("calendar").Choice)
    history = opened(tale)
    for line in tale.file(".jsonl").read_bytes().splitlines():
        history = history.choose(decoder.decode(line))
    return history


def told(history: History) -> str:
    """The log of a year in English, then its diary with a line of one's own on the first day."""
    narrator = Narrator(history.content, "en")
    log = "\n".join(log_lines(narrator, history))
    own = Note(own_place(history.state.days[0].day), 1, "Began. The kettle held.")
    diary = tell(narrator, history, Jottings(title="A year by the harbour", notes=(own,)))
    return f"{log}\n\n\n{diary[1]}"


def test_the_year_is_told_as_approved(tale: Tale) -> None:
    history = played(tale)
    assert history.ending == tale.ending
    assert told(history) == tale.file(".txt").read_text(encoding="utf-8")


def test_the_year_is_fit_to_read(tale: Tale) -> None:
    lines = told(played(tale)).splitlines()
    assert not [line for line in lines if line != line.strip() or "  " in line]
    assert not [line for line in lines if "{" in line or "_" in line]
    assert [line for line in lines if line][-1].endswith((".", "”", ")"))
