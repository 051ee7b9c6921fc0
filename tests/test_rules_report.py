"""The report of rules finds who bears a rule, and every gap."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.rules_report import RulesReport, rules_of

LIST = """
[kinds]
AZ-001 = "E"
AZ-002 = "C"
AZ-003 = "U"
[exempt]
AZ-003 = "a printed count"
"""


def item(name: str, told: str = "", *marked: str) -> Any:
    def function() -> None: ...

    function.__doc__ = told
    markers = [SimpleNamespace(args=marked)] if marked else []
    return SimpleNamespace(
        name=name, originalname=name, nodeid=f"tests/a.py::{name}",
        function=function, iter_markers=lambda _: markers,
    )  # fmt: skip


def report(folder: Path, *items: Any) -> RulesReport:
    (folder / "game.toml").write_text(LIST, encoding="utf-8")
    made = RulesReport(folder)
    made.pytest_collection_modifyitems(list(items))
    return made


@pytest.mark.parametrize(
    ("bearer", "rules"),
    [
        (item("test_AZ_067_red_zone_stops"), {"AZ-067"}),
        (item("test_az_067_and_az_069"), {"AZ-067", "AZ-069"}),
        (item("test_x", "Stops on red (AZ-067), and AZ-1234 is none."), {"AZ-067"}),
        (item("test_x", "", "AZ-001", "AZ-002"), {"AZ-001", "AZ-002"}),
        (item("test_x", "", "AZ-Q07", "AZ-V37"), set()),
        (item("test_blaz_067"), set()),
    ],
)
def test_a_test_bears_what_name_docstring_or_marker_say(bearer: Any, rules: set[str]) -> None:
    assert rules_of(bearer) == rules


def test_a_gap_fails_and_an_exempt_rule_does_not(tmp_path: Path) -> None:
    made = report(tmp_path, item("test_AZ_001_one"))
    session: Any = SimpleNamespace(exitstatus=pytest.ExitCode.NO_TESTS_COLLECTED)
    made.pytest_sessionfinish(session)
    assert made.missing() == ["AZ-002"]
    assert session.exitstatus == 1


def test_all_borne_is_well(tmp_path: Path) -> None:
    made = report(tmp_path, item("test_AZ_001_one"), item("test_two", "", "AZ-002"))
    session: Any = SimpleNamespace(exitstatus=pytest.ExitCode.NO_TESTS_COLLECTED)
    made.pytest_sessionfinish(session)
    assert session.exitstatus == 0


def test_a_rule_that_nobody_knows_fails(tmp_path: Path) -> None:
    made = report(tmp_path, item("test_AZ_001_AZ_002"), item("test_AZ_999_what"))
    session: Any = SimpleNamespace(exitstatus=pytest.ExitCode.NO_TESTS_COLLECTED)
    made.pytest_sessionfinish(session)
    assert made.unknown == {"AZ-999": ["tests/a.py::test_AZ_999_what"]}
    assert session.exitstatus == 1
