"""Checking packs and single maps for their authors."""

from pathlib import Path

import pytest

from desktop.store import packs
from desktop.workshop.check import check, has_errors
from tests.tide_ledger import FOLDER, codes, edited, members


def test_the_worked_example_is_sound(tmp_path: Path) -> None:
    assert check(FOLDER) == ()
    path = tmp_path / "tide.solpack"
    path.write_bytes(packs.packed(members()))
    assert check(path) == ()


def test_errors_come_before_warnings(tmp_path: Path) -> None:
    broken = edited("pack.toml", ("investigation = 4", "investigation = 6"))
    broken["cards.toml"] = broken["cards.toml"].replace(b"no = 31", b"no = 40")
    path = tmp_path / "tide.solpack"
    path.write_bytes(packs.packed(broken))
    found = check(path)
    severities = [problem.severity for problem in found]
    assert severities == sorted(severities)
    assert {"card.number_twice", "ref.card", "investigator.unusual"} <= set(codes(found))
    assert has_errors(found)


def test_a_map_by_itself(tmp_path: Path) -> None:
    assert not has_errors(check(FOLDER / "fog_quay.tmj"))
    path = tmp_path / "x.tmj"
    path.write_bytes(members()["fog_quay.tmj"].replace(b'"name": "B", "type": "zone"', b'"x": 1'))
    assert has_errors(check(path))


@pytest.mark.parametrize(
    ("name", "raw"),
    [("a.tmj", None), ("a.tmj", b"{"), ("a.tmx", b"<!DOCTYPE a>"), ("a.solpack", b""), ("a", None)],
)
def test_what_cannot_be_read_is_a_problem(tmp_path: Path, name: str, raw: bytes | None) -> None:
    if raw is not None:
        (tmp_path / name).write_bytes(raw)
    found = check(tmp_path / name)
    assert has_errors(found)
    assert {problem.file for problem in found} == {name}
