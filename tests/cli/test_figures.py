"""`explain`, `odds`, `sight` and `route`, and how bad input is answered."""

import json
from pathlib import Path
from typing import Any

import pytest

from desktop.cli import main
from tests.tide_ledger import FOLDER

FOG = str(FOLDER / "fog_quay.tmj")


def asked(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert main([*words, "--json"]) == 0
    told = capsys.readouterr()
    assert told.err == ""
    answer: dict[str, Any] = json.loads(told.out)
    return answer


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(words) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    return told.err


def test_explain_the_printed_example(capsys: pytest.CaptureFixture[str]) -> None:
    answer = asked(capsys, "explain", "1", "1", "2", "3", "3", "3")
    assert (answer["doubles"], answer["triples"], answer["runs"]) == (1, 1, 2)
    assert answer["criticals"] == []
    assert answer["test"] == 4
    assert answer["combat"] == ["double", "triple", "run", "run"]


def test_explain_a_critical_apart_from_its_package(capsys: pytest.CaptureFixture[str]) -> None:
    answer = asked(capsys, "explain", *"22225", "5")
    assert (answer["doubles"], answer["triples"], answer["criticals"]) == (1, 0, [2])
    assert answer["test"] == 6
    assert answer["combat"] == ["double"] * 3 + ["triple"] * 2
    simple = asked(capsys, "explain", *"11233", "--counting", "simple")
    assert simple["test"] == 3


def test_explain_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "4", "5", "6"]) == 0
    assert capsys.readouterr().out == "run: 4 5 6\ntest: 1\ncombat: run\n"


def test_odds(capsys: pytest.CaptureFixture[str]) -> None:
    answer = asked(capsys, "odds", "aventura", "--dice", "4", "--icons", "3")
    assert answer == {"chance": 1 / 216, "fraction": "1/216"}
    assert asked(capsys, "odds", "aventura", "--dice", "0", "--icons", "1")["fraction"] == "0/1"
    capped = asked(capsys, "odds", "aventura", "--dice", "12", "--icons", "5")
    assert capped == asked(capsys, "odds", "aventura", "--dice", "8", "--icons", "5")


def test_odds_of_the_book(capsys: pytest.CaptureFixture[str]) -> None:
    answer = asked(capsys, "odds", "book", "--dice", "5", "--target", "15")
    assert round(answer["chance"], 3) == 0.779
    assert asked(capsys, "odds", "book", "--dice", "2", "--target", "12")["fraction"] == "1/36"
    assert asked(capsys, "odds", "book", "--dice", "0", "--target", "1")["fraction"] == "0/1"
    assert main(["odds", "book", "--dice", "1", "--target", "4"]) == 0
    assert capsys.readouterr().out == "50.00% (1/2)\n"


def test_route(capsys: pytest.CaptureFixture[str]) -> None:
    corner = ("route", "10", "10", "30", "30")
    closed = asked(capsys, *corner)["touched"]
    assert (closed[0], closed[-1]) == ([0, 0], [1, 1])
    assert sorted(closed) == [[0, 0], [0, 1], [1, 0], [1, 1]]
    assert asked(capsys, *corner, "--corner-is-free") == {"touched": [[0, 0], [1, 1]]}
    assert main(["route", "3", "5", "97", "22"]) == 0
    assert capsys.readouterr().out == "0,0 1,0 2,0 3,0 4,0 4,1\n"


def test_sight(capsys: pytest.CaptureFixture[str]) -> None:
    assert asked(capsys, "sight", FOG, "A", "C")["sees"]
    behind = asked(capsys, "sight", FOG, "A", "D", "--open", "E")
    assert (behind["sees"], behind["reason"]) == (False, "wall")
    assert len(behind["at"]) == 2
    locked = asked(capsys, "sight", FOG, "B", "E")
    assert (locked["sees"], locked["reason"], locked["blocker"]) == (False, "padlock", "E")
    assert asked(capsys, "sight", FOG, "B", "E", "--open", "E")["sees"]
    assert not asked(capsys, "sight", FOG, "A", "C", "--padlock", "B")["sees"]
    side = ("--los-target", "any_point", "--door-rule", "side")
    assert asked(capsys, "sight", FOG, "A", "C", *side)["sees"]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("explain",), "required"),
        (("explain", "7"), "7"),
        (("explain", "one"), "one"),
        (("explain", *["1"] * 101), "100"),
        (("odds", "aventura", "--dice", "-1", "--icons", "1"), "-1"),
        (("odds", "aventura", "--dice", "3"), "--icons"),
        (("odds", "aventura", "--dice", "3", "--target", "9"), "--icons"),
        (("odds", "book", "--dice", "3"), "--target"),
        (("odds", "book", "--dice", "3", "--icons", "1"), "--target"),
        (("odds", "book", "--dice", "3", "--target", "-1"), "-1"),
        (("odds", "book", "--dice", "101", "--target", "1"), "101"),
        (("route", "10", "10", "30"), "Y1"),
        (("route", "10", "10", "30", "40"), "30 40"),
        (("route", "-10", "10", "30", "30"), "-10 10"),
        (("route", "10", "10", "30", "1000001"), "1000001"),
        (("odds", "chess", "--dice", "3", "--icons", "1"), "chess"),
        (("sight", FOG, "A", "Q"), "Q"),
        (("sight", "nowhere.tmj", "A", "B"), "nowhere.tmj"),
        (("sight", str(FOLDER / "cards.toml"), "A", "B"), "cards.toml"),
        (("sight", str(FOLDER), "A", "B"), "tide_ledger"),
        (("sight", "a\0b", "A", "B"), "null"),
        (("simulate", "aventura", "--games", "1", "--seed", "\udcff"), "seed"),
        (("nonsense",), "nonsense"),
        (("--nonsense",), "--nonsense"),
        (("check", "nowhere"), "nowhere"),
        (("simulate", "aventura", "--games", "0"), "0"),
        (("simulate", "aventura", "--games", "1", "--pack", "nowhere"), "nowhere"),
        (("simulate", "aventura", "--games", "1", "--policy", "reckless"), "reckless"),
        (("simulate", "aventura", "--games", "1", "--rule", "tea"), "tea"),
        (("simulate", "aventura", "--games", "1", "--rule", "tea=milk"), "tea"),
    ],
)
def test_bad_input_is_one_line(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], says: str
) -> None:
    assert says in refused(capsys, *words)


def test_options_may_stand_before_the_command(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["--json", "--profile", str(tmp_path), "explain", "1"]) == 0
    assert json.loads(capsys.readouterr().out)["test"] == 0


def test_a_bad_map_is_told_with_its_problem(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "x.tmj"
    path.write_bytes(b"{")
    assert "no JSON" in refused(capsys, "sight", str(path), "A", "B")


def test_a_zone_out_of_reach_can_still_be_looked_at(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "x.tmj"
    drawn = (FOLDER / "fog_quay.tmj").read_bytes()
    assert b'"B-E", "type": "door"' in drawn
    path.write_bytes(drawn.replace(b'"B-E", "type": "door"', b'"B-E", "type": "window"', 1))
    assert asked(capsys, "sight", str(path), "B", "E", "--open", "E")["sees"]
    alone = drawn.replace(
        b'"type": "door"',
        b'"type": "door", "properties": [{"name": "highlighted", "type": "bool", "value": false}]',
    )
    path.write_bytes(alone)
    assert asked(capsys, "sight", str(path), "C", "D")["sees"]
    assert not asked(capsys, "sight", str(path), "B", "C")["sees"]
