"""What every command shares: how it is added, how it answers, how it says no."""

import argparse
import os
import sys
from collections.abc import Callable, Mapping
from typing import Any, NoReturn

import msgspec

from desktop.rules.kernel.errors import Illegal, Problem, Unreadable

Run = Callable[[argparse.Namespace], "Answer"]
_MOST_SEED = 1000


class BadInput(Exception):
    """Input that cannot be used; the text says what and where, in one line."""


class Answer(msgspec.Struct, frozen=True):
    """What a command found: an object for programs, lines for people, the exit code."""

    facts: Mapping[str, Any]
    lines: tuple[str, ...]
    code: int = 0

    def print(self, as_json: bool) -> None:
        """Write it to standard output. Raises BadInput where that takes no more."""
        try:
            self._print(as_json)
        except BrokenPipeError:
            raise
        except OSError as trouble:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nor at the end
            raise BadInput(f"standard output: {trouble.strerror}") from None

    def _print(self, as_json: bool) -> None:
        if as_json:
            import json  # the window starts without it

            print(json.dumps(self.facts, ensure_ascii=False))
        else:
            for line in self.lines:
                print(line)
        sys.stdout.flush()


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are one line."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong with the command line."""
        raise BadInput(f"{message} (try {self.prog} --help)")


class Commands:
    """Where commands are added."""

    def __init__(
        self,
        commands: "argparse._SubParsersAction[Parser]",
        everywhere: Parser,
    ) -> None:
        """Take the place for commands and the options that all of them have."""
        self._commands = commands
        self._everywhere = everywhere

    def add(self, name: str, run: Run, what: str) -> Parser:
        """A new command with its first function."""
        parser = self._commands.add_parser(
            name, help=what, description=what, parents=[self._everywhere]
        )
        parser.set_defaults(run=run)
        return parser


def refused(path: object, trouble: Unreadable) -> BadInput:
    """Content that cannot be used, in one line: the first problem and how many more."""
    first, more = trouble.problems[0], len(trouble.problems) - 1
    rest = f" (and {more} more; try solitarium check)" if more else ""
    return BadInput(f"{path}: {_told(first)}{rest}")


def _told(problem: Problem) -> str:
    from desktop.words import problems  # QtCore only where something is to be told

    return problems.line(problem)


def seed(word: str) -> str:
    """A seed as it was typed: any text that can be written down, at the head of a save."""
    if not word.isprintable():
        raise argparse.ArgumentTypeError("a seed is any text that can be read")
    if len(word) > _MOST_SEED:
        raise argparse.ArgumentTypeError(f"a seed has at most {_MOST_SEED} characters")
    return word


def rules(pairs: list[str]) -> dict[str, str]:
    """`ID=VALUE` words as table rules."""
    chosen: dict[str, str] = {}
    for pair in pairs:
        id_, equals, value = pair.partition("=")
        if not equals:
            raise BadInput(f"--rule {pair}: write ID=VALUE")
        chosen[id_] = value
    return chosen


def why(trouble: Illegal) -> str:
    """Why the rules refuse something: the code and its facts."""
    facts = ", ".join(f"{key} {value}" for key, value in trouble.reason.facts.items())
    return f"{trouble.reason.code} ({facts})" if facts else trouble.reason.code
