"""The language of `print`: of what is printed, and of the answer's lines."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from desktop import paths
from desktop.cli import main
from desktop.keepsakes.source import Offer
from desktop.store import settings
from desktop.words import language
from tests.cli.test_printing import CARDS, ToyKeeper, begun, printed, save, toy  # noqa: F401


def test_without_a_word_it_speaks_as_the_window_would(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def spoken(*words: str) -> tuple[str, str]:
        printed(capsys, "book", "--list", *words)
        return language.spoken(), given[-1]

    given: list[str] = []

    def blanks(keeper: ToyKeeper, content: Any, code: str) -> tuple[Offer, ...]:
        given.append(code)
        return (CARDS,)

    monkeypatch.setattr(ToyKeeper, "blanks", blanks)
    assert spoken() == ("en", "en")
    monkeypatch.setattr(language, "system_language", lambda: "es")
    assert spoken() == ("es", "es")
    assert spoken("--language", "en") == ("en", "en")
    settings.save(paths.settings_file(), settings.Settings(language="en"))
    assert spoken() == ("en", "en")
    settings.save(paths.settings_file(), settings.Settings(language="en", content_language="es"))
    assert spoken() == ("en", "es")


class Marking(QTranslator):
    """Says what was translated."""

    def translate(self, context: str, text: str, comment: str = "", n: int = -1) -> str:  # type: ignore[override]
        return f"~{text}"


def test_every_line_of_an_answer_can_be_said_in_another_language(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    save: Path,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
) -> None:
    marking = Marking()
    QCoreApplication.installTranslator(marking)
    request.addfinalizer(lambda: QCoreApplication.removeTranslator(marking))
    monkeypatch.setattr(language, "speak", lambda code: code)

    def lines(*words: str | Path) -> list[str]:
        assert main(["print", str(save), *map(str, words)]) == 0
        return capsys.readouterr().out.splitlines()

    raw = save.read_bytes()
    save.write_bytes(raw[: -len(raw) // 4])
    for backup in save.parent.glob("*.bak*"):
        backup.unlink()
    target = tmp_path / "a.pdf"
    assert lines("--to", target)[0] == "Fog: ~2 page(s) on A4"
    assert lines("--to", target)[-1].startswith("~damaged: ")
    assert lines("--to", tmp_path / "a.epub")[0] == "Fog: ~a text to read"
    assert lines("--to", tmp_path / "a.png", "--part", "quay")[0] == "Fog: ~one picture"
    assert "epub, ~booklet)" in lines("--list")[-2]
