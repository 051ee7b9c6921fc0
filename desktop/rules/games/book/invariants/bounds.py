"""Whether every number, word and square of a state is one that a game can come to.

What is beyond these bounds could not be drawn, told or thrown; nothing else is asked of a state
before they hold.
"""

import re
from collections.abc import Iterable, Iterator

from desktop.rules.games.book.content.schema import WRITTEN, Tables
from desktop.rules.games.book.options import OPTIONS, WORLDS
from desktop.rules.games.book.phases import ground, harm, routes, writing
from desktop.rules.games.book.state import ATTRIBUTES, Area, Page, Sheet, State, Stay, Tale

MOST = 9_999
"""More than any game counts of anything."""
MOST_ECL = 199
MOST_PAGES = 400
"""More leaves, and more Routes, than 20 Fear and 20 Chapters allow."""
MOST_MADE = 9 + 8 * writing.CHAPTERS
"""Squares that are ever written on: the Hometown, what is around it and around each Chapter."""
_MOST_DRAWN = 10**12
_MOST_KEY = 1 << 16
_DIE = range(1, 7)
_VALUE = range(1, 5)
_UNMADE = ("attributes", "assign")
_SOURCES = frozenset({*ATTRIBUTES, "level", "strain", "bribes", "given"})
_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,39}")


def bounds(tables: Tables, state: State) -> list[str]:
    """What is beyond all bounds; the paper first, since all squares are counted on it."""
    found = [*_table_rules(state)]
    if found:
        return found
    found += [*_places(state), *_areas(state), *_counts(state)]
    found += [*_sheet(state.sheet, made=state.phase not in _UNMADE), *_open(tables, state)]
    for number, page in enumerate(state.pages):
        found += [f"page {number}: {what}" for what in _page(page)]
    return found


def _table_rules(state: State) -> Iterator[str]:
    """Every table rule with one of its values, and the paper that they name."""
    known = {option.id: option.values for option in OPTIONS}
    if state.options.keys() != known.keys():
        yield f"table rules {', '.join(state.options)}"[:200]
        return
    for name, value in state.options.items():
        if value not in known[name]:
            yield f"table rule {name}={value}"[:200]
    if (state.columns, state.rows) != WORLDS.get(state.options["paper"]):
        yield f"a paper of {state.columns} x {state.rows}"


# ---- the paper ----------------------------------------------------------------------------------
def _places(state: State) -> Iterator[str]:
    """Squares of this paper, and dots strictly inside them."""
    paper = ground.paper(state.columns, state.rows)
    yield from (f"no square: {name}"[:80] for name in _names(state) if name not in paper)
    dots = {*state.trail, *(dot for leg in state.legs for dot in (leg.start, leg.end))}
    wide, high = routes.SIZE * state.columns, routes.SIZE * state.rows
    for x, y in dots:
        on_paper = 0 < x < wide and 0 < y < high
        if not (on_paper and x % routes.SIZE and y % routes.SIZE):
            yield f"a dot at {x}, {y}"


def _names(state: State) -> Iterator[str]:
    yield from state.areas
    yield from (page.area for page in state.pages)
    stays = [page.stay for page in state.pages if page.stay is not None]
    for stay in (*stays, *((state.stay,) if state.stay is not None else ())):
        yield stay.area
        yield from (name for name, _ in stay.told)
    if state.task is not None:
        yield state.task.area
    if state.home:
        yield state.home


def _areas(state: State) -> Iterator[str]:
    """Each square with what its kind may hold."""
    yield from (f"{name} is {area}" for name, area in state.areas.items() if not _sound(area))
    made = sum(area.kind != "blank" for area in state.areas.values())
    if made > MOST_MADE:
        yield f"{made} squares written on"


def _sound(area: Area) -> bool:
    match area.kind:
        case "encounter":
            return 0 < area.value <= MOST_ECL
        case "town":
            return area.value in _DIE and not area.letter
        case "blocked":
            return area == Area("blocked")
        case "blank":
            return area == Area("blank", crossed=True)


# ---- numbers ------------------------------------------------------------------------------------
def _counts(state: State) -> Iterator[str]:
    chance = state.chance
    if not 0 <= chance.drawn <= _MOST_DRAWN or len(chance.key) > _MOST_KEY:
        yield f"{chance.drawn} words drawn"
    yield from (*_within(titles=state.titles), *_within(MOST_MADE, towns=state.towns))
    if max(len(state.pages), len(state.legs), len(state.trail)) > MOST_PAGES:
        yield f"{len(state.pages)} pages, {len(state.legs)} Routes, {len(state.trail)} dots"
    if state.rolled and (len(state.rolled) != len(ATTRIBUTES) or not _all(state.rolled, _VALUE)):
        yield f"dice to be assigned: {state.rolled[:9]}"


def _sheet(sheet: Sheet, made: bool) -> Iterator[str]:
    """Six Attributes as dice leave them, and stats that end a game before they run away."""
    six = len(sheet.six) == len(ATTRIBUTES) and _all(sheet.six, _VALUE)
    if six is not made or not (made or sheet.six == Sheet().six):
        yield f"Attributes {sheet.six[:9]}"
        return
    yield from _within(xp=sheet.xp, gold=sheet.gold)
    yield from _within(harm.MOST_FEAR, fear=sheet.fear)
    yield from _within(writing.CHAPTERS, chapters=sheet.chapters)
    yield from _within(MOST_ECL, best=sheet.best)
    yield from _within(sheet.limit + max(_DIE), wounds=sheet.wounds)
    yield from (f"{many} of {name}"[:80] for name, many in sheet.items.items() if many < 1)
    yield from _within(items=sum(sheet.items.values()))
    yield from _ids((*sheet.equipment, *sheet.items))


def _open(tables: Tables, state: State) -> Iterator[str]:
    """The Encounter, the pool and the stay that are open."""
    task, pool = state.task, state.pool
    if task is not None:
        yield from _within(MOST_ECL, ecl=task.ecl, life=task.life)
        yield from (*_tale(task.tale), *_titles(task.title))
    if state.stay is not None:
        yield from _stay(state.stay)
    if pool is not None:
        yield from _within(dice=pool.dice, needs=pool.needs)
        known = _SOURCES | tables.wares.keys()
        for source, dice in pool.parts:
            if source not in known or not 0 < dice <= MOST:
                yield f"{dice} dice from {source}"[:80]


# ---- what is told -------------------------------------------------------------------------------
def _page(page: Page) -> Iterator[str]:
    """A leaf that can be told: of one kind, with letters that have a story."""
    ends = {"chapter": ("won", "lost"), "flight": ("fled",), "town": ("left",)}[page.kind]
    if page.outcome not in ends or (page.stay is not None) is not (page.kind == "town"):
        yield f"a {page.kind} that was {page.outcome}"
    if page.kind != "town" and not {page.letter, page.first} <= set(WRITTEN):
        yield f"letters {page.letter!r}, {page.first!r}"
    if bool(page.chapter) is not (page.kind == "chapter"):
        yield f"Chapter {page.chapter}"
    yield from _within(MOST_ECL, ecl=page.ecl)
    yield from (*_titles(page.title, page.met), *_tale(page.tale), *_sheet(page.sheet, made=True))
    if page.stay is not None:
        yield from _stay(page.stay)


def _stay(stay: Stay) -> Iterator[str]:
    if stay.wealth not in _DIE:
        yield f"Wealth {stay.wealth}"
    yield from _within(1, discount=stay.discount)
    yield from _within(harm.MOST_FEAR, fear=stay.fear)
    yield from _within(worked=stay.worked, earned=stay.earned, rested=stay.rested)
    yield from _within(healed=stay.healed, traded=len(stay.bought) + len(stay.sold))
    yield from _within(told=len(stay.told))
    yield from (*_ids((*stay.bought, *stay.sold)), *_titles(stay.title))


def _tale(tale: Tale) -> Iterator[str]:
    yield from _within(dice=tale.dice, needs=tale.needs, tries=len(tale.sums))
    yield from _within(wounds=tale.wounds, strain=tale.strain, shielded=tale.shielded)
    yield from _within(harm.MOST_FEAR, fear=tale.fear)
    yield from _within(gold=tale.gold, xp=tale.xp, bribes=tale.bribes)
    yield from _within(used=len(tale.used), given=len(tale.given))
    yield from _within(len(tale.sums), since=tale.since)
    if not _all(tale.sums, range(max(_DIE) * MOST + 1)):
        yield "sums that no dice have"
    if tale.attribute not in ("", *ATTRIBUTES):
        yield f"Attribute {tale.attribute}"[:80]
    yield from _ids((*tale.used, *tale.given))


def _titles(*titles: tuple[int, int]) -> Iterator[str]:
    """Two dice each, or none yet."""
    yield from (f"title {dice}" for dice in titles if dice != (0, 0) and not _all(dice, _DIE))


def _ids(names: Iterable[str]) -> Iterator[str]:
    """Ids as tables have them; a ware may be of tables that are no longer played with."""
    yield from (f"a ware {name[:40]!r}" for name in names if not _ID.fullmatch(name))


def _within(most: int = MOST, **counts: int) -> Iterator[str]:
    yield from (f"{name} {count}" for name, count in counts.items() if not 0 <= count <= most)


def _all(numbers: Iterable[int], of: range) -> bool:
    return all(number in of for number in numbers)
