"""Everything that is wrong with a pack, with tables or a year, or with a map file by itself.

Problem codes: those of desktop.store.packs, tables and almanacs, content.checks and
desktop.atlas.checks.
"""

from pathlib import Path

from desktop.atlas import checks as atlas_checks
from desktop.atlas.tmj import read_tmj
from desktop.atlas.tmx import read_tmx
from desktop.rules.games.aventura.content.membership import MANIFEST
from desktop.rules.games.calendar.content.authored import YEAR
from desktop.rules.kernel.errors import Problem
from desktop.store import almanacs, files, packs, tables
from desktop.store.archive import MOST_TEXT
from desktop.store.member_names import escaped

_READERS = {".tmj": read_tmj, ".tmx": read_tmx}


def check(path: Path) -> tuple[Problem, ...]:
    """All problems of a pack's folder or zip, of tables (`.toml` or their folder), of a year's
    folder or a file in it, or of a `.tmj` or `.tmx`; errors first."""
    if path.suffix in _READERS and not path.is_dir():
        found = _check_map(path)
    elif (year := _year_of(path.absolute())) is not None:
        found = _check_year(year, path.absolute())
    elif _are_tables(path):
        found = tables.examine(path)
    else:
        found = packs.open_pack(path, warnings=True).problems
    return tuple(sorted(found, key=lambda problem: problem.severity != "error"))


def _year_of(path: Path) -> Path | None:
    """The year that a folder or packed file is, or that a file belongs to."""
    if almanacs.is_year(path):
        return path
    homes = (path.parent, path.parent.parent) if path.is_file() else ()
    return next((home for home in homes if almanacs.is_year(home)), None)


def _check_year(year: Path, path: Path) -> tuple[Problem, ...]:
    """All problems of a year; of one text of it only that text's."""
    found = almanacs.examine(year)
    if path == year or path.name == YEAR:
        return found
    name = path.relative_to(year).as_posix()
    return tuple(problem for problem in found if problem.file == name)


def _are_tables(path: Path) -> bool:
    if path.is_dir():
        return not (path / MANIFEST).is_file() and tables.holds_tables(path)
    return path.suffix == ".toml"


def has_errors(problems: tuple[Problem, ...]) -> bool:
    """Whether any of them keeps the thing from being played."""
    return any(problem.severity == "error" for problem in problems)


def _check_map(path: Path) -> tuple[Problem, ...]:
    name = escaped(path.name)
    try:
        raw = files.read(path, MOST_TEXT)
    except (OSError, ValueError) as trouble:
        return (Problem("file.unreadable", "error", name, "", {"detail": escaped(str(trouble))}),)
    if raw is None:
        return (Problem("file.missing", "error", name, ""),)
    drawing, found = _READERS[path.suffix](raw, name)
    if drawing is None:
        return found
    return (*found, *atlas_checks.warnings(drawing, name))
