"""The shelf by itself: what lies there, what a press tells, where it lies."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QPixmap
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from desktop.drawing.inks import CONTRAST, LAMP, LATE, Inks
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.errors import Problem
from desktop.store.format import ContentRef, Header
from desktop.store.glance import Glance
from desktop.store.playthroughs import Playthrough
from desktop.ui.shelf import Shelf, Stock
from desktop.ui.shelf_menus import Wish
from desktop.ui.shelf_words import Lying, newer_pack
from desktop.ui.theme import Look

PACK = Lying(
    Path("tide"), Glance(Path("tide"), "tide", "The Tide Ledger", "en", (20, 30), (1, 2), "1.2.0")
)
HEADER = Header(
    "solitarium-save/1", 1, ("0",), "aventura", ContentRef("tide", "1.0.0", "0" * 16), {},
    Chance("a"), "Friday", (), 3, 1, ("a", "b"), None, 9,
)  # fmt: skip


def save(name: str, *, ending: str | None = None, code: str = "") -> Playthrough:
    header = msgspec.structs.replace(HEADER, title=name, ending=ending)
    problem = Problem(code, "error", name, "") if code else None
    shown = None if code == "save.newer" else header
    return Playthrough(Path(f"{name}.solsave"), 1.0, shown, f"{name} stands.", None, problem)


@pytest.fixture
def shelf(qtbot: QtBot) -> Iterator[Shelf]:
    made = Shelf(Look())
    made.resize(1366, 654)
    made.show()
    yield made
    made.close()
    made.deleteLater()


def texts(menu: QMenu) -> list[str]:
    return [action.text() for action in menu.actions()]


def test_the_first_evening_has_one_amber_thing_to_do(shelf: Shelf, qtbot: QtBot) -> None:
    shelf.show_shelf(Stock(packs=(PACK,)))
    assert shelf.card.slip.call == "Start here: The Tide Ledger"
    assert shelf.card.slip.lines == ("20 to 30 minutes, for one or two",)
    assert shelf.card.slip.amber
    assert not any(row.slip.slip.amber for row in shelf.column.rows)
    shelf.focus()
    with qtbot.waitSignal(shelf.begin) as told:
        qtbot.keyClick(shelf.card, Qt.Key.Key_Return)
    assert told.args == [PACK]


def test_an_empty_shelf_says_what_to_do(shelf: Shelf, qtbot: QtBot) -> None:
    shelf.show_shelf(Stock())
    assert shelf.card.slip.title == "No adventure here yet. Drop a pack on this window."
    assert not shelf.card.slip.call
    with qtbot.assertNotEmitted(shelf.begin, wait=10):
        qtbot.keyClick(shelf, Qt.Key.Key_Return)


def test_the_last_open_game_lies_in_front(shelf: Shelf, qtbot: QtBot) -> None:
    stock = Stock((save("Old", ending="drowned"), save("Now"), save("Before")), (PACK,))
    shelf.show_shelf(stock)
    assert (shelf.card.slip.title, shelf.card.slip.lines[0]) == ("Now", "Now stands.")
    assert [row.slip.slip.title for row in shelf.column.rows] == ["The Tide Ledger", "Before"]
    assert [roll.slip.title for roll in shelf.finished.rolls] == ["Old"]
    with qtbot.waitSignal(shelf.go_on) as told:
        qtbot.keyClick(shelf.card, Qt.Key.Key_Return)
    assert told.args == [Path("Now.solsave")]
    with qtbot.waitSignal(shelf.go_on) as told:
        qtbot.mouseClick(shelf.finished.rolls[0], Qt.MouseButton.LeftButton)
    assert told.args == [Path("Old.solsave")]


def test_enter_presses_the_slip_in_focus_and_not_the_card(shelf: Shelf, qtbot: QtBot) -> None:
    shelf.show_shelf(Stock((save("Now"), save("Before")), (PACK,)))
    slip = shelf.column.rows[1].slip
    slip.setFocus()
    with qtbot.waitSignal(shelf.go_on) as told:
        qtbot.keyClick(slip, Qt.Key.Key_Return)
    assert told.args == [Path("Before.solsave")]


def test_a_broken_pack_counts_its_problems_and_can_be_removed(shelf: Shelf, qtbot: QtBot) -> None:
    problems = tuple(Problem("pack.x", "error", "a", str(n)) for n in range(7))
    broken = Lying(Path("broken"), PACK.glance, own=True, problems=problems)
    shelf.show_shelf(Stock(packs=(PACK, broken)))
    sound, row = shelf.column.rows
    assert sound.aside is None  # what ships with the program stays
    assert row.slip.slip.quiet
    assert row.slip.slip.lines[0].startswith("7 problem")
    with qtbot.waitSignal(shelf.faulty) as told:
        qtbot.mouseClick(row.slip, Qt.MouseButton.LeftButton)
    assert told.args[0].problems == problems
    assert row.aside is not None
    with qtbot.waitSignal(shelf.removed) as told:
        qtbot.mouseClick(row.aside, Qt.MouseButton.LeftButton)
    assert told.args == [Wish(Path("broken"))]


def test_a_shelf_of_broken_packs_alone_starts_nothing(shelf: Shelf) -> None:
    problems = (Problem("pack.x", "error", "a", ""),)
    shelf.show_shelf(Stock(packs=(Lying(Path("b"), None, own=True, problems=problems),)))
    assert not shelf.card.slip.call
    assert shelf.column.rows[0].slip.slip.lines[0].startswith("1 problem")


def test_a_newer_save_is_named_and_left_alone(shelf: Shelf) -> None:
    shelf.show_shelf(Stock((save("Tomorrow", code="save.newer"), save("Torn", code="save.x"))))
    newer, torn = shelf.column.rows
    assert newer.slip.slip.lines == ("Made by a newer Solitarium; left untouched.",)
    assert newer.menu is not None
    assert texts(newer.menu) == ["Look at it"]
    assert torn.menu is not None
    assert texts(torn.menu) == ["Look at it", "Into the trash"]
    assert not shelf.card.slip.call


def test_another_title_is_written_on_the_slip(shelf: Shelf, qtbot: QtBot) -> None:
    shelf.show_shelf(Stock((save("Now"), save("Before")), (PACK,)))
    menu = shelf.column.rows[1].menu
    assert menu is not None
    menu.actions()[1].trigger()
    assert shelf.column.line.isVisible()
    assert shelf.column.line.text() == "Before"
    shelf.column.line.setText("Saturday <b>alone</b>")
    with (
        qtbot.assertNotEmitted(shelf.go_on, wait=10),
        qtbot.waitSignal(shelf.renamed) as told,
    ):
        qtbot.keyClick(shelf.column.line, Qt.Key.Key_Return)
    assert told.args == [Wish(Path("Before.solsave"), title="Saturday <b>alone</b>")]
    assert not shelf.column.line.isVisible()


def test_esc_leaves_the_title_as_it_was(shelf: Shelf, qtbot: QtBot) -> None:
    shelf.show_shelf(Stock((save("Now"),), (PACK,)))
    shelf.dots.click()
    shelf.menus.renaming.emit("Now.solsave")
    with qtbot.assertNotEmitted(shelf.renamed, wait=10):
        qtbot.keyClick(shelf.column.line, Qt.Key.Key_Escape)
    assert not shelf.column.line.isVisible()


def test_a_save_goes_into_the_trash_and_comes_back(shelf: Shelf, qtbot: QtBot) -> None:
    shelf.show_shelf(Stock((save("Now"),), trash=(save("Gone & forgotten"),)))
    menu = QMenu(shelf)
    shelf.menus.fill(menu, save("Now"))
    with qtbot.waitSignal(shelf.deleted) as told:
        menu.actions()[-1].trigger()
    assert told.args == [Wish(Path("Now.solsave"))]
    assert shelf.foot.trash.isVisible()
    assert texts(shelf.foot.trash_menu) == ["Bring back Gone && forgotten"]
    with qtbot.waitSignal(shelf.restored) as told:
        shelf.foot.trash_menu.actions()[0].trigger()
    assert told.args == [Wish(Path("Gone & forgotten.solsave"))]


def test_a_newer_version_is_offered_and_not_forced(shelf: Shelf, qtbot: QtBot) -> None:
    shelf.show_shelf(Stock((save("Now"),), (PACK,)))
    assert "Version 1.2.0" in shelf.card.slip.lines[1]
    menu = QMenu(shelf)
    shelf.menus.fill(menu, save("Now"))
    with qtbot.waitSignal(shelf.moved) as told:
        menu.actions()[2].trigger()
    assert told.args == [Wish(Path("Now.solsave"), pack=Path("tide"))]


@pytest.mark.parametrize("version", ["1.0.0", "0.9", "", "x"])
def test_the_same_or_an_older_version_is_no_offer(version: str) -> None:
    glance = msgspec.structs.replace(PACK.glance, version=version)
    assert newer_pack(save("Now"), {"tide": Lying(Path("tide"), glance)}) is None
    assert newer_pack(save("Now", ending="drowned"), {"tide": PACK}) is None


def test_the_story_language_is_shown_only_where_it_differs(shelf: Shelf) -> None:
    shelf.show_shelf(Stock(packs=(PACK,), language="es"))
    assert "Story: English" in shelf.column.rows[0].slip.slip.lines
    both = msgspec.structs.replace(PACK.glance, languages=("es",))
    shelf.show_shelf(Stock(packs=(Lying(Path("tide"), both),), language="es"))
    assert not [one for one in shelf.column.rows[0].slip.slip.lines if one.startswith("Story")]


def test_a_dropped_file_is_told(shelf: Shelf, qtbot: QtBot, tmp_path: Path) -> None:
    load = QMimeData()
    load.setUrls([QUrl.fromLocalFile(str(tmp_path / "a.solpack"))])
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    entering = QDragEnterEvent(QPoint(9, 9), Qt.DropAction.CopyAction, load, left, none)
    shelf.dragEnterEvent(entering)
    assert entering.isAccepted()
    with qtbot.waitSignal(shelf.dropped) as told:
        shelf.dropEvent(QDropEvent(QPointF(9, 9), Qt.DropAction.CopyAction, load, left, none))
    assert told.args == [tmp_path / "a.solpack"]


@pytest.mark.parametrize("inks", [LAMP, LATE, CONTRAST])
def test_the_column_lets_the_desk_be_seen(shelf: Shelf, inks: Inks) -> None:
    look = Look(inks=inks)
    bare = Shelf(look, None)
    bare.resize(shelf.size())
    bare.column.hide()
    bare.show_shelf(Stock())
    shelf.wear(look)
    shelf.show_shelf(Stock(packs=(PACK,)))
    spot = QPoint(1100, 520)
    seen, desk = (one.grab().toImage().pixelColor(spot) for one in (shelf, bare))
    bare.deleteLater()
    assert seen == desk


def test_slips_of_a_narrow_column_put_the_call_below_and_keep_it_whole(shelf: Shelf) -> None:
    shelf.show_shelf(Stock(packs=(PACK,)))
    slip = shelf.column.rows[0].slip
    heights = [slip.high(width) for width in range(180, 620, 20)]
    assert heights == sorted(heights, reverse=True)
    assert heights[0] > heights[-1] + 30


def test_tab_goes_as_the_eye_does(shelf: Shelf, qtbot: QtBot) -> None:
    shelf.show_shelf(Stock((save("Now"), save("Before"), save("Old", ending="x")), (PACK,)))
    wanted = [
        shelf.card, shelf.dots, shelf.column.rows[0].slip, shelf.column.rows[1].slip,
        shelf.column.rows[1].aside, shelf.finished.rolls[0], shelf.foot.language, shelf.foot.theme,
    ]  # fmt: skip
    seen = []
    shelf.foot.show_words("English", "Lamp")
    qtbot.waitUntil(shelf.column.rows[1].slip.isVisible)
    shelf.card.setFocus()
    for _ in wanted:
        seen.append(shelf.focusWidget())
        qtbot.keyClick(shelf.focusWidget(), Qt.Key.Key_Tab)
    assert seen == wanted
    assert all(one is not None and one.accessibleName() for one in seen)


def test_the_picture_of_the_board_is_on_the_card(shelf: Shelf, tmp_path: Path) -> None:
    board = QPixmap(400, 200)
    board.fill("#12FE34")
    board.save(str(tmp_path / "board.png"))
    shown = msgspec.structs.replace(save("Now"), picture=tmp_path / "board.png")
    shelf.show_shelf(Stock((shown,), (PACK,)))
    middle = shelf.card.geometry().center() - QPoint(0, 120)
    assert shelf.grab().toImage().pixelColor(middle).name() == "#12fe34"
