"""`odds calendar` and `year`."""

import hashlib

import pytest

from desktop.cli import main
from tests.cli.test_figures import asked, refused


def test_odds_of_a_lead(capsys: pytest.CaptureFixture[str]) -> None:
    """TV-45, TV-46, TV-47."""
    answer = asked(capsys, "odds", "calendar", "--value", "11")
    assert answer["chance"] == pytest.approx(0.8624736, abs=1e-7)
    for symbol in ("lens", "lantern", "revolver"):
        same = asked(capsys, "odds", "calendar", "--value", "11", "--symbol", symbol)
        assert same == answer
    twelve = asked(capsys, "odds", "calendar", "--value", "12", "--rolls", "3")
    assert twelve["chance"] == pytest.approx(0.808298, abs=1e-6)
    once = asked(capsys, "odds", "calendar", "--value", "3", "--rolls", "1")
    assert once == {"chance": 5 / 9, "fraction": "5/9"}
    assert asked(capsys, "odds", "calendar", "--value", "19")["fraction"] == "0/1"
    assert asked(capsys, "odds", "calendar", "--value", "-2") == asked(
        capsys, "odds", "calendar", "--value", "3"
    )


def test_odds_are_told_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "calendar", "--value", "3", "--rolls", "2"]) == 0
    assert capsys.readouterr().out == "80.25% (65/81)\n"


@pytest.mark.parametrize(
    "words",
    [
        ("calendar",),
        ("calendar", "--value", "11", "--dice", "5"),
        ("calendar", "--value", "11", "--rolls", "0"),
        ("calendar", "--value", "11", "--rolls", "5"),
        ("calendar", "--value", "11", "--symbol", "key"),
        ("calendar", "--value", "1000000"),
        ("book", "--dice", "3", "--target", "9", "--value", "9"),
        ("book", "--target", "9"),
    ],
)
def test_bad_questions(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert refused(capsys, "odds", *words)


@pytest.mark.parametrize(
    ("year", "plain", "marked"),
    [
        (2024, "8dba3250c93aeba1", "236ecfc4d001b485"),
        (2026, "0ad48460a22bc7b8", "4689dd59f0038b0b"),
        (2027, "8c82227f5274b2c5", "f5a9e1b1998dd3bf"),
        (2028, "8e2963dc35b81d2a", "86d6d40c84128344"),
    ],
)
def test_years_as_text(
    year: int, plain: str, marked: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """TV-52."""
    for words, told in (([], plain), (["--marks"], marked)):
        assert main(["year", str(year), *words]) == 0
        text = capsys.readouterr().out
        assert hashlib.sha256(text.encode()).hexdigest()[:16] == told


def test_another_page_and_json(capsys: pytest.CaptureFixture[str]) -> None:
    answer = asked(capsys, "year", "2026", "--seed", "another", "--marks")
    assert (answer["year"], answer["seed"], len(answer["lines"])) == (2026, "another", 365)
    assert answer["lines"][0].startswith("2026-01-01 ")
    assert answer["lines"] != asked(capsys, "year", "2026", "--marks")["lines"]
    assert refused(capsys, "year", "1899")
    assert refused(capsys, "year", "soon")
