"""Which tests bear which rule: `python -m pytest --rules`.

A test bears a rule when its name, its docstring or its marker says so: `test_AZ_067_...`,
"AZ-067" in the docstring, `@pytest.mark.rule("AZ-067")`.
"""

import re
import tomllib
from pathlib import Path

import pytest

RULE = re.compile(r"\b(?:AZ|BA|CA)-\d{3}\b")
RULING = re.compile(r"(?:AZ|BA|CA)-[A-Z]{1,2}\d+")  # rulings and vectors may stand beside rules
RULE_IN_NAME = re.compile(r"(?<![A-Za-z])(AZ|BA|CA)_(\d{3})(?!\d)", re.IGNORECASE)


def rules_of(item: pytest.Item) -> set[str]:
    """The ids that a test bears."""
    name = getattr(item, "originalname", None) or item.name
    borne = {f"{game.upper()}-{number}" for game, number in RULE_IN_NAME.findall(name)}
    borne |= set(RULE.findall(getattr(getattr(item, "function", None), "__doc__", None) or ""))
    for marker in item.iter_markers("rule"):
        borne |= {rule for rule in marker.args if not RULING.fullmatch(rule)}
    return borne


class RulesReport:
    """A plugin that prints rule -> tests and fails where a rule has none."""

    def __init__(self, folder: Path) -> None:
        """Read the lists of rules, one file for each game."""
        self.kinds: dict[str, str] = {}
        self.exempt: dict[str, str] = {}
        for path in sorted(folder.glob("*.toml")):
            listed = tomllib.loads(path.read_text(encoding="utf-8"))
            self.kinds |= listed["kinds"]
            self.exempt |= listed["exempt"]
        self.tests: dict[str, list[str]] = {rule: [] for rule in self.kinds}
        self.unknown: dict[str, list[str]] = {}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Note what each test bears, and run none."""
        for item in items:
            for rule in rules_of(item):
                where = self.tests if rule in self.tests else self.unknown
                told = where.setdefault(rule, [])
                name = item.nodeid.split("[")[0]
                if name not in told:
                    told.append(name)
        items.clear()

    def missing(self) -> list[str]:
        """The rules that need a test and have none."""
        return [rule for rule, tests in self.tests.items() if not tests and rule not in self.exempt]

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Fail on a gap or on a rule that nobody knows; otherwise no test run is no failure."""
        if session.exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            session.exitstatus = 1 if self.missing() or self.unknown else 0

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Print the table and what is wrong with it."""
        write = terminalreporter.write_line
        for rule, tests in self.tests.items():
            told = tests or [f"exempt: {self.exempt[rule]}" if rule in self.exempt else "NO TEST"]
            write(f"{rule} {self.kinds[rule]:3} " + "\n           ".join(told))
        for rule, tests in self.unknown.items():
            write(f"{rule} is no rule, but is borne by {', '.join(tests)}")
        missing = self.missing()
        borne = sum(1 for tests in self.tests.values() if tests)
        write(f"{borne} of {len(self.tests)} rules borne, {len(missing)} missing")
        if missing:
            write("missing: " + " ".join(missing))
