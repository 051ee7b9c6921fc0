"""Closed at any choice and opened again: the same question, the same dice to come, the page."""

from pathlib import Path

from msgspec.structs import replace
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.rules.games.aventura import choices as c
from desktop.rules.games.aventura import state as s
from desktop.rules.kernel.game import Answer, Text
from desktop.rules.kernel.history import History
from desktop.ui.games.aventura.table import AventuraTable
from desktop.words.aventura.diary import diary
from tests.ui.aventura.desk import begin, drop, follow, lay, sit, unread, words
from tests.ui.aventura.hands import Keyboard

STORIES: tuple[tuple[int, str, str, dict[str, str]], ...] = (
    (1, "resume one", "sensible", {}),
    (2, "resume two", "sensible", {"adversary_choices": "players"}),
    (2, "resume any", "random", {"dice": "typed"}),
)
STEPS, EACH = 80, 16


def question(told: History) -> str:
    """What a position asks, by its top frame; the acting phase as itself."""
    state: s.State = told.state
    if state.ending is not None:
        return "ending"
    fight = " in combat" if state.visit is not None and state.visit.tokens else ""
    return (type(state.frames[-1]).__name__ if state.frames else "acting") + fight


def moments() -> list[tuple[str, History]]:
    """One position of every kind of question that these stories come to, and samples between."""
    found: dict[str, History] = {}
    for people, seed, policy, rules in STORIES:
        told = begin(people, seed, **rules)
        for step in range(STEPS):
            found.setdefault(question(told), told)
            if step % EACH == 0:
                found[f"{seed} {step}"] = told
            told = follow(told, f"{seed} {step}", 1, policy)
    found.setdefault("ending", follow(begin(1, "to the end"), "to the end", 900))
    return list(found.items())


def sentences(recap: str) -> int:
    return sum(recap.count(mark) for mark in (". ", "? ", "! ")) + 1


def owns_question(table: AventuraTable) -> bool:
    """Whether the page shows the entry that an open question belongs to."""
    state: s.State = table.session.shown.state
    top = state.frames[-1] if state.frames else None
    if not isinstance(top, s.Reading):
        return True
    page = table.showing.page
    current = table.held.reader.current
    picks = {one for one in table.session.shown.choices if isinstance(one, c.Pick)}
    shown = table.panels.page.currentWidget() is table.panels.story
    opened = current is not None and current.source[:3] in {top.source[:3], _entry(top.source)}
    return shown and opened and picks <= set(page.choices.values())


def _entry(source: s.Source) -> s.Source:
    return (source[0], "paragraph", source[2]) if len(source) > 2 else source


def test_every_kind_of_question_is_gone_on_with(qapp: QApplication) -> None:
    """AZ-179, Q-118: the question, its entry, the last six rolls, where we were in three lines."""
    kinds = set()
    for kind, told in moments():
        table = lay(told)
        kinds.add(kind)
        assert owns_question(table), kind
        assert sentences(table.held.recap) <= 3, table.held.recap
        assert unread(table) == [], kind
        assert len(table.panels.tray._view.earlier) <= 6
        drop(table)
    wanted = {"acting", "Reading", "Rolling", "Rolling in combat", "Acting in combat", "ending"}
    assert wanted <= kinds, kinds


def test_where_we_were_goes_with_the_first_input(qtbot: QtBot) -> None:
    """The strip over the page leaves with the first thing that is done."""
    told = follow(begin(1, "resume one"), "resume one", 12)
    for _ in range(40):
        if not told.state.frames:
            break
        told = follow(told, "on", 1)
    table = sit(qtbot, told)
    assert table.held.recap
    assert table.panels.story._view.recap == table.held.recap
    choice = next(one for one in told.choices() if isinstance(one, c.Move | c.EndTurn))
    Keyboard(table).make(choice)
    assert table.held.recap == ""
    assert table.panels.story._view.recap == ""


def test_where_we_were_goes_when_its_question_is_answered(qtbot: QtBot) -> None:
    """Turning away tells nothing new, and the strip must not go on asking."""
    told = begin(1, "turned away")
    while c.Leave() not in told.choices() or len(told.entries) < 3:
        told = follow(told, "turned away", 1)
    table = sit(qtbot, told)
    assert table.held.recap
    assert table.choose(c.Leave())
    assert table.panels.story._view.recap == ""


def test_an_ending_lies_on_the_page(qtbot: QtBot) -> None:
    """Whatever still stood in the way when the story ended: its text, its rows, said once."""
    told = begin(1, "resume one")
    for _ in range(STEPS):
        if question(told) == "acting in combat":
            break
        told = follow(told, "resume one", 1)
    assert told.state.visit.tokens
    over = replace(told.state, ending="complement", frames=())
    table = sit(qtbot, replace(told, states=(*told.states[:-1], over)))
    assert table.panels.page.currentWidget() is table.panels.story
    page = table.panels.story._view
    assert page.title == table.narrator.names.ending("complement")
    assert [row.id for row in page.options] == ["print", "diary", "again"]
    assert page.recap == ""


def test_what_the_last_throw_told_can_still_be_read(qtbot: QtBot) -> None:
    """Closed between the throw and reading on: the text of the failed Test is on the page."""
    told = begin(1, "not yet read")
    while not (told.entries[-1].fell and told.entries[-1].events and not told.state.frames):
        told = follow(told, f"not yet read {len(told.entries)}", 1, "random")
    table = sit(qtbot, told)
    page = table.panels.story._view
    assert table.held.recap
    texts = [part for part in page.words if part in diary(table.narrator, told, ())]
    assert any(len(text) > 80 for text in texts), page.words


def test_the_same_dice_fall_after_a_save(qtbot: QtBot, tmp_path: Path) -> None:
    """AZ-179: closed in the middle of a Test and opened again, the throw is the same."""
    told = begin(2, "same dice")
    while not isinstance(told.choices()[0], c.Throw):
        told = follow(told, "same dice", 1)
    table = sit(qtbot, told)
    first = told.choose(c.Throw()).entries[-1].fell
    Keyboard(table).make(c.Throw())
    assert table.session.history.entries[-1].fell == first
    dice = table.panels.tray._view.dice
    assert tuple(die.value for die in dice) == first[-1] or len(first) > 1


def test_a_puzzle_waits_for_its_answer_again(qtbot: QtBot) -> None:
    """The field is open on the page, has the keys, and tells what is wanted."""
    told = begin(1, "puzzle")
    for step in range(600):
        if any(isinstance(one, Text) for one in told.choices()):
            break
        told = follow(told, f"puzzle {step}", 1, "random" if step % 3 else "sensible")
    assert any(isinstance(one, Text) for one in told.choices())
    table = sit(qtbot, told)
    assert table.overlays.writing == "code"
    assert table.overlays.line.isVisible()
    assert words(table.panels.story._view.text)
    assert table.overlays.line.hasFocus()
    Keyboard(table).make(Answer("0"))
    assert table.overlays.writing in ("", "code")
