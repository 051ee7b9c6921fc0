"""Tiled's JSON maps (.tmj): bytes in, a zone map and all its errors out."""

from desktop.atlas import strict_json
from desktop.atlas.complaints import Complaints
from desktop.atlas.parts import ZoneMap
from desktop.atlas.refusal import Refused
from desktop.atlas.tiled import map_from
from desktop.rules.kernel.errors import Problem


def read_tmj(
    data: bytes, name: str, start: str | None = None
) -> tuple[ZoneMap | None, tuple[Problem, ...]]:
    """The map as far as it is sound, and every error; None if there is nothing to show.

    `name` is the file as problems call it; `start` beats the map's own starting zone. Warnings come
    from `checks.warnings`.
    """
    complaints = Complaints(name)
    try:
        tree = strict_json.parse(data)
    except Refused as refused:
        refused.tell(complaints)
        return None, complaints.problems()
    return map_from(tree, complaints, start), complaints.problems()
