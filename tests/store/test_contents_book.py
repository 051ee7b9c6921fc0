"""A book and its tables: the copy it goes on with, a newer version, and no copy at all."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from desktop import paths
from desktop.rules.games import load
from desktop.rules.games.book import GAME
from desktop.rules.games.book.choices import Assign, Buy, Consult, Leave, Settle, Throw, Work
from desktop.rules.games.book.state import State
from desktop.rules.kernel import history as story
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.errors import Illegal
from desktop.rules.kernel.history import History
from desktop.store import contents, saves, tables
from desktop.store.format import Jottings
from desktop.words.book import chapters
from desktop.words.book.names import Names
from tests.small_tables import edited, lay, members

TITLE = Jottings("Dust")
WARES = "inventory.toml"


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Small tables where the program's own lie."""
    folder = lay(tmp_path / "shipped")
    monkeypatch.setattr(tables, "shipped", lambda: folder)
    return folder


def begun(folder: Path) -> tuple[saves.Save, History]:
    """A book in the Hometown, with a Rope bought and the Oracle asked."""
    reference, kept = contents.keep("book", tables.own())
    history = story.begin(GAME, kept, {}, Chance("ink"))
    history = history.choose(Throw())
    history = history.choose(Assign(history.state.rolled)).choose(Throw())
    history = history.choose(Settle("9,9"))
    for _ in range(3):
        history = history.choose(Work())
    history = history.choose(Buy("rope"))
    untyped = next(one for one in history.choices() if isinstance(one, Consult))
    history = history.choose(untyped)
    return saves.start(folder / "a.solsave", history, reference, "1.0", TITLE), history


def resume(path: Path) -> saves.Opened:
    return saves.resume(path, load, contents.find, "1.0")


def state(history: History) -> State:
    found: State = history.state
    return found


def test_tables_replaced_in_mid_game_change_nothing(tmp_path: Path, shipped: Path) -> None:
    save, history = begun(tmp_path)
    save.close()
    lay(tables.own(), edited(WARES, ("base = 4", "base = 9")))
    lay(shipped, {WARES: b"nonsense"})
    opened = resume(save.path)
    assert opened.save is not None
    assert opened.history.choices() == history.choices()
    assert opened.history.choose(Leave()).state == history.choose(Leave()).state
    opened.save.close()


def test_a_newer_version_is_offered_and_told_on(tmp_path: Path, shipped: Path) -> None:
    save, history = begun(tmp_path)
    header = saves.peek(save.path, load)
    assert contents.newer(header) is None
    lay(tables.own(), edited(WARES, ("base = 4", "base = 9"), ('"1"', '"2"')))
    path = contents.newer(header)
    assert path is not None
    reference, content = contents.keep("book", path)
    assert reference.version > header.content.version
    moved = history.moved_to(content)
    save.content = reference
    save.write(moved, TITLE)
    save.close()
    opened = resume(save.path)
    assert opened.header.marks == ("moved",)
    assert opened.history.choices() == moved.choices()
    assert opened.save is not None
    opened.save.close()
    assert contents.newer(opened.header) is None


def test_no_move_to_tables_without_what_one_owns(tmp_path: Path, shipped: Path) -> None:
    _, history = begun(tmp_path)
    found = members()
    first, _, last = found[WARES].decode().partition('[[ware]]\nid = "rope"')
    found[WARES] = (first + last[last.index("[[ware]]") :]).encode()
    _, content = contents.keep("book", lay(tmp_path / "poor", found))
    with pytest.raises(Illegal) as illegal:
        history.moved_to(content)
    assert illegal.value.reason.code == "move.unsound"
    assert illegal.value.reason.facts == {"what": "Equipment rope"}


def test_what_was_sold_under_other_tables_is_told_by_its_id(tmp_path: Path, shipped: Path) -> None:
    """The pages of a book outlive the wares they speak of."""
    _, history = begun(tmp_path)
    left = history.choose(Leave())
    page = state(left).pages[0]
    assert page.stay is not None
    stay = replace(page.stay, bought=("crowbar",))
    before = replace(state(left), pages=(replace(page, stay=stay),))
    assert GAME.invariants(history.content, before) == []
    leaves = chapters.leaves(Names(history.content, "en"), before, {}, {})
    assert "crowbar" in leaves[1].figures


def test_without_its_copy_a_book_is_read_only(tmp_path: Path, shipped: Path) -> None:
    save, _ = begun(tmp_path)
    save.close()
    for copy in paths.kept_packs().iterdir():
        copy.unlink()
    opened = resume(save.path)
    assert opened.save is None
    assert [problem.code for problem in opened.problems] == ["save.content_missing"]
    assert opened.history.choices() == ()
    with pytest.raises(Illegal) as illegal:
        opened.history.choose(Leave())
    assert illegal.value.reason.code == "save.read_only"
