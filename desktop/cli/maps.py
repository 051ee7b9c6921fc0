"""A map file named on the command line, and its zones by id or letter."""

from pathlib import Path

from desktop.atlas.parts import ZoneMap
from desktop.atlas.tmj import read_tmj
from desktop.atlas.tmx import read_tmx
from desktop.cli.answering import BadInput, refused
from desktop.rules.kernel.errors import Unreadable
from desktop.store import files
from desktop.store.archive import MOST_TEXT

BESIDE_SIGHT = frozenset({"map.unreachable", "map.no_start", "map.several_starts"})
"""Errors of a map that leave its lines of sight as they are."""


def load_map(path: Path) -> ZoneMap:
    """The map in a file. Raises BadInput where it is missing or an error bears on sight."""
    try:
        raw = files.read(path, MOST_TEXT)
    except (OSError, ValueError) as trouble:
        raise BadInput(f"{path}: {trouble}") from None
    if raw is None:
        raise BadInput(f"{path}: there is no such file")
    reader = read_tmx if path.suffix == ".tmx" else read_tmj
    drawing, problems = reader(raw, path.name)
    errors = tuple(
        problem
        for problem in problems
        if problem.severity == "error" and problem.code not in BESIDE_SIGHT
    )
    if drawing is None or errors:
        raise refused(path, Unreadable(errors or problems))
    return drawing


def zone_of(drawing: ZoneMap, word: str) -> str:
    """A zone by its id, else by its letter. Raises BadInput for a word that is neither."""
    if word in drawing.zones:
        return word
    for zone in drawing.zones.values():
        if zone.letter == word:
            return zone.id
    raise BadInput(f"there is no zone {word} (there are {', '.join(drawing.zones)})")
