"""A small sound year of the calendar as its author's files, to be spoilt by tests."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from desktop.paths import shipped

SOURCE = shipped("assets", "calendar", "quillport", "year.json")
RESULTS = ("done", "nothing", "passed", "lapsed", "hushed")
RULES = tuple(f"T{number}" for number in range(2, 13))


def head(**changes: Any) -> dict[str, Any]:
    """`year.json` as the shipped one has it, under another name."""
    table: dict[str, Any] = json.loads(SOURCE.read_text("utf-8"))
    return {**table, "id": "small", "title": "A small year", **changes}


def members(**changes: Any) -> dict[str, bytes]:
    """Every file of the year by its name; `changes` are for `year.json`."""
    texts = {
        **{f"months/{n:02}.toml": _month(n) for n in range(1, 13)},
        "weeks.toml": "\n".join(_week(n) for n in range(1, 55)),
        "days.toml": _days(),
        "rules.toml": "\n".join(map(_rule, RULES)) + _others(),
        "epilogue.toml": "\n".join(
            f'[rank.{n}]\ntitle = "Rank {n}"\ntext = "End {n}."' for n in range(7)
        ),
    }
    year = json.dumps(head(**changes)).encode()
    return {"year.json": year, **{name: text.encode() for name, text in texts.items()}}


def spoilt(change: Callable[[dict[str, Any]], object]) -> dict[str, bytes]:
    """The year after something was done to what stands in `year.json`."""
    table = head()
    change(table)
    return {**members(), "year.json": json.dumps(table).encode()}


def edited(name: str, old: str, new: str) -> dict[str, bytes]:
    """The year with one text of one file replaced, once."""
    found = members()
    text = found[name].decode()
    assert old in text
    return {**found, name: text.replace(old, new, 1).encode()}


def write(folder: Path, found: dict[str, bytes] | None = None) -> Path:
    """Lay the files into a folder; where they lie."""
    for name, body in (found or members()).items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
    return folder


def _month(n: int) -> str:
    return "\n".join(
        (
            f'title = "Month {n}"',
            'before = """First\nparagraph.\n\nSecond."""',
            'kept = "Kept."\nlost = "Lost."\nafter = "After."',
        )
    )


def _week(n: int) -> str:
    last = 'open = "Nobody knows."' if n > 52 else ""
    return f'[week.{n}]\nask = "Who {n}?"\nwon = "He."\nlost = "She."\n{last}'


def _days() -> str:
    lines = [_line(f"m{n}", "morning = true") for n in range(80)]
    lines += [
        _line(f"{result}{n}", f'result = "{result}"') for result in RESULTS for n in range(12)
    ]
    return "\n".join(lines)


def _line(name: str, tag: str) -> str:
    return f'[[line]]\nid = "{name}"\ntext = "Line {name}."\n{tag}'


def _rule(name: str) -> str:
    return f'[{name}]\nname = "Name"\nthing = "Thing."\nstory = "Story."\nplain = "Plain."'


def _others() -> str:
    allies = "\n".join(
        f'[allies.{symbol}]\nname = "{symbol}"\nabout = "About."'
        for symbol in ("lens", "lantern", "revolver")
    )
    return f'\n{allies}\n[finale]\nwon = "Won."\nlost = "Lost."\n'
