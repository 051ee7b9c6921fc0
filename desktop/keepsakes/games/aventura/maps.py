"""The map as it was played: where everybody went, what was read, fights, ways in and out."""

from __future__ import annotations

from collections.abc import Generator, Sequence

import msgspec
from PySide6.QtCore import QCoreApplication, QPointF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.atlas.parts import ZoneMap
from desktop.drawing.card_position import seated
from desktop.drawing.inks import Inks
from desktop.drawing.map_plan import Plan, drafting, kept_plan
from desktop.drawing.tokens import SIZE, padlock
from desktop.keepsakes.games.aventura.map import border as map_border
from desktop.keepsakes.games.aventura.map import notes as map_notes
from desktop.keepsakes.games.aventura.map import places as map_places
from desktop.keepsakes.games.aventura.map import rows as map_rows
from desktop.keepsakes.games.aventura.map import words as map_words
from desktop.keepsakes.games.aventura.map.clock import Clock
from desktop.keepsakes.games.aventura.map.ground import Ground, paint_ground, paint_prowl, plates
from desktop.keepsakes.games.aventura.map.legend import Item, Legend, item, legend
from desktop.keepsakes.games.aventura.map.rows import Mark, Row
from desktop.keepsakes.games.aventura.map.sheet import AROUND, LEAST, Head, MapSheet, Person, extent
from desktop.keepsakes.games.aventura.map.ways import Line, lines, prowls
from desktop.keepsakes.games.aventura.stays import Visit
from desktop.keepsakes.leaf import unit
from desktop.keepsakes.outputs.progress import Progress, drained
from desktop.keepsakes.picture import Picture
from desktop.keepsakes.source import Source
from desktop.words.aventura.names import Names

TOKEN = 20.0
"""A token's disc is so many mm across at true size."""
MM = TOKEN / SIZE
"""A unit of a map, in mm at true size."""


class Played(msgspec.Struct, frozen=True, eq=False):
    """A stay on a map worked out: its plan, its rows of marks and where they stand, its ways."""

    visit: Visit
    plan: Plan
    rows: tuple[Row, ...]
    placed: tuple[map_places.Placed, ...]
    taken: dict[str, list[map_places.Box]]
    lines: tuple[Line, ...]
    foes: tuple[Line, ...]


def played(names: Names, stays: Sequence[Visit]) -> tuple[Played, ...]:
    """Stays on maps worked out; the plan of a map is made once."""
    return drained(playing(names, stays))


def playing(names: Names, stays: Sequence[Visit]) -> Generator[Progress, None, tuple[Played, ...]]:
    """The same in steps of some milliseconds."""
    places = tuple(dict.fromkeys(one.map for one in stays))
    plans, total = dict[str, Plan](), len(places) + len(stays)
    for done, place in enumerate(places):
        plans[place] = yield from _drafted(place, names.drawing(place), Progress(done, total))
    found = list[Played]()
    for done, visit in enumerate(stays, start=len(places)):
        yield Progress(done, total)
        found.append(_played(names, visit, plans[visit.map]))
    return tuple(found)


def _drafted(place: str, drawing: ZoneMap, step: Progress) -> Generator[Progress, None, Plan]:
    """The plan of a map, unless it is kept."""
    kept = kept_plan(place, drawing)
    if kept is not None:
        return kept
    work = drafting(place, drawing)
    while True:
        try:
            next(work)
        except StopIteration as end:
            plan: Plan = end.value
            return plan
        yield step


def _played(names: Names, visit: Visit, plan: Plan) -> Played:
    rows = map_rows.rows(names.pack, visit)
    placed, taken = map_places.places(plan, rows)
    ways = lines(plan, visit, plates(placed))
    return Played(visit, plan, rows, placed, taken, ways, prowls(plan, visit, _ends(placed)))


def _ends(placed: Sequence[map_places.Placed]) -> dict[int, map_places.Spot]:
    """Where each adversary is drawn last, by the number of its token."""
    found: dict[int, map_places.Spot] = {}
    for one in placed:
        for n, mark in enumerate(one.row.marks, 1 if one.row.turns else 0):
            if mark.token:
                found[mark.token] = one.spot(n)
    return found


def picture(source: Source, names: Names, one: Played) -> Picture:
    """A stay on a map as a sheet of its own."""
    sheet = _sheet(source, names, one)

    def draw(painter: QPainter) -> None:
        with unit(painter, MM):
            sheet.draw(painter)

    return Picture(
        sheet.width * MM,
        sheet.height * MM,
        draw,
        name=map_words.called(names, one.visit),
        measure=measure(),
        size=TOKEN,
        alt=alt(names, one.visit),
    )


def measure() -> str:
    """What true size means for a map."""
    return QCoreApplication.translate("Keepsakes", "a token is {size} mm across")


def alt(names: Names, visit: Visit) -> str:
    """A stay on a map in words."""
    people = names.people(tuple(walker.who for walker in visit.walkers))
    return QCoreApplication.translate(
        "Keepsakes", "The map {map} with the way of {people}. {turns}. {outcome}"
    ).format(
        map=names.map(visit.map),
        people=people,
        turns=map_words.turns_line(names, visit),
        outcome=map_words.outcome(names, visit),
    )


def _sheet(source: Source, names: Names, one: Played) -> MapSheet:
    visit, plan = one.visit, one.plan
    ways = [line.path for line in one.lines]
    written = map_notes.of_visit(source.jottings.notes, visit)
    notes = map_notes.jotted(plan, written, one.taken, ways)
    ground = Ground(
        plan=plan,
        titled=visit.entered,
        read=_read(names, visit),
        padlocks=visit.padlocks,
        lines=one.lines,
        placed=one.placed,
        notes=notes,
        figures=tuple(seated(names, walker.who, walker.seat) for walker in visit.walkers),
        foes=one.foes,
    )
    posts = _posts(names, plan, visit)

    def paint(painter: QPainter, inks: Inks) -> None:
        paint_ground(painter, ground, inks)
        for post in posts:
            map_border.paint_signpost(painter, post, inks)

    wide = max(plan.bounds.width(), LEAST - 120)
    key = _legend(names, one, notes, wide)
    return MapSheet(_head(names, visit), extent(plan, AROUND), key, paint)


def _read(names: Names, visit: Visit) -> frozenset[str]:
    """Zones whose own entry was read."""
    letters = names.pack.maps[visit.map].letters
    return frozenset(
        stay.zone
        for walker in visit.walkers
        for stay in walker.stays
        if any(source[2] == letters.get(stay.zone) for source in stay.read)
    )


def _posts(names: Names, plan: Plan, visit: Visit) -> tuple[map_border.Signpost, ...]:
    """The arrow in, and the arrow out if the map was left for another."""
    first = [walker.stays[0].zone for walker in visit.walkers if walker.stays]
    last = [walker.stays[-1].zone for walker in visit.walkers if walker.stays]
    posts: list[map_border.Signpost] = []
    words = map_words.came_from(names, visit)
    way_in = map_border.signpost(plan, first, words, (), inwards=True)
    if way_in is not None:
        posts.append(way_in)
    if visit.target in names.pack.maps:
        words = map_words.went_to(names, visit)
        way_out = map_border.signpost(plan, last, words, posts, inwards=False)
        if way_out is not None:
            posts = [*map_border.parted(posts, way_out), way_out]
    return tuple(posts)


def _head(names: Names, visit: Visit) -> Head:
    journal = names.pack.maps[visit.map].journal
    told = [f"{map_words.turns_line(names, visit)}.", map_words.outcome(names, visit)]
    if visit.partial and not visit.number:
        told.append(map_words.missing())
    return Head(
        over=names.title(),
        title=map_words.called(names, visit),
        under=names.text(f"{visit.map}.subtitle", journal.subtitle),
        people=tuple(
            Person(seated(names, walker.who, walker.seat), names.full_name(walker.who))
            for walker in visit.walkers
        ),
        clock=Clock(journal.clock.turns, frozenset(journal.clock.red), visit.last),
        lines=tuple(told),
    )


def _legend(names: Names, one: Played, notes: tuple[map_notes.Jotted, ...], wide: float) -> Legend:
    """Every kind of mark that occurs, once; Tests by whether they were passed."""
    visit = one.visit
    cards = {
        names.pack.adversaries[foe.card].token: names.card(foe.card)
        for foe in visit.foes
        if foe.card in names.pack.adversaries
    }
    met: dict[tuple[str, str, bool], Mark] = {}
    for mark in (mark for row in one.rows for mark in row.marks):
        if mark.kind != "figure":
            kind = (mark.kind, "" if mark.kind == "trial" else mark.key, mark.flag)
            met.setdefault(kind, mark)
    items = [item(mark, map_words.mark_words(mark, cards)) for mark in _ordered(met)]
    items += [*_prowled(one.foes), *((_locked(),) if visit.padlocks else ())]
    return legend(items, notes, wide)


_ORDER = ("book", "trial", "card", "fight", "foe", "wound", "skull", "goal")


def _ordered(met: dict[tuple[str, str, bool], Mark]) -> list[Mark]:
    return sorted(met.values(), key=lambda mark: (_ORDER.index(mark.kind), not mark.flag, mark.key))


def _prowled(ways: Sequence[Line]) -> list[Item]:
    """The dotted line, where an adversary walked."""
    if not ways:
        return []
    words = QCoreApplication.translate("Keepsakes", "way of an adversary")

    def draw(painter: QPainter, at: QPointF, inks: Inks) -> None:
        path = QPainterPath(at - QPointF(18, -2))
        path.quadTo(at - QPointF(2, 6), at + QPointF(18, 3))
        paint_prowl(painter, Line(0, path, path.currentPosition(), 16.0), inks)

    return [Item(40.0, words, draw)]


def _locked() -> Item:
    words = QCoreApplication.translate("Keepsakes", "closed")

    def draw(painter: QPainter, at: QPointF, inks: Inks) -> None:
        padlock(painter, at.x(), at.y(), inks, 16)

    return Item(17.0, words, draw)
