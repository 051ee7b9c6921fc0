"""Settings: written whole, read field by field, never a reason not to start."""

from pathlib import Path

import pytest

from desktop.store import settings
from desktop.store.settings import Settings, Window


def codes(path: Path) -> list[tuple[str, str]]:
    return [(problem.code, problem.place) for problem in settings.load(path)[1]]


def test_without_a_file_everything_is_as_printed(tmp_path: Path) -> None:
    assert settings.load(tmp_path / "settings.json") == (Settings(), ())


def test_settings_come_back(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "settings.json"
    liked = Settings(
        theme="late", zoom=175, odds="pointing", language="es", hints=("drag", "odds"),
        window=Window(-10, 20, 900, 700, maximised=True), last_save="¿dónde?.solsave",
    )  # fmt: skip
    assert settings.save(path, liked) == ()
    assert settings.load(path) == (liked, ())
    assert [file.name for file in path.parent.iterdir()] == ["settings.json"]


def test_a_wrong_field_falls_back_alone_and_the_file_is_kept_aside(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    raw = b'{"theme": "pink", "zoom": 9000, "pacing": "slow", "motion": null, "future": [1.5]}'
    path.write_bytes(raw)
    liked, _ = settings.load(path)
    assert liked == Settings(pacing="slow")
    assert codes(path) == [("settings.field", name) for name in ("theme", "zoom", "motion")]
    assert [file.read_bytes() for file in tmp_path.glob("*.unreadable-*")] == [raw]
    assert settings.save(path, liked) == ()
    assert codes(path) == []


@pytest.mark.parametrize(
    "raw",
    [b"", b"[]", b"{", b"\xff\xfe", b'{"zoom":NaN}', b'{"zoom":1e999}', b'{"zoom":1,"zoom":2}',
     b'{"a":' * 100_000, b'{"language":"\\ud800"}', b"{}" * settings.SIZE_CAP],
)  # fmt: skip
def test_unreadable_settings_fall_back_and_are_kept_aside(tmp_path: Path, raw: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(raw)
    assert settings.load(path)[0] == Settings()
    assert codes(path) == [("settings.unreadable", "")]
    assert path.read_bytes() == raw
    assert len(list(tmp_path.glob("*.unreadable-*"))) == 1


def test_settings_that_cannot_be_read_or_written_are_a_problem_and_no_stop(tmp_path: Path) -> None:
    assert codes(tmp_path) == [("settings.unreadable", "")]
    (tmp_path / "file").write_bytes(b"")
    problems = settings.save(tmp_path / "file" / "settings.json", Settings())
    assert [problem.code for problem in problems] == ["settings.unsaved"]
