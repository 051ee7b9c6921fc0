"""Tables on the shelf: the shipped ones, the player's own, faulty ones, the copies saves keep."""

from pathlib import Path

import msgspec
import pytest

from desktop import paths
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.errors import Unreadable
from desktop.store import bundles, contents, tables
from desktop.store.format import ContentRef, Header
from tests import small_tables
from tests.small_tables import edited, lay, members


@pytest.fixture(autouse=True)
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Small tables where the program's own lie."""
    folder = lay(tmp_path / "shipped" / "book")
    monkeypatch.setattr(tables, "shipped", lambda: folder)
    return folder


def own(name: str, *changes: tuple[str, str]) -> None:
    lay(tables.own(), {name: edited(name, *changes)[name]})


def price(found: tables.Laid) -> int:
    return found.tables.wares["flute"].base


def header(reference: ContentRef, game: str = "book") -> Header:
    return Header("", 1, (), game, reference, {}, Chance("x"), "", (), 0, 0, ("", ""), None, 0)


def test_the_shipped_tables_are_there_without_any_of_the_players_own() -> None:
    laid = tables.shelf()
    assert (laid.own, laid.problems) == ((), ())
    assert laid.members == members()
    assert tables.faults() == ()


def test_a_table_of_the_players_own_stands_in_for_the_shipped_one() -> None:
    own("inventory.toml", ("base = 3", "base = 9"))
    laid = tables.shelf()
    assert (laid.own, laid.problems, price(laid)) == (("inventory.toml",), (), 9)
    assert price(tables.shelf(safe=True)) == 3
    assert tables.load(tables.own()).wares["flute"].base == 9
    assert tables.load(tables.shipped()).wares["flute"].base == 3
    own("inventory.toml", ("base = 3", "base = 10"))  # another size
    assert price(tables.shelf()) == 10


def test_a_faulty_one_is_not_used_and_told() -> None:
    own("inventory.toml", ("base = 3", "base = 999"))
    own("encounters.toml", ("Obstacle", "Hindrance"))
    lay(tables.own(), {"weather.toml": b"", "notes.txt": b""})
    laid = tables.shelf()
    assert price(laid) == 3
    assert laid.tables.encounters["O"].name == "Hindrance"
    assert laid.own == ("encounters.toml",)
    told = [(problem.file, problem.code) for problem in laid.problems]
    assert told == [
        ("inventory.toml", "tables.number"),
        ("weather.toml", "tables.unknown_file"),
    ]
    assert tables.faults() == laid.problems


def test_a_replaced_table_takes_its_translations_away(shipped: Path) -> None:
    text = small_tables.HEAD + '[[ware]]\nid = "flute"\nname = "Flauta"\neffect = "x"\n'
    lay(shipped, {"inventory.es.toml": text.encode()})
    assert [*tables.shelf().tables.words] == ["es"]
    own("inventory.toml", ("base = 3", "base = 9"))
    assert tables.shelf().tables.words == {}
    own_words = text.replace("Flauta", "Pito")
    lay(tables.own(), {"inventory.es.toml": own_words.encode()})
    assert tables.shelf().tables.words["es"].texts["ware.flute.name"] == "Pito"
    (tables.own() / "inventory.toml").unlink()  # a translation alone
    assert tables.shelf().own == ("inventory.es.toml",)
    assert tables.shelf().tables.words["es"].texts["ware.flute.name"] == "Pito"


def test_another_folder_or_one_file_is_read_strictly(tmp_path: Path) -> None:
    spoilt = edited("inventory.toml", ("base = 3", "base = 999"))["inventory.toml"]
    folder = lay(tmp_path / "mine", {"inventory.toml": spoilt})
    with pytest.raises(Unreadable, match=r"tables\.number"):
        tables.load(folder)
    with pytest.raises(Unreadable, match=r"tables\.number"):
        tables.load(folder / "inventory.toml")
    lay(folder, {"inventory.toml": spoilt.replace(b"999", b"99")})
    assert tables.load(folder).wares["flute"].base == 99
    with pytest.raises(Unreadable, match=r"file\.missing"):
        tables.load(tmp_path / "nowhere")
    (tmp_path / "empty").mkdir()
    with pytest.raises(Unreadable, match=r"tables\.none"):
        tables.load(tmp_path / "empty")
    assert tables.holds_tables(folder)
    assert not tables.holds_tables(tmp_path)


def test_a_save_resumes_from_its_own_copy(shipped: Path) -> None:
    reference, content = contents.keep("book", tables.own())
    assert (reference.id, reference.version) == ("small", "1.1.1")
    assert content.hash == reference.hash
    own("inventory.toml", ("base = 3", "base = 9"))
    lay(shipped, {"stories.toml": b""})
    found = contents.find(header(reference))
    assert found == content
    assert contents.find(header(reference, "aventura")) is None


def test_another_version_is_offered(shipped: Path) -> None:
    reference, _ = contents.keep("book", tables.shipped())
    assert contents.newer(header(reference)) is None
    own("inventory.toml", ("base = 3", "base = 9"))
    assert contents.newer(header(reference)) == tables.own()
    other = msgspec.structs.replace(reference, id="others")
    assert contents.newer(header(other)) is None


def test_a_damaged_copy_is_no_copy() -> None:
    hash_ = tables.keep(tables.shipped())
    (kept,) = paths.kept_packs().iterdir()
    whole = kept.read_bytes()
    for spoilt in (whole[:-9], b"", b"x" * 90, bundles.packed({"a": b"b"})):
        kept.write_bytes(spoilt)
        assert tables.load_kept(hash_) is None
    kept.unlink()
    assert tables.load_kept(hash_) is None
    assert tables.keep(tables.shipped()) == hash_
    assert kept.read_bytes() == whole
    assert b"Before O" not in whole  # nothing unread lies open


def test_files_that_cannot_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bundles, "MOST_TEXT", 10)
    folder = lay(tmp_path / "large", {"stories.toml": b"x" * 11})
    (folder / "inventory.toml").mkdir()
    (folder / "encounters.toml").symlink_to(folder / "nothing")
    codes = [(one.file, one.code) for one in tables.examine(folder)]
    assert codes == [("encounters.toml", "file.unreadable"), ("stories.toml", "member.large")]


def test_broken_shipped_tables_say_so(shipped: Path) -> None:
    lay(shipped, {"stories.toml": b""})
    with pytest.raises(Unreadable):
        tables.shelf()
