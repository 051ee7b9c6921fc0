"""From the words of the command line to an exit code: 0 done, 1 a finding, 2 bad input."""

import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

from desktop import paths
from desktop.cli.answering import Answer, BadInput, Commands, Parser

BAD_INPUT = 2
STOPPED = 130  # as shells say it of Ctrl+C
_WORKER = "--multiprocessing-fork"


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks. Bad input is answered with one line, never a traceback."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if _WORKER in words:  # a frozen program begun once more by `simulate --workers`
        from multiprocessing import freeze_support

        freeze_support()
    _speak_plainly()
    try:
        if any("\0" in word for word in words):
            raise BadInput("a null character in the command line")
        place = _place_of_command(words)
        if place is None:
            return _window(words)
        return _command([words[place], *words[:place], *words[place + 1 :]])
    except BadInput as trouble:
        print(_one_line(f"solitarium: {trouble}"), file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return STOPPED
    except BrokenPipeError:  # whoever read the output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _command(words: list[str]) -> int:
    asked = _parser().parse_args(words)
    paths.profile(asked.profile) if asked.profile is not None else None
    answer: Answer = asked.run(asked)
    answer.print(asked.json)
    return answer.code


def _parser() -> Parser:
    parser = Parser(prog="solitarium", description="Solo gamebooks on drawn maps.")
    commands = parser.add_subparsers(dest="command", required=True, parser_class=Parser)
    everywhere = Parser(add_help=False)
    everywhere.add_argument("--json", action="store_true", help="one JSON object on stdout")
    everywhere.add_argument("--profile", type=Path, metavar="DIR", help="the player's folder")
    kit = Commands(commands, everywhere)
    for room in _rooms():
        room.add_to(kit)
    return parser


def _rooms() -> tuple[ModuleType, ...]:
    # The window needs none of them.
    from desktop.cli import authors, figures, playing, printing, telling, years

    return figures, years, authors, playing, telling, printing


def _names() -> frozenset[str]:
    return frozenset().union(*(room.NAMES for room in _rooms()))


def _place_of_command(words: list[str]) -> int | None:
    """Where the command stands, if the first word that is no option is one."""
    skipped = False
    for place, word in enumerate(words):
        if skipped or word.startswith("-"):
            skipped = word == "--profile" and not skipped
            continue
        return place if word in _names() else None
    return None


def _window(words: list[str]) -> int:
    if not words:
        from desktop import app

        return app.open_window()
    parser = Parser(
        prog="solitarium",
        description="Opens the window; with a file, the file in it.",
        epilog=f"Without a window: solitarium {{{','.join(sorted(_names()))}}} --help",
    )
    parser.add_argument("file", nargs="?", type=Path, help="a save or a pack")
    parser.add_argument("--self-test", action="store_true", help="open, play and quit")
    parser.add_argument("--safe", action="store_true", help="start without any added pack")
    parser.add_argument("--profile", type=Path, metavar="DIR", help="the player's folder")
    asked = parser.parse_args(words)
    if asked.file is not None and not asked.file.exists():
        raise BadInput(f"{asked.file}: there is no such file, and no such command")
    paths.profile(asked.profile) if asked.profile is not None else None
    if asked.self_test:
        from desktop import self_test  # Qt's widgets only where a window is asked for

        return self_test.run()
    from desktop import app

    return app.open_window(asked.file, safe=asked.safe)


def _speak_plainly() -> None:
    """UTF-8 whatever the console says; what it cannot show is escaped."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def _one_line(text: str) -> str:
    return "".join(letter if letter.isprintable() else " " for letter in text)[:1000]
