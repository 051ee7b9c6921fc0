"""The Book of Adventure on the shelf: begun, gone on with, finished, with tables of one's own."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from desktop import __version__, paths
from desktop.rules import games
from desktop.rules.kernel import history
from desktop.rules.kernel.chance import Chance
from desktop.store import contents, playthroughs, saves, tables
from desktop.store.format import Jottings
from desktop.ui.main_window import MainWindow
from desktop.ui.shelf_menus import Wish
from desktop.ui.widgets.finished_thing import BookSpine, FinishedThing
from desktop.ui.widgets.paper_button import Kept, PaperButton
from desktop.words.book import invitation
from tests.small_tables import edited, lay
from tests.ui.window.conftest import Open
from tests.ui.window.test_main_window import WAIT, sit

TITLE = "The Book of Adventure"


def slip_of(window: MainWindow, title: str) -> PaperButton:
    return next(row.slip for row in window.shelf.column.rows if row.slip.slip.title == title)


def invited(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: window.over.sheet.ready, timeout=WAIT)


def on_its_sheet(window: MainWindow, qtbot: QtBot) -> MainWindow:
    qtbot.mouseClick(slip_of(window, TITLE), Qt.MouseButton.LeftButton)
    invited(window, qtbot)
    return window


def write(window: MainWindow, field: str, words: str) -> None:
    line: QLineEdit = window.over.sheet.form.lines[field].edit
    line.setText(words)


def played(title: str, seed: str, *, steps: int = 6_000) -> Path:
    """A save of the Book played by code, told beside it as a table would."""
    reference, content = contents.keep("book", tables.shipped())
    form, mind = games.load("book"), Chance(seed)
    story = history.begin(form, content, {}, Chance(seed))
    for _ in range(steps):
        choices = story.choices()
        if not choices:
            break
        choice, mind = form.policies["random"](content, story.state, choices, mind)
        story = story.choose(choice)
    path = playthroughs.new_path(paths.saves(), title)
    path.parent.mkdir(parents=True, exist_ok=True)
    saves.start(path, story, reference, __version__, Jottings(title)).close()
    playthroughs.tell(path, f"{title} stands.")
    return path


def test_it_lies_on_the_shelf_after_the_shipped_packs(
    book: Path, open_window: Open, own_pack: Path
) -> None:
    slips = [row.slip.slip for row in open_window().shelf.column.rows]
    assert [slip.title for slip in slips] == ["The Last Boat Out", TITLE, "The Tide Ledger"]
    assert [slip.emblem for slip in slips] == ["map", "book", "map"]
    assert slips[1].call == "New"
    assert slips[1].lines[-1] == "45 minutes, for one"


def test_the_first_evening_still_begins_with_the_introductory_pack(
    book: Path, open_window: Open
) -> None:
    card = open_window().shelf.card.slip
    assert card.title.startswith("Two games")
    assert card.call == "Start here: The Last Boat Out"


def test_where_no_book_ships_the_shelf_is_as_it_was(
    book: Path, open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "NAMES", ("aventura",))
    window = open_window()
    assert [row.slip.slip.title for row in window.shelf.column.rows] == ["The Last Boat Out"]
    assert window.shelf.card.slip.title.startswith("One game")


def test_two_keys_begin_a_book_with_its_suggested_names(
    book: Path, open_window: Open, qtbot: QtBot
) -> None:
    window = open_window()
    slip_of(window, TITLE).setFocus()
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    invited(window, qtbot)
    names = window.over.sheet.names
    assert all(names.values())
    assert window.over.sheet.go.hasFocus()
    assert window.over.sheet.go.accessibleName() == f"Begin with {names['adventurer']}"
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    sit(window, qtbot)
    assert window.place is not None
    jottings = window.place.session.jottings
    assert (jottings.title, jottings.names) == (names["title"], names)
    assert window.place.game == "book"
    assert window.place.session.history.state.options["money_cap"] == "off"
    assert len(window.place.session.history.entries) == 1  # the first throw is the player's


def test_names_are_written_and_suggested_anew(book: Path, open_window: Open, qtbot: QtBot) -> None:
    window = on_its_sheet(open_window(), qtbot)
    form = window.over.sheet.form
    first = form.names
    qtbot.mouseClick(form.lines["title"].other, Qt.MouseButton.LeftButton)
    assert form.names["title"] != first["title"]
    assert form.names["adventurer"] == first["adventurer"]
    write(window, "adventurer", "  {title} & Co ")
    assert window.over.sheet.go.accessibleName() == "Begin with {title} & Co"
    line = form.lines["title"].edit
    line.setFocus()
    line.selectAll()
    qtbot.keyClicks(line, "123")  # digits are letters here
    qtbot.keyClick(line, Qt.Key.Key_Return)
    sit(window, qtbot)
    assert window.place is not None
    assert window.place.session.jottings.names == {"adventurer": "{title} & Co", "title": "123"}
    assert window.place.path.stem == "123"


def test_without_any_name_it_begins_all_the_same(
    book: Path, open_window: Open, qtbot: QtBot
) -> None:
    window = on_its_sheet(open_window(), qtbot)
    write(window, "adventurer", " ")
    write(window, "title", "")
    assert window.over.sheet.go.accessibleName() == "Begin"
    window.over.sheet.go.click()
    sit(window, qtbot)
    assert window.place is not None
    assert window.place.session.jottings.title == TITLE


def test_one_rule_is_offered_openly_and_the_others_behind_a_line(
    book: Path, open_window: Open, qtbot: QtBot
) -> None:
    window = on_its_sheet(open_window(), qtbot)
    sheet = window.over.sheet
    (openly,) = sheet.form.rows.combos
    assert openly == "money_cap"
    assert sheet.form.rows.isVisible()
    assert not sheet.rows.isVisible()
    assert "money_cap" not in sheet.rows.combos
    cap = sheet.form.rows.combos["money_cap"]
    cap.setCurrentIndex(cap.findData("on"))
    years = sheet.rows.combos["win_years"]
    years.setCurrentIndex(years.findData("90"))
    assert "90 years" in sheet.form._goal.text()
    assert sheet.fold.accessibleName().startswith("Table rules: 1")
    sheet.go.click()
    sit(window, qtbot)
    assert window.place is not None
    options = window.place.session.history.state.options
    assert (options["money_cap"], options["win_years"]) == ("on", "90")
    window.over.show_rules()
    shown = {label.text() for label in window.over.rules.rows._names}
    assert {"Money in the review", "Years that win"} <= shown


def test_what_was_written_stays_in_another_language(
    book: Path, open_window: Open, qtbot: QtBot
) -> None:
    window = on_its_sheet(open_window(), qtbot)
    write(window, "adventurer", "Nobody")
    cap = window.over.sheet.form.rows.combos["money_cap"]
    cap.setCurrentIndex(cap.findData("on"))
    names, rules = window.over.sheet.names, window.over.sheet.rules
    window.prefer(language="es")
    assert (window.over.sheet.names, window.over.sheet.rules) == (names, rules)


def test_the_next_sheet_knows_nothing_of_the_last(
    book: Path, open_window: Open, qtbot: QtBot
) -> None:
    window = on_its_sheet(open_window(), qtbot)
    write(window, "adventurer", "Nobody")
    qtbot.keyClick(window.over.sheet, Qt.Key.Key_Escape)
    on_its_sheet(window, qtbot)
    assert window.over.sheet.names["adventurer"] not in ("Nobody", "")
    qtbot.keyClick(window.over.sheet, Qt.Key.Key_Escape)
    qtbot.mouseClick(slip_of(window, "The Last Boat Out"), Qt.MouseButton.LeftButton)
    invited(window, qtbot)
    assert window.over.sheet.people.isVisible()
    assert not window.over.sheet.form.isVisible()
    assert window.over.sheet.names == {}


def test_again_begins_the_same_game_anew(book: Path, open_window: Open, qtbot: QtBot) -> None:
    path = played("Gone", "a")
    window = open_window()
    window.open_file(path)
    table = sit(window, qtbot)
    table.again.emit()
    invited(window, qtbot)
    assert window.door.game == "book"
    assert window.over.sheet.form.isVisible()


def test_a_save_is_gone_on_with_renamed_and_thrown_away(
    book: Path, open_window: Open, qtbot: QtBot
) -> None:
    first, second = played("First", "a", steps=9), played("Second", "b", steps=9)
    window = open_window()
    last = window.shelf.card.slip.title
    other = slip_of(window, "First" if last == "Second" else "Second")
    assert other.slip.emblem == "book"
    qtbot.mouseClick(other, Qt.MouseButton.LeftButton)
    sit(window, qtbot)
    assert window.place is not None
    assert window.place.game == "book"
    window.to_shelf()
    window.shelf.menus.renaming.emit(str(first))
    window.shelf.column.line.setText("Third")
    qtbot.keyClick(window.shelf.column.line, Qt.Key.Key_Return)
    assert saves.peek(first, games.known).title == "Third"
    window.shelf.deleted.emit(Wish(second))
    assert not second.exists()
    window.shelf.foot.trash_menu.actions()[0].trigger()
    assert second.exists()


def test_finished_books_stand_as_spines_with_their_stars(
    book: Path, open_window: Open, qtbot: QtBot
) -> None:
    path = played("A Short Life", "a")
    window = open_window()
    (spine,) = window.shelf.finished.rolls
    header = saves.peek(path, games.known)
    assert isinstance(spine, BookSpine)
    assert header.ending is not None
    assert spine.slip.stars == (header.worth.stars if header.worth is not None else None)
    assert "Finished." in spine.accessibleDescription()
    qtbot.mouseClick(spine, Qt.MouseButton.LeftButton)
    sit(window, qtbot)


def test_a_longer_title_and_stars_make_a_longer_spine(book: Path, open_window: Open) -> None:
    short, long = BookSpine(Kept("a", "A")), BookSpine(Kept("a", "A" * 24))
    starred = BookSpine(Kept("a", "A" * 24, stars=3))
    widths = [thing.sizeHint().width() for thing in (short, long, starred)]
    assert widths == sorted(set(widths))
    for thing in (short, long, starred):
        thing.deleteLater()


def test_stars_are_seen(book: Path, open_window: Open) -> None:
    def seen(thing: FinishedThing) -> bytes:
        thing.resize(thing.sizeHint())
        image = thing.grab().toImage()
        thing.deleteLater()
        return bytes(image.constBits())

    three, four = (seen(BookSpine(Kept("a", "A", stars=stars))) for stars in (3, 4))
    red, blue = (seen(BookSpine(Kept("a", "A", seed=seed))) for seed in (0, 1))
    assert three != four
    assert red != blue


def test_faulty_tables_of_ones_own_are_left_out_and_told(
    book: Path, open_window: Open, qtbot: QtBot
) -> None:
    name = "inventory.toml"
    lay(tables.own(), {name: edited(name, ("base = 3", "base = 999"), ("+2 dice", "x" * 30))[name]})
    window = open_window()
    told = f"Your own {name}"
    qtbot.waitUntil(
        lambda: told in [row.slip.slip.title for row in window.shelf.column.rows], timeout=WAIT
    )
    slip = slip_of(window, told)
    assert slip.slip.quiet
    assert slip.slip.lines[0].startswith("2 problem")
    assert not slip_of(window, TITLE).slip.quiet
    qtbot.mouseClick(slip, Qt.MouseButton.LeftButton)
    question = window.over.question
    assert window.stack.currentWidget() is question
    assert [reply.id for reply in question.replies] == ["back"]
    question.next.click()
    on_its_sheet(window, qtbot).over.sheet.go.click()
    sit(window, qtbot)
    assert window.place is not None
    assert window.place.session.history.content.wares["flute"].base == 3


def test_sound_tables_of_ones_own_are_played_with(
    book: Path, open_window: Open, qtbot: QtBot
) -> None:
    name = "inventory.toml"
    lay(tables.own(), {name: edited(name, ("base = 3", "base = 9"))[name]})
    for safe, base in ((False, 9), (True, 3)):
        window = open_window(safe=safe)
        told = slip_of(window, TITLE).slip.lines
        assert (f"With your own {name}" in told) == (not safe)
        on_its_sheet(window, qtbot)
        window.over.sheet.go.click()
        sit(window, qtbot)
        assert window.place is not None
        assert window.place.session.history.content.wares["flute"].base == base
        window.to_shelf()


def test_a_newer_version_of_the_tables_is_offered(
    book: Path, open_window: Open, qtbot: QtBot
) -> None:
    path = played("Old", "a", steps=9)
    newer = edited("stories.toml", ('version = "1"', 'version = "2"'))
    lay(book, {"stories.toml": newer["stories.toml"]})
    window = open_window()
    assert "Version 1.1.2" in window.shelf.card.slip.lines[-1]
    move = window.shelf._menu.actions()[2]
    move.trigger()
    question = window.over.question
    assert [reply.id for reply in question.replies] == ["back", "move"]
    question.others[0].click()
    sit(window, qtbot)
    assert window.place is not None
    window.to_shelf()
    header = saves.peek(path, games.known)
    assert (header.content.version, header.marks) == ("1.1.2", ("moved",))


def test_the_same_seed_has_the_same_names() -> None:
    assert invitation.adventurers("a") == invitation.adventurers("a")
    assert invitation.adventurers("a") != invitation.adventurers("b")
    assert len(set(invitation.titles("a"))) == len(invitation.titles("a")) == 24
