"""Bad input about the Book: exit code 2, one line that says what and where, nothing left behind."""

from pathlib import Path

import pytest

from desktop.cli import main

THROW = '{"type": "Throw"}\n'
PLAY = ("play", "book", "--seed", "1", "--save", "{save}")
WORDS = [
    ("play", "book"),
    ("play", "book", "--seed", "1"),
    ("play", "book", "--seed", "\u202e", "--save", "{save}"),
    ("play", "book", "--seed", "\ud800", "--save", "{save}"),
    ("play", "book", "--seed", "x" * 70_000, "--save", "{save}"),
    (*PLAY, "--policy", "reckless"),
    (*PLAY, "--policy", ""),
    (*PLAY, "--steps", "-1"),
    (*PLAY, "--steps", "1.5"),
    (*PLAY, "--rule", "paper"),
    (*PLAY, "--rule", "paper=A3"),
    (*PLAY, "--rule", "=on"),
    (*PLAY, "--pack", "{there}/nowhere"),
    (*PLAY, "--pack", "{there}"),
    (*PLAY, "--pack", "{there}/rubbish"),
    (*PLAY, "--choices", "{there}/nowhere"),
    (*PLAY, "--choices", "{there}"),
    (*PLAY, "--choices", "{there}/rubbish"),
    (*PLAY, "--choices", "{there}/rubbish", "--policy", "random"),
    ("play", "book", "--seed", "1", "--save", "{there}"),
    ("play", "book", "--seed", "1", "--save", "{there}/rubbish/x"),
    ("play", "book", "--seed", "1", "--save", ""),
    ("play", "book", "--seed", "1", "--save", "{there}/" + "x" * 300),
    *(
        (command, path)
        for command in ("tell", "replay")
        for path in ("{there}/nowhere", "{there}", "{there}/rubbish", "{there}/empty", "")
    ),
    *(
        ("simulate", "book", "--games", *more)
        for more in (
            ("0",),
            ("-1",),
            ("many",),
            ("9" * 20,),
            ("1", "--workers", "0"),
            ("1", "--steps", "0"),
            ("1", "--policy", "reckless"),
            ("1", "--rule", "tea=milk"),
            ("1", "--pack", "{there}/nowhere"),
            ("1", "--pack", "{there}"),
        )
    ),
    *(
        ("odds", "book", "--dice", *more)
        for more in (
            ("10000", "--target", "5"),
            ("-1", "--target", "5"),
            ("5", "--target", "-1"),
            ("5", "--target", "9" * 20),
            ("9" * 5000, "--target", "5"),
            ("5", "--target", "5", "--icons", "1"),
            ("5",),
        )
    ),
    *(
        ("route", *more)
        for more in (
            ("10", "10"),
            ("0", "10", "30", "30"),
            ("10", "10", "30", "40"),
            ("-5", "10", "30", "30"),
            ("10", "10", "9" * 20, "30"),
            ("10", "10", "9" * 5000, "30"),
            ("10", "1.5", "30", "30"),
        )
    ),
    ("check",),
    ("check", "{there}/nowhere"),
]


@pytest.mark.parametrize("words", WORDS, ids=range(len(WORDS)))
@pytest.mark.parametrize("as_json", [False, True])
def test_it_is_said_in_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, words: tuple[str, ...], as_json: bool
) -> None:
    (tmp_path / "rubbish").write_text("rubbish\n", "utf-8")
    (tmp_path / "empty").touch()
    there = sorted(tmp_path.iterdir())
    places = {"there": str(tmp_path), "save": str(tmp_path / "a.solsave")}
    said = [word.format(**places) for word in words]
    assert main([*said, *(["--json"] if as_json else [])]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)
    assert told.err.startswith("solitarium: ")
    assert "Traceback" not in told.err
    assert sorted(tmp_path.iterdir()) == there


CHOICES = [
    ("null", "no choice"),
    ("5", "no choice"),
    ("[]", "no choice"),
    ('"Throw"', "no choice"),
    ('{"type": "Fly"}', "no choice"),
    ('{"type": "Throw", "hard": true}', "no choice of this game: unknown field"),
    ('{"type": "Throw", "type": "Throw"}', "no JSON"),
    ('{"type": "Assign", "six": [1.0, 2, 3, 4, 4, 4]}', "no JSON"),
    ('{"type": "Assign", "six": [true, 2, 3, 4, 4, 4]}', "no choice"),
    ('{"type": "Assign", "six": [' + "9" * 40 + "]}", "no JSON"),
    ('{"type": "Assign", "six": []}', "not offered: not_the_dice"),
    ('{"type": "Try", "attribute": "MAG"}', "no choice"),
    ('{"type": "Try", "attribute": "STR"}', "not offered: not_in_encounter"),
    ('{"type": "Buy", "ware": "\\ud800"}', "no JSON"),
    ('{"type": "Buy", "ware": "\\u0000"}', "not offered: not_in_town"),
    ('{"type": "Answer", "value": [1]}', "not offered: not_offered"),
    ('{"type": "Switch", "option": "paper", "value": "A5"}', "not offered: fixed_option"),
    ('{"type": "Route", "area": "1,1", "dot": [1]}', "no choice"),
    ("[" * 100_000, "no JSON"),
    ("\u00ff", "no JSON"),
]


@pytest.mark.parametrize(("line", "says"), CHOICES, ids=range(len(CHOICES)))
def test_a_choice_that_is_none(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, line: str, says: str
) -> None:
    choices, save = tmp_path / "choices.jsonl", tmp_path / "a.solsave"
    choices.write_text(THROW + line + "\n", "utf-8")
    words = ("play", "book", "--seed", "1", "--choices", str(choices), "--save", str(save))
    assert main([*words]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert f"line 2: {says}" in told
    assert not save.exists()


def test_a_policy_and_a_seed_of_any_text(tmp_path: Path) -> None:
    for number, seed in enumerate(("", "\U0001f3b2", "x" * 1000)):
        save = tmp_path / f"{number}.solsave"
        words = ("play", "book", "--seed", seed, "--steps", "3", "--save", str(save))
        assert main([*words]) == 0
        assert main(["replay", str(save)]) == 0
