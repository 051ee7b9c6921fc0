"""A pack at a glance bears its title in the reader's language."""

import time
from pathlib import Path

import pytest

from desktop.paths import shipped
from desktop.store.glance import glance

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
