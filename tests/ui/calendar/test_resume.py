"""Closed at any choice and opened again: the same question, the same dice to come, a recap."""

from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop import paths
from desktop.rules.games.calendar import GAME
from desktop.rules.games.calendar import choices as c
from desktop.rules.games.calendar.state import State
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.history import History
from desktop.store import contents, saves
from desktop.store.format import ContentRef
from desktop.ui import playing
from desktop.ui.games.calendar.table import CalendarTable
from desktop.ui.session import Session
from desktop.ui.theme import look_from
from desktop.words.calendar.dates import is_sunday
from tests.ui.calendar.desk import NAMED, PLAIN, begin, dated, drop, follow, keep_nothing

Kinds = dict[str, Callable[[State, tuple[object, ...]], bool]]


def offers(kind: type) -> Callable[[State, tuple[object, ...]], bool]:
    return lambda state, offered: any(isinstance(one, kind) for one in offered)


def within(phase: str, **fields: object) -> Callable[[State, tuple[object, ...]], bool]:
    """Positions of a phase whose fields are these."""

    def holds(state: State, offered: tuple[object, ...]) -> bool:
        same = all(getattr(state, name) == value for name, value in fields.items())
        return state.phase == phase and same

    return holds


KINDS: Kinds = {
    "page unread": within("page"),
    "D1": within("ally"),
    "D2": offers(c.Swear),
    "D3": lambda state, offered: state.phase == "rolled" and state.hand.rolls == 1,
    "D4": lambda state, offered: state.phase == "rolled" and state.hand.rolls == 2,
    "D5": offers(c.Recall),
    "D6": offers(c.Turn),
    "D7 weekday": lambda state, offered: state.phase == "final" and not is_sunday(state.day),
    "D7 Sunday": lambda state, offered: state.phase == "final" and is_sunday(state.day),
    "D7 instead": offers(c.Hush),
    "declare": within("declare"),
    "closing": lambda state, offered: state.phase == "closing" and state.took is not None,
    "passed": within("closing", spurned="passed"),
    "D9": lambda state, offered: state.sitting == "finale" and state.phase == "rolled",
    "D9 before": lambda state, offered: state.sitting == "finale" and state.phase == "declare",
    "D9 last": lambda state, offered: state.sitting == "finale" and state.phase == "final",
    "over": within("over"),
}


def walk(found: dict[str, History], told: History, policy: str, seed: str, kinds: Kinds) -> None:
    """Keep the first story that stands at each kind of question."""
    chance = Chance(seed)
    while True:
        offered = told.choices()
        for name, holds in kinds.items():
            if name not in found and holds(told.state, offered):
                found[name] = told
        if not offered:
            return
        choice, chance = GAME.policies[policy](told.content, told.state, offered, chance)
        told = told.choose(choice)


def moments() -> dict[str, History]:
    """One story for each kind of question."""
    found: dict[str, History] = {}
    for policy in ("sensible", "random"):
        walk(found, begin(f"resume {policy}"), policy, policy, KINDS)
    typed = begin("resume typed", dice="typed")
    found["throw"] = follow(typed, "typed", lambda state: state.phase == "throw")
    later = follow(typed, "typed", lambda state: state.phase == "throw" and state.hand.rolls == 1)
    found["throw again"] = later
    monday = dated("resume dated", date(2026, 3, 2), start="january")
    found["D8"] = follow(monday, "d8", lambda state: state.phase == "declare")
    met = dated("resume met", date(2026, 3, 4))
    found["waiting"] = follow(met, "wait", lambda state: state.phase == "waiting")
    return found


@pytest.fixture(scope="module")
def stopped(tmp_path_factory: pytest.TempPathFactory) -> tuple[ContentRef, dict[str, History]]:
    paths.profile(tmp_path_factory.mktemp("resume"))
    reference, _ = contents.keep("calendar", paths.shipped("assets", "calendar", "quillport"))
    return reference, moments()


def test_every_kind_of_question_is_met(stopped: tuple[ContentRef, dict[str, History]]) -> None:
    assert {*KINDS, "throw", "throw again", "D8", "waiting"} == set(stopped[1])


def table_of(history: History) -> CalendarTable:
    session = Session(history, keep_nothing, NAMED, opening=1)
    return CalendarTable(session, PLAIN, look_from(PLAIN), "en")


def reopened(tmp_path: Path, name: str, story: History, reference: ContentRef) -> History:
    """The story as its save brings it back."""
    path = tmp_path / f"{name}.solsave"
    saves.start(path, story, reference, "0", NAMED).close()
    opened = playing.resume(path)
    assert opened.save is not None
    opened.save.close()
    assert (opened.lost, opened.problems) == (0, ()), name
    return opened.history


def test_the_same_question_is_open_again(
    qtbot: QtBot, tmp_path: Path, stopped: tuple[ContentRef, dict[str, History]]
) -> None:
    reference, found = stopped
    contents.keep("calendar", paths.shipped("assets", "calendar", "quillport"))  # its own folder
    for name, story in found.items():
        again = reopened(tmp_path, name, story, reference)
        assert again.state == story.state, name
        assert again.choices() == story.choices(), name
        first, second = table_of(story), table_of(again)
        assert first.showing.doable == second.showing.doable, name
        assert first.showing.beside == second.showing.beside, name
        assert first.showing._records == second.showing._records, name
        assert first.panels.open_board == second.panels.open_board
        if story.state.phase in ("rolled", "throw"):
            assert set(second.held.dice) >= set(story.state.hand.held), name
        assert second.session.why_not_undo() == first.session.why_not_undo(), name
        same_dice(first.session, second.session)
        for table in (first, second):
            drop(table)


def same_dice(first: Session, second: Session) -> None:
    """What is thrown next falls alike."""
    offered = first.shown.choices
    roll = next((one for one in offered if isinstance(one, c.Roll | c.Recall)), None)
    if roll is not None:
        assert first.choose(roll)
        assert second.choose(roll)
        assert first.shown.state == second.shown.state


def test_where_we_were_is_three_sentences_at_the_most(
    qtbot: QtBot, stopped: tuple[ContentRef, dict[str, History]]
) -> None:
    """Told once: the first touch takes it away, and nothing that was read is read again."""
    for name, story in stopped[1].items():
        table = table_of(story)
        recap = table.held.recap
        if len(story.entries) > 2:
            assert recap, name
            assert sentences(recap) <= 3, recap
            assert len({*recap.split(". ")}) == len(recap.split(". ")), recap
        assert table.held.closed is None, name  # what was read is not read again
        table.refresh()
        assert table.held.recap == ""
        assert table.panels.slip.today.view.recap == ""
        drop(table)


def sentences(recap: str) -> int:
    return sum(recap.count(mark) for mark in (". ", "? ", "! ")) + 1
