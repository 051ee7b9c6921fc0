"""Maps as they were played: marks in their rooms, ways through the doors, nothing unseen."""

from __future__ import annotations

import math
import subprocess
from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path

import pytest
import shapely
from PySide6.QtCore import QPointF, QRectF
from shapely import Point

from desktop.drawing.map_plan import Plan, plan_of
from desktop.drawing.tokens import Rim
from desktop.keepsakes.games.aventura import KEEPER, OVERVIEW
from desktop.keepsakes.games.aventura.map.marks import way_pen
from desktop.keepsakes.games.aventura.map.notes import of_visit
from desktop.keepsakes.games.aventura.map.places import Placed, boxes_of, places
from desktop.keepsakes.games.aventura.map.rows import rows
from desktop.keepsakes.games.aventura.map.ways import Line, lines, prowls
from desktop.keepsakes.games.aventura.played import visits
from desktop.keepsakes.games.aventura.stays import Visit
from desktop.keepsakes.leaf import Leaf
from desktop.keepsakes.outputs.pdf import pdf
from desktop.keepsakes.outputs.showing import image
from desktop.keepsakes.paper import A4, LETTER, Paper, Sheet
from desktop.keepsakes.wish import Wish
from desktop.rules.games.aventura import events as e
from desktop.rules.kernel.history import History
from desktop.store.format import Note
from desktop.words.aventura.names import Names
from tests.keepsakes.games.aventura_stories import (
    TALES,
    house,
    pack_of,
    source,
    told,
    wandered,
)
from tests.keepsakes.outputs.ink import ink_box, picture_box, within

Tool = Callable[[str], str]
Ways = tuple[Plan, Visit, tuple[Placed, ...], tuple[Line, ...]]


def drawn(history: History, visit: Visit) -> Ways:
    """A stay on a map worked out for drawing."""
    plan = plan_of(visit.map, history.content.maps[visit.map].drawing)
    placed, _ = places(plan, rows(history.content, visit))
    spots = {(one.row.seat, one.row.stay): one.spot(0) for one in placed if one.row.turns}
    return plan, visit, placed, lines(plan, visit, spots)


@pytest.fixture(scope="module")
def stays() -> list[Ways]:
    """Every stay of the told stories."""
    stories = [told(name) for name in TALES]
    return [drawn(story, visit) for story in stories for visit in visits(story)]


def test_every_stop_has_a_place_in_its_room_off_letters_and_other_stops(stays: list[Ways]) -> None:
    for plan, _, placed, _ in stays:
        for one in placed:
            zone = plan.zones[one.row.zone]
            assert zone.shape.shape.buffer(0.5).covers(shapely.box(*one.box))
            for letter in boxes_of(zone):
                assert shapely.box(*one.box).intersection(shapely.box(*letter)).area < 1
        for one, other in combinations(placed, 2):
            assert shapely.box(*one.box).intersection(shapely.box(*other.box)).area < 1


def test_ways_go_through_doors_and_never_through_walls(stays: list[Ways]) -> None:
    prowled = 0
    for plan, visit, _, ways in stays:
        of_adversaries = prowls(plan, visit, {})
        prowled += len(of_adversaries)
        for line in (*ways, *of_adversaries):
            if line.carried:
                continue
            count = max(8, int(line.path.length() / 3))
            for n in range(count + 1):
                spot = line.path.pointAtPercent(n / count)
                assert not plan.walls.contains(spot), (plan.id, spot)
    assert prowled > 0


def test_where_everybody_stands_now_is_marked_until_the_map_is_left() -> None:
    for name, left in (("left_at_952", True), ("tide_ledger", False)):
        history = told(name, 40) if not left else told(name)
        visit = visits(history)[0]
        marks = [mark.kind for row in rows(history.content, visit) for mark in row.marks]
        assert marks.count("figure") == (0 if left else 2)


def test_ways_through_one_door_lie_beside_one_another() -> None:
    history = wandered(pack_of(house(4, 3)), "x", 220)
    plan, visit, _, ways = drawn(history, visits(history)[0])
    walked = [stay for walker in visit.walkers for stay in walker.stays[1:]]
    crossings: dict[frozenset[str], list[QPointF]] = {}
    for stay, line in zip(walked, ways, strict=True):
        for here, there in zip(stay.way, stay.way[1:], strict=False):
            if not line.carried:
                gate = plan.gates[frozenset((here, there))]
                crossings.setdefault(frozenset((here, there)), []).append(_nearest(line, gate))
    often = [spots for spots in crossings.values() if len(spots) > 3]
    assert often
    for spots in often:
        apart = [math.dist(a.toTuple(), b.toTuple()) for a, b in combinations(spots, 2)]
        assert min(apart) > 0.8


def _nearest(line: Line, gate: QPointF) -> QPointF:
    spots = (line.path.pointAtPercent(n / 400) for n in range(401))
    return min(spots, key=lambda spot: math.dist(spot.toTuple(), gate.toTuple()))


def test_every_walk_ends_at_its_stop(stays: list[Ways]) -> None:
    for plan, visit, placed, ways in stays:
        ends = {one.row.zone for one in placed}
        assert len(ways) == sum(len(walker.stays) - 1 for walker in visit.walkers)
        for line in ways:
            zones = [zone for zone in plan.zones.values() if _inside(zone.shape.shape, line.end)]
            assert {zone.shape.id for zone in zones} & ends


def _inside(shape: shapely.Polygon, spot: QPointF) -> bool:
    return bool(shape.buffer(0.5).covers(Point(spot.x(), spot.y())))


def test_two_ways_are_told_apart_without_colour() -> None:
    first, second = (way_pen("#000000", rim, 2.0) for rim in (Rim.PLAIN, Rim.DASHED))
    assert first.dashPattern() != second.dashPattern()


def test_a_note_belongs_to_the_stay_in_which_it_was_written() -> None:
    history = told("tide_ledger")
    first, second, third = visits(history)
    assert [one.later for one in (first, second, third)] == [second.entry, third.entry, None]
    early = Note(f"{first.map}.zone.B", first.entry + 3, "early")
    late = Note(f"{first.map}.paragraph.A", second.entry + 4, "late")
    notes = (early, late)
    assert of_visit(notes, first) == (("B", "early"),)
    assert of_visit(notes, second) == (("A", "late"),)


def printed(leaves: tuple[Leaf, ...], path: Path, wish: Wish | None = None) -> Path:
    work = pdf(leaves, wish or Wish(), "A map")
    while True:
        try:
            next(work)
        except StopIteration as end:
            path.write_bytes(end.value)
            return path


def text_of(path: Path, tool: Tool) -> str:
    return " ".join(said(tool("pdftotext"), str(path), "-").split()).casefold()


def said(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


class Open:
    """What lies open on the table, by the position and the events alone."""

    def __init__(self, history: History) -> None:
        events = [event for entry in history.entries for event in entry.events]
        people = history.state.investigators
        self.cards = {*history.state.seen, *(card for one in people for card in one.objects)}
        self.adversaries = {one.card for one in events if isinstance(one, e.AdversaryPlaced)}
        self.wounds = {(w.wound, w.kind) for w in events if isinstance(w, e.WoundSuffered)}
        self.maps = set(history.state.entered)
        self.zones: set[tuple[str, str]] = set()
        place = ""
        for event in events:
            if isinstance(event, e.MapEntered):
                place = event.map
                self.zones.add((place, event.zone))
            elif isinstance(event, e.Moved):
                self.zones |= {(place, zone) for zone in event.way}
            elif isinstance(event, e.Placed):
                self.zones.add((place, event.zone))


def unseen(history: History, known: Open) -> Iterator[str]:
    """Titles and names that nobody may find in print yet."""
    names, pack = Names(history.content, "en"), history.content
    for place, content in pack.maps.items():
        if place not in known.maps and place not in history.state.unlocked:
            yield names.map(place)
        for zone, drawing in content.drawing.zones.items():
            if drawing.title and (place, zone) not in known.zones:
                yield drawing.title
    yield from (names.card(card) for card in pack.cards if card not in known.cards)
    yield from (names.card(one) for one in pack.adversaries if one not in known.adversaries)
    yield from (names.ending(one) for one in pack.endings if one != history.ending)
    for number in pack.wounds:
        for kind in ("physical", "mental"):
            if (number, kind) not in known.wounds:
                yield names.wound(number, kind)


def allowed(history: History, known: Open) -> str:
    """Texts that lie open on the table, whatever words they use."""
    names, pack = Names(history.content, "en"), history.content
    open_texts = [pack.cards[card].text for card in known.cards & pack.cards.keys()]
    open_texts += [pack.adversaries[one].text for one in known.adversaries]
    open_texts += [names.card(one) for one in known.cards & pack.cards.keys()]
    open_texts += [names.card(one) for one in known.adversaries]
    open_texts += [names.wound(number, kind) for number, kind in known.wounds]
    open_texts += [one.text for one in pack.investigators.values()]
    open_texts += [names.zone_title(*zone) for zone in known.zones]
    for place in known.maps:
        content = pack.maps[place]
        open_texts += [names.map(place), content.journal.subtitle]
        open_texts += [prop.text for prop in content.drawing.props]
    return " ".join(open_texts).casefold()


@pytest.mark.parametrize(
    ("name", "stops"), [("left_at_952", (110,)), ("forty_one", (37,)), ("tide_ledger", (9, 40))]
)
def test_nothing_unseen_is_printed(
    name: str, stops: tuple[int, ...], tmp_path: Path, tool: Tool
) -> None:
    for number in stops:
        history = told(name, number)
        story = source(history)
        leaves: tuple[Leaf, ...] = ()
        for offer in KEEPER.offers(story):
            if offer.page != "diary":
                leaves += KEEPER.make(story, offer.page, Wish(scale="fit")).leaves
        text = text_of(printed(leaves, tmp_path / "all.pdf"), tool)
        known = Open(history)
        lies_open = allowed(history, known)
        for words in unseen(history, known):
            if words.casefold() not in lies_open:
                assert f" {words.casefold()} " not in f" {text} ", (number, words)


def test_titles_of_rooms_stood_on_can_be_found_and_copied(tmp_path: Path, tool: Tool) -> None:
    kept = KEEPER.make(source(told("left_at_952")), "map", Wish(part="pier_four"))
    text = text_of(printed(kept.leaves, tmp_path / "map.pdf"), tool)
    for words in ("Pier Four at Night", "Lost Property", "Baggage", "7\u20138", "Tobias Rook"):
        assert words.casefold() in text


def test_a_map_is_lines_and_letters_only(tmp_path: Path, tool: Tool) -> None:
    kept = KEEPER.make(source(told("forty_one")), "map", Wish(part="the_952"))
    path = printed(kept.leaves, tmp_path / "map.pdf")
    assert len(said(tool("pdfimages"), "-list", str(path)).splitlines()) == 2
    table = said(tool("pdffonts"), str(path)).splitlines()[2:]
    assert table
    assert all(" yes " in row for row in table)


@pytest.mark.parametrize(("paper", "margin"), [(A4, 0.0), (LETTER, 20.0)])
def test_a_map_stays_within_the_margins(
    paper: Paper, margin: float, tmp_path: Path, tool: Tool
) -> None:
    history = wandered(pack_of(house(4, 3)), "x", 60)
    wish = Wish(sheet=Sheet(paper, margin))
    kept = KEEPER.make(source(history), "map", wish)
    assert len(kept.leaves) == 1
    assert kept.picture is not None
    path = printed(kept.leaves, tmp_path / "map.pdf", wish)
    leaf = kept.leaves[0]
    box = QRectF(0, 0, leaf.width, leaf.height).adjusted(margin, margin, -margin, -margin)
    ink = ink_box(path, 1, tool)
    assert within(ink, box)
    assert max(ink.width() / box.width(), ink.height() / box.height()) > 0.9


def test_one_room_and_long_ways_are_drawn() -> None:
    for columns, high, choices, people in ((1, 1, 40, 1), (3, 3, 200, 2)):
        history = wandered(pack_of(house(columns, high)), "y", choices, people)
        *_, found = KEEPER.make(source(history), "map", Wish()).leaves
        assert found.text.startswith("The map The Long House with the way of ")
    with pytest.raises(KeyError):
        KEEPER.make(source(told("forty_one", 0)), "map", Wish())


def test_parts_of_a_campaign() -> None:
    story = source(told("forty_one"))
    offer = KEEPER.offers(story)[0]
    assert [part for part, _ in offer.parts] == [
        OVERVIEW, "pier_four", "the_952", "thole",
    ]  # fmt: skip
    kept = KEEPER.make(story, "map", Wish())
    assert [leaf.name for leaf in kept.leaves] == [title for _, title in offer.parts]
    assert kept.picture is None
    with pytest.raises(KeyError):
        KEEPER.make(story, "map", Wish(part="nowhere"))
    alone = source(wandered(pack_of(house(2, 2)), "z", 20))
    assert KEEPER.offers(alone)[0].parts == ()
    nobody = KEEPER.offers(source(told("forty_one", 0)))
    assert [one.page for one in nobody] == ["diary"]


def test_the_campaign_fills_a_sheet_that_lies() -> None:
    (leaf,) = KEEPER.make(source(told("tide_ledger")), "map", Wish(part=OVERVIEW)).leaves
    box, ink = Sheet().turned(landscape=True).printable, picture_box(image(leaf, 2), 2)
    assert (leaf.width, leaf.height) == (A4.height, A4.width)
    assert ink.width() > 0.98 * box.width()
    assert ink.height() > 0.98 * box.height()
