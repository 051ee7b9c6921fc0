"""Trouble as values: why a choice is refused, what is wrong with a file."""

from typing import Literal

import msgspec

Severity = Literal["error", "warning"]
SHOWN = 120  # characters of a fact from outside


class Reason(msgspec.Struct, frozen=True):
    """Why something is not allowed: a code and public facts, without words."""

    code: str
    facts: dict[str, str] = {}


class Problem(msgspec.Struct, frozen=True):
    """One thing wrong with content from outside; words/problems.py makes message and hint."""

    code: str
    severity: Severity
    file: str
    place: str
    facts: dict[str, str] = {}


class Illegal(Exception):
    """A choice that the rules did not offer; the state is unchanged."""

    def __init__(self, reason: Reason) -> None:
        """Keep the reason beside its code."""
        super().__init__(reason.code)
        self.reason = reason


class Unreadable(Exception):
    """Content that cannot be used; carries all its problems at once."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        """Keep every problem; the text names the first codes."""
        super().__init__(", ".join(problem.code for problem in problems[:5]))
        self.problems = problems


class Endless(Exception):
    """The agenda ran past its step limit: a loop in the content."""


def shown(value: object) -> str:
    """A fact or place as short printable text; control and bidi characters are escaped."""
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    return "".join(c if c.isprintable() else f"\\u{ord(c):04x}" for c in str(value)[:SHOWN])
