"""A pack at a glance bears its title in the reader's language."""

import time
from pathlib import Path

import pytest

from desktop import paths
from desktop.paths import shipped
from desktop.rules.games.book.content.reading import FILES, read_tables
from desktop.store.glance import TABLES, glance, own_tables, tables
from tests.small_tables import edited, lay, members

HEAD = '[pack]\nid = "ice"\ntitle = "Ice"\nlanguages = ["es"]\n'


@pytest.mark.parametrize(
    ("language", "title"),
    [("", "The Last Boat Out"), ("en", "The Last Boat Out"), ("es", "El último barco")],
)
def test_the_introductory_pack_by_its_title(language: str, title: str) -> None:
    seen = glance(shipped("maps", "last_boat"), language)
    assert seen is not None
    assert seen.title == title


@pytest.mark.parametrize(
    ("words", "title"),
    [
        ('[pack]\ntitle = "Hielo"\n[card.20]\nname = nonsense', "Hielo"),
        ("[pack]\ntitle = 3", "Ice"),
        ('[card.20]\nname = "Hielo"', "Ice"),
        ("[[pack]]", "Ice"),
        ("not toml", "Ice"),
        ("\udcff", "Ice"),
    ],
)
def test_a_translation_that_says_nothing_leaves_the_title(
    tmp_path: Path, words: str, title: str
) -> None:
    (tmp_path / "text").mkdir()
    (tmp_path / "pack.toml").write_text(HEAD, "utf-8")
    (tmp_path / "text" / "es.toml").write_bytes(words.encode("utf-8", "surrogateescape"))
    seen = glance(tmp_path, "es")
    assert seen is not None
    assert seen.title == title


def test_a_manifest_beyond_64_kib_is_not_read_for_its_head(tmp_path: Path) -> None:
    keys = "".join(f"a.b{number} = 1\n" for number in range(1_000))
    (tmp_path / "pack.toml").write_text(f"{HEAD}\n[more]\n{keys}", "utf-8")
    assert glance(tmp_path) is not None
    keys = "".join(f"a.b{number} = 1\n" for number in range(400_000))
    (tmp_path / "pack.toml").write_text(f"{HEAD}\n[more]\n{keys}", "utf-8")
    began = time.process_time()
    assert glance(tmp_path) is None
    assert time.process_time() - began < 0.5


def test_a_language_that_the_pack_does_not_name_is_not_read(tmp_path: Path) -> None:
    (tmp_path / "text").mkdir()
    (tmp_path / "pack.toml").write_text(HEAD, "utf-8")
    (tmp_path / "text" / "da.toml").write_text('[pack]\ntitle = "Is"', "utf-8")
    seen = glance(tmp_path, "da")
    assert seen is not None
    assert seen.title == "Ice"


def laid(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Small tables where the program's own lie."""
    folder = lay(tmp_path / "assets" / "book")
    monkeypatch.setattr(paths, "shipped", tmp_path.joinpath)
    return folder


def test_tables_at_a_glance_have_the_head_that_reading_finds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = laid(tmp_path, monkeypatch)
    seen, read = tables(), read_tables(members())
    assert seen is not None
    assert (seen.path, seen.id, seen.title) == (folder, read.head.id, read.head.title)
    assert (seen.version, seen.languages) == (read.head.version, ())
    assert seen.minutes == (45, 45)
    (folder / "stories.es.toml").write_text("")
    found = tables()
    assert found is not None
    assert found.languages == ("es",)
    assert TABLES == FILES


def test_the_players_own_tables_at_a_glance(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = laid(tmp_path, monkeypatch)
    changed = edited("stories.toml", ('version = "1"', 'version = "2"'))
    lay(own_tables(), {"stories.toml": changed["stories.toml"], "inventory.toml": b"junk"})
    seen, safe = tables(), tables(safe=True)
    assert seen is not None
    assert safe is not None
    assert (seen.path, seen.version) == (own_tables(), "1.1.2")
    assert (safe.path, safe.version) == (folder, "1.1.1")


def test_without_shipped_tables_there_is_nothing_to_see(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (laid(tmp_path, monkeypatch) / "stories.toml").unlink()
    assert tables() is None
