"""What must hold after every step, whoever wrote the state down.

First that everything can be drawn, counted and told (bounds.py); only then how the parts hang
together: a state from outside may hold anything.
"""

from itertools import pairwise

from desktop.rules.games.book import rules
from desktop.rules.games.book.content.schema import WRITTEN, Tables
from desktop.rules.games.book.invariants.bounds import bounds
from desktop.rules.games.book.phases import harm, road, routes, writing
from desktop.rules.games.book.state import Page, Phase, Pool, Sheet, State, Stay, Tale, Task

_OPEN: frozenset[Phase] = frozenset({"type", "fear", "snare", "start", "pool"})
_UNSETTLED: frozenset[Phase] = frozenset({"attributes", "assign", "checks", "settle"})
_MADE: frozenset[str] = frozenset(WRITTEN)
_LETTERS: dict[Phase, frozenset[str]] = {
    "type": frozenset({""}),
    "fear": frozenset({"C", "H", "R", "O"}),
    "snare": frozenset({"R"}),
    "start": _MADE,
    "pool": _MADE,
    "ended": _MADE,
}
"""What an Encounter can be in each phase; a Trap that went off frightens as an Obstacle."""


def invariants(tables: Tables, state: State) -> list[str]:
    """Everything that is wrong with a state, for a developer; empty when it is sound."""
    found = bounds(tables, state) or [*_home(state), *_trail(state)]
    if found:
        return found
    found += [*_legs(state), *_stats(state), *_owned(tables, state.sheet), *_book(state)]
    found += _phase(state)
    if state.task is not None:
        found += _task(state, state.task)
    if state.stay is not None:
        found += _stay(state, state.stay)
    if found:
        return found
    if state.phase == "road" and not road.passable(state):
        found.append("stranded on the road")
    if state.ending is None and not rules.choices(tables, state):
        found.append("nothing may be chosen before an ending")
    return found


def _home(state: State) -> list[str]:
    """The Hometown is there from the settling on, and never crossed out."""
    found = []
    if bool(state.home) is (state.phase in _UNSETTLED):
        found.append(f"Hometown {state.home!r} in phase {state.phase}")
    if state.home:
        home = state.areas.get(state.home)
        if home is None or home.kind != "town" or home.crossed:
            found.append(f"the Hometown is {home}")
    return found


def _trail(state: State) -> list[str]:
    """The live dots begin in the Hometown, and the Routes that were not fled join them."""
    found = []
    joined = [(leg.start, leg.end) for leg in state.legs if not leg.fled]
    if joined != list(pairwise(state.trail)):
        found.append("the trail is not that of the Routes")
    if bool(state.trail) is not bool(state.home):
        found.append("a trail without a Hometown, or none with it")
    if state.trail and routes.holder(state.trail[0]) != state.home:
        found.append(f"the trail begins at {state.trail[0]}")
    return found


def _legs(state: State) -> list[str]:
    """No Route touches a Blocked square, and all that it touched on its way is written on."""
    found, free = [], routes.corners_free(state)
    for leg in state.legs:
        way = [routes.key(*place) for place in routes.touched(leg.start, leg.end, free)]
        for name in way[1:-1]:
            area = state.areas.get(name)
            if area is None or not (area.crossed or name == state.home):
                found.append(f"{leg} left {name} {area}")
        if any(state.areas[name].kind == "blocked" for name in way if name in state.areas):
            found.append(f"{leg} crosses a Blocked square")
    return found


def _stats(state: State) -> list[str]:
    sheet, ending, found = state.sheet, state.ending, []
    if sheet.fear == harm.MOST_FEAR and not ending:
        found.append(f"Fear {sheet.fear}")
    if (sheet.chapters == writing.CHAPTERS) is not (ending == "finished"):
        found.append(f"{sheet.chapters} Chapters and {ending}")
    if (sheet.wounds >= sheet.limit) is not (ending == "dead"):
        found.append(f"{sheet.wounds} Wounds of {sheet.limit} and {ending}")
    if ending == "fear" and sheet.fear < harm.MOST_FEAR:
        found.append(f"ended by Fear {sheet.fear}")
    return found


def _owned(tables: Tables, sheet: Sheet) -> list[str]:
    """Wares of the tables, each of its kind, Equipment once."""
    kinds = {ware.id: ware.kind for ware in tables.wares.values()}
    found = [f"Equipment {name}" for name in sheet.equipment if kinds.get(name) != "equipment"]
    found += [f"Item {name}" for name in sheet.items if kinds.get(name) != "item"]
    if len(set(sheet.equipment)) != len(sheet.equipment):
        found.append("Equipment twice")
    return found


def _book(state: State) -> list[str]:
    """A page for every Chapter and every flight; the best ECL was beaten."""
    sheet, found = state.sheet, []
    chapters = [page for page in state.pages if page.kind == "chapter"]
    if [page.chapter for page in chapters] != list(range(1, sheet.chapters + 1)):
        found.append(f"{sheet.chapters} Chapters and {len(chapters)} pages")
    if sheet.best != max((page.ecl for page in chapters if page.outcome == "won"), default=0):
        found.append(f"best ECL {sheet.best}")
    flights = sum(page.kind == "flight" for page in state.pages)
    if flights != sum(leg.fled for leg in state.legs):
        found.append(f"{flights} flights")
    if not state.started and (state.task is not None or chapters or flights):
        found.append("an Encounter before the first one")
    sheets = [*(page.sheet for page in state.pages), sheet]
    for number, page in enumerate(state.pages):
        wrong = not _follows(sheets[number], sheets[number + 1]) or not _true(page)
        found += [f"page {number} does not fit in the book"] if wrong else []
    return found


def _follows(before: Sheet, after: Sheet) -> bool:
    """What never falls has not fallen from one page to the next."""
    kept = ("fear", "chapters", "xp", "best")
    risen = all(getattr(before, name) <= getattr(after, name) for name in kept)
    return risen and before.six == after.six


def _true(page: Page) -> bool:
    """A page tells no more than its sheet shows, and of the last throw what its dice can show."""
    tale, sheet = page.tale, page.sheet
    if page.stay is not None:
        return page.stay.fear <= sheet.fear
    if page.kind == "chapter" and sheet.chapters != page.chapter:
        return False
    if tale.xp != (page.ecl if page.outcome == "won" else 0):
        return False
    return _thrown(tale) and tale.wounds <= sheet.wounds and tale.fear <= sheet.fear


def _thrown(tale: Tale) -> bool:
    last = tale.sums[-1] if tale.sums else 0
    return tale.dice <= last <= 6 * tale.dice and tale.strain <= tale.wounds


def _phase(state: State) -> list[str]:
    """What belongs to a phase is there, and nothing else."""
    phase, found = state.phase, []
    over = phase == "ended"
    if over is not (state.ending is not None):
        found.append(f"ending {state.ending} in phase {phase}")
    if (state.task is not None) is not (phase in _OPEN) and not over:
        found.append(f"an Encounter in phase {phase}")
    if (state.pool is not None) is not (phase == "pool"):
        found.append(f"a pool in phase {phase}")
    if (state.stay is not None) is not (phase == "town"):
        found.append(f"a stay in phase {phase}")
    if bool(state.rolled) is not (phase == "assign"):
        found.append(f"dice to be assigned in phase {phase}")
    return found


def _stay(state: State, stay: Stay) -> list[str]:
    """One stays where one stands; only in the Hometown nobody haggles, and there is a fare."""
    area, found = state.areas.get(stay.area), []
    if stay.area != state.here or area is None or area.kind != "town" or area.crossed:
        found.append(f"a stay in {stay.area}: {area}")
    elif stay.wealth != area.value:
        found.append(f"Wealth {stay.wealth} in {area}")
    if bool(stay.fare) is not (stay.area == state.home) or (stay.fare and stay.discount):
        found.append(f"fare {stay.fare!r} in {stay.area}")
    if stay.fear > state.sheet.fear:
        found.append(f"Fear {stay.fear} of {state.sheet.fear}")
    return found


def _task(state: State, task: Task) -> list[str]:
    """The Encounter is what is written on the square one stands in."""
    area, found = state.areas.get(task.area), []
    if area is None or task.area != state.here or area.crossed or area.kind != "encounter":
        return [f"an Encounter in {task.area}: {area}"]
    if (area.letter, area.value) != (task.letter, task.ecl):
        found.append(f"{task} on {area}")
    if (task.life > 0) is not (task.letter == "C") or task.life > task.ecl:
        found.append(f"Life {task.life} of {task.letter}{task.ecl}")
    if task.letter not in _LETTERS.get(state.phase, _MADE):
        found.append(f"letter {task.letter!r} in phase {state.phase}")
    if (task.first == "") is not (task.letter == ""):
        found.append(f"letter {task.letter!r}, and {task.first!r} on arrival")
    tale, sheet = task.tale, state.sheet
    over = tale.wounds > sheet.wounds or tale.fear > sheet.fear or tale.xp or tale.gold
    if over or not _thrown(tale):
        found.append(f"{tale} of {sheet}")
    if state.pool is not None:
        found += _pool(task, state.pool)
    return found


def _pool(task: Task, pool: Pool) -> list[str]:
    """As many dice as its parts have, against the Life or the ECL."""
    found = []
    if pool.dice != sum(dice for _, dice in pool.parts):
        found.append(f"{pool.dice} dice of {pool.parts}")
    if pool.needs != (task.life or task.ecl):
        found.append(f"{pool.needs} needed against {task.letter}{task.ecl}")
    return found
