"""Names of files for keepsakes."""

import pytest

from desktop.keepsakes.stems import stem


@pytest.mark.parametrize(
    ("words", "name"),
    [
        (("North by Mistake", "sheet"), "north-by-mistake-sheet"),
        (('../..\\ "*?\n', "map"), "map"),
        (("Dvě  cesty", "02", "month"), "dvě-cesty-02-month"),
        (("NUL",), "nul-keepsake"),
        (("Com1", ""), "com1-keepsake"),
        (("",), "keepsake"),
    ],
)
def test_any_title_makes_a_name(words: tuple[str, ...], name: str) -> None:
    assert stem(*words) == name


def test_names_are_short_and_end_in_their_last_word() -> None:
    assert stem("a" * 200) == "a" * 59
    assert stem("b " * 200, "diary").endswith("-b-diary")
    assert len(stem("b " * 200, "diary")) <= 60
