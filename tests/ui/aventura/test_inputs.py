"""How many keys and clicks a turn takes, counted on the real widgets."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.rules.games.aventura import choices as c
from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura import state as s
from desktop.rules.games.aventura.content.lookup import option_of, option_source
from desktop.rules.kernel.history import History
from desktop.ui.games.aventura.table import AventuraTable
from tests.ui.aventura.desk import begin, follow, sit
from tests.ui.aventura.hands import Keyboard, Mouse, focus

TURN_KEYS, TURN_CLICKS, TOKEN_INPUTS, COMBAT_KEYS = 9, 6, 2, 14
SEEDS, STEPS = 12, 120


def first(people: int, fits: Callable[[History], bool]) -> History:
    """The first position of some sensible games that fits."""
    for seed in range(SEEDS):
        told = begin(people, f"inputs {seed}")
        for step in range(STEPS):
            if not told.choices():
                break
            if fits(told):
                return told
            told = follow(told, f"{seed} {step}", 1)
    raise AssertionError("no such position in these games")


def trying(told: History) -> c.Pick | None:
    """An open option with a Test in the entry that is open."""
    frame = told.state.frames[-1] if told.state.frames else None
    if not isinstance(frame, s.Reading):
        return None
    for one in told.choices():
        if isinstance(one, c.Pick):
            option = option_of(told.content, option_source(frame.source, one.option))
            if option.test is not None:
                return one
    return None


def whole_turn(told: History) -> tuple[object, ...]:
    """Move, Investigate and an option with a Test, where one investigator has both Actions."""
    state: s.State = told.state
    if state.frames or state.visit is None or state.visit.tokens:
        return ()
    one = state.investigators[0]
    moves = [m for m in told.choices() if isinstance(m, c.Move) and m.to != one.zone]
    for move in moves if one.actions == 2 else ():
        moved = told.choose(move)
        look = c.Investigate(one.id)
        if moved.state.frames or look not in moved.choices():
            continue
        opened = moved.choose(look)
        pick = trying(opened)
        if pick is not None and isinstance(opened.choose(pick).choices()[0], c.Throw):
            return (move, look, pick, c.Throw())
    return ()


def press(table: AventuraTable, *keys: Qt.Key) -> int:
    for key in keys:
        QTest.keyClick(focus(table), key)
    return len(keys)


def test_a_turn_takes_at_most_nine_keys(qtbot: QtBot) -> None:
    """Arrows and Enter, I, a digit, Space, Enter to read what came of it."""
    told = first(1, lambda one: bool(whole_turn(one)))
    move, look, pick, throw = whole_turn(told)
    table = sit(qtbot, told)
    hands = Keyboard(table)
    for choice in (move, look, pick, throw):
        hands.make(choice)
    hands.read_on()
    made = [entry.choice for entry in table.session.history.entries[-4:]]
    assert made == [move, look, pick, throw]
    assert hands.inputs <= TURN_KEYS


def test_a_turn_takes_at_most_six_clicks(qtbot: QtBot) -> None:
    """A drag, the letter, the row, the button, and the button again to read on."""
    told = first(1, lambda one: bool(whole_turn(one)))
    table = sit(qtbot, told)
    hands = Mouse(table)
    for choice in whole_turn(told):
        hands.make(choice)
    hands.read_on()
    assert hands.inputs <= TURN_CLICKS


def quiet(told: History) -> bool:
    """One adversary, everybody done, and its throw hits nobody."""
    state: s.State = told.state
    if state.visit is None or len(state.visit.tokens) != 1 or c.EndTurn() not in told.choices():
        return False
    rolled = told.choose(c.EndTurn())
    if rolled.choices() != (c.Throw(),):
        return False
    after = rolled.choose(c.Throw())
    read = any(isinstance(event, e.Read) for event in after.entries[-1].events)
    return not after.state.frames and not read and after.state.phase == "acting"


def test_an_adversary_without_a_hit_takes_two_inputs(qtbot: QtBot) -> None:
    """Enter lets the adversaries act, Space rolls; then the next turn is there."""
    told = first(1, quiet)
    table = sit(qtbot, told)
    assert press(table, Qt.Key.Key_Return, Qt.Key.Key_Space) == TOKEN_INPUTS
    state: s.State = table.session.shown.state
    assert not state.frames
    assert state.phase == "acting"
    assert table.showing.doable.doing != "read"


def armed(told: History) -> bool:
    """Both have all Actions, one adversary stands there, and somebody's weapon reaches it."""
    state: s.State = told.state
    if state.frames or state.visit is None or len(state.visit.tokens) != 1:
        return False
    ready = all(one.actions == 2 for one in state.investigators)
    return ready and any(isinstance(one, c.Activate) and one.target for one in told.choices())


def test_a_combat_turn_for_two_takes_at_most_fourteen_keys(qtbot: QtBot) -> None:
    """A weapon is a digit, Enter and Space; a step is an arrow and Enter; the end is Enter."""
    told = first(2, armed)
    table = sit(qtbot, told)
    hands = Keyboard(table)
    shot = next(one for one in told.choices() if isinstance(one, c.Activate) and one.target)
    while c.EndTurn() not in table.session.shown.choices:
        offered = table.session.shown.choices
        if shot in offered:
            hands.make(shot)
        elif c.Throw() in offered:
            hands.make(c.Throw())
        else:
            hands.make(_step(table))
    hands.make(c.EndTurn())
    if c.Throw() in table.session.shown.choices:
        hands.make(c.Throw())
    assert hands.inputs <= COMBAT_KEYS


def _step(table: AventuraTable) -> object:
    """The nearest zone that somebody may step to, by the fewest arrows; else the end of a part."""
    told, scene = table.session.history, table.panels.scene
    home = {one.id: one.zone for one in told.state.investigators}
    moves = [
        one
        for one in told.choices()
        if isinstance(one, c.Move) and one.to != home[one.who] and one.who == table.acting
    ]
    if not moves:
        return next(one for one in told.choices() if isinstance(one, c.EndTurn))
    hands = Keyboard(table)
    return min(moves, key=lambda one: (len(hands.arrows(home[one.who], one.to)), bool(scene)))
