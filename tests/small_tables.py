"""Small tables of the Book of Adventure, sound as they stand, to be spoilt by tests."""

from collections.abc import Iterable
from pathlib import Path

from desktop.rules.games.book.content.places import ENDINGS

SHIPPED = Path(__file__).resolve().parents[1] / "assets" / "book"
HEAD = 'format = "solitarium-tables/1"\n'
_TABLES = '[tables]\nid = "small"\nversion = "1"\ntitle = "Small tables"\n'


def _piece(section: str, part: str, number: int, words: str) -> str:
    return f'[[{section}.{part}]]\nid = "{part[0]}{number}"\ntext = """{words}"""\n'


def _titles(section: str) -> str:
    rows, hooks = (
        ", ".join(f'"{section} {word} {face}"' for face in range(1, 7)) for word in ("row", "hook")
    )
    return f"[{section}]\nrows = [{rows}]\nhooks = [{hooks}]\n"


def _section(section: str) -> str:
    parts = [_titles(section)]
    if section in ENDINGS:
        told = (_piece(section, "situation", n, f"Before {section} {n}.") for n in range(1, 13))
        parts += told
    for part, many in (("opening", 8), ("turn", 1), ("closing", 1)):
        parts += (
            _piece(section, part, n, f"{part} of\n  {section} {n}.") for n in range(1, many + 1)
        )
    return "\n".join(parts)


def stories(sections: Iterable[str] = (*ENDINGS, "town", "flight")) -> str:
    """A sound `stories.toml`."""
    return HEAD + _TABLES + "\n".join(_section(section) for section in sections)


def members() -> dict[str, bytes]:
    """Sound tables: the shipped numbers, and stories of one sentence a piece."""
    found = {name: (SHIPPED / name).read_bytes() for name in ("inventory.toml", "encounters.toml")}
    found["stories.toml"] = stories().encode()
    return found


def edited(name: str, *changes: tuple[str, str]) -> dict[str, bytes]:
    """The same with words of one file replaced, each where it comes first."""
    found = members()
    text = found[name].decode()
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    found[name] = text.encode()
    return found


def lay(folder: Path, given: dict[str, bytes] | None = None) -> Path:
    """The tables as files in a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, body in (given or members()).items():
        (folder / name).write_bytes(body)
    return folder
