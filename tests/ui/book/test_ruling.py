"""R opens the rule behind what is in focus: every phase, plan, page, thing and square."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.rules.games.book.choices import Route
from desktop.rules.games.book.state import State
from desktop.ui.games.book.parts.held import Beat, Held
from desktop.ui.games.book.parts.ruling import PHASES, SERVICES, subject
from desktop.words.rulebook import rulebook
from tests.ui.book.desk import come_to, shipped, sit
from tests.ui.book.hands import Keyboard


def pressed(qtbot: QtBot, state_is: str, letter: str = "") -> str:
    """What R opens in a phase, under a letter."""

    def holds(state: State) -> bool:
        task = state.task
        return state.phase == state_is and (not letter or (task and task.letter == letter))

    for policy in ("careful", "novice", "greedy"):
        try:
            told = come_to(holds, policy, seeds=25)
            break
        except LookupError:
            continue
    table = sit(qtbot, told)
    while table.held.beats:
        table.press_next()
    table.refresh()
    Keyboard(table).key(Qt.Key.Key_R)
    paper = table.overlays.paper
    assert paper.isVisible()
    title = paper.accessibleName()
    Keyboard(table).key(Qt.Key.Key_Escape)
    assert not paper.isVisible()
    return title


def topic(about: str) -> str:
    book = rulebook("book", "en")
    return book.titles[book.where[book.about(about)[0]]]


@pytest.mark.parametrize("phase", sorted(PHASES))
def test_every_question_has_its_rule(qtbot: QtBot, phase: str) -> None:
    assert pressed(qtbot, phase) == topic(PHASES[phase])


@pytest.mark.parametrize("letter", ["O", "Pp", "Pm", "C", "H", "Z", "R"])
def test_every_letter_has_its_rule(qtbot: QtBot, letter: str) -> None:
    assert pressed(qtbot, "start", letter) == topic(letter)


def test_what_is_pointed_at_decides() -> None:
    """A thing before a plan, a plan before the phase, a square where nothing is planned."""
    state = come_to(lambda state: state.phase == "road" and state.sheet.chapters > 3).state
    squares = {area.kind: name for name, area in state.areas.items() if not area.crossed}
    book = rulebook("book", "en")
    held = Held()
    assert subject(state, held) == "route"
    for kind, name in squares.items():
        held.cursor = name
        found = subject(state, held)
        assert book.about(found), kind
    held.cursor = state.home
    assert subject(state, held) == "hometown"
    held.route = Route(state.home, (1, 1))
    assert subject(state, held) == "route"
    held.pinned = True
    assert subject(state, held) == "dot"
    for thing in (*SERVICES, *shipped().wares):
        held.thing = thing
        assert subject(state, held) == thing
        assert book.about(thing), thing
    for number, page in enumerate(state.pages):
        held.beats = (Beat("page", state, number),)
        assert subject(state, held) == {"flight": "flee"}.get(page.kind, page.kind)
    held.turned = "review"
    assert subject(state, held) == "review"
    held.turned = "book"
    assert subject(state, held) == "story"


def test_a_town_tells_of_its_open_list(qtbot: QtBot) -> None:
    table = sit(qtbot, come_to(lambda state: state.phase == "town"))
    table.refresh()
    keys = Keyboard(table)
    keys.digit(2)
    assert subject(table.session.shown.state, table.held) in ("buy", *shipped().wares)
    table.panels.town.pointed.emit("sword")
    keys.key(Qt.Key.Key_R)
    assert table.overlays.paper.accessibleName() == topic("sword")
