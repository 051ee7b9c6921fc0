"""Zone maps: the records, and `build_map` for maps made by code (AZ-023 to AZ-034)."""

from collections.abc import Collection, Iterable, Mapping, Sequence

from desktop.atlas.building import build
from desktop.atlas.complaints import Complaints
from desktop.atlas.draft import Draft, DraftLink, DraftPassage, DraftPoint, DraftWall, DraftZone
from desktop.atlas.lattice import Point, Segment
from desktop.atlas.parts import Passage, PassageKind, Prop, Zone, ZoneMap, letter_of
from desktop.rules.kernel.errors import Unreadable

__all__ = [
    "Passage",
    "PassageKind",
    "Point",
    "Prop",
    "Segment",
    "Zone",
    "ZoneMap",
    "build_map",
    "letter_of",
]

Chain = Sequence[Point]


def build_map(
    zones: Mapping[str, Chain],
    walls: Iterable[Chain] = (),
    passages: Iterable[tuple[PassageKind, Segment] | DraftPassage] = (),
    links: Iterable[tuple[str, str]] = (),
    centres: Mapping[str, Point] | None = None,
    *,
    holes: Mapping[str, Sequence[Chain]] | None = None,
    letters: Mapping[str, str | None] | None = None,
    red: Collection[str] = (),
    titles: Mapping[str, str] | None = None,
    start: str | None = None,
    padlocks: Iterable[str] = (),
    props: Iterable[Prop] = (),
    background: str | None = None,
    snap: float = 1.0,
    weld: int = 0,
    void_walls: bool = True,
) -> ZoneMap:
    """A map from lattice points, in the order of `zones`; raises Unreadable with all errors.

    Start defaults to the first zone. `weld` is 2 for drawn maps; 0 takes points as they are.
    """
    draft = Draft(
        zones=_drawn(zones, holes or {}, letters or {}, red, titles or {}),
        walls=tuple(DraftWall(tuple(wall)) for wall in walls),
        passages=tuple(p if isinstance(p, DraftPassage) else DraftPassage(*p) for p in passages),
        links=tuple(DraftLink(link) for link in links),
        centres=tuple(DraftPoint(at, zone) for zone, at in (centres or {}).items()),
        padlocks=tuple(DraftPoint((0, 0), zone) for zone in padlocks),
        props=tuple(props),
        start=start if start is not None else next(iter(zones), ""),
        background=background,
        snap=snap,
        weld=weld,
        void_walls=void_walls,
    )
    return _built(draft)


def _built(draft: Draft) -> ZoneMap:
    complaints = Complaints("", draft.snap)
    built = build(draft, complaints)
    errors = complaints.problems()
    if built is None or errors:
        raise Unreadable(errors)
    return built


def _drawn(
    zones: Mapping[str, Chain],
    holes: Mapping[str, Sequence[Chain]],
    letters: Mapping[str, str | None],
    red: Collection[str],
    titles: Mapping[str, str],
) -> tuple[DraftZone, ...]:
    """The zones as an author would have drawn them."""
    return tuple(
        DraftZone(
            id=name,
            rings=tuple(tuple(ring) for ring in (shell, *holes.get(name, ()))),
            letter=letters.get(name, letter_of(name)),
            red=name in red,
            title=titles.get(name),
            place=name,
        )
        for name, shell in zones.items()
    )
