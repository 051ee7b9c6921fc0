"""What must hold after every step."""

from itertools import pairwise

from desktop.rules.games.book import rules
from desktop.rules.games.book.content.schema import Tables
from desktop.rules.games.book.options import WORLDS
from desktop.rules.games.book.phases import ground, harm, road, routes, writing
from desktop.rules.games.book.state import Area, Phase, Sheet, State, Task

_OPEN: frozenset[Phase] = frozenset({"type", "fear", "snare", "start", "pool"})
_UNSETTLED: frozenset[Phase] = frozenset({"attributes", "assign", "checks", "settle"})


def invariants(tables: Tables, state: State) -> list[str]:
    """Everything that is wrong with a state, for a developer; empty when it is sound."""
    found = [*_areas(state), *_trail(state), *_legs(state)]
    found += [*_stats(state), *_owned(tables, state.sheet), *_book(state), *_phase(state)]
    if state.task is not None:
        found += _task(state, state.task)
    if state.phase == "road" and not road.passable(state):
        found.append("stranded on the road")
    if state.ending is None and not rules.choices(tables, state):
        found.append("nothing may be chosen before an ending")
    return found


def _areas(state: State) -> list[str]:
    """Squares of this paper, each with what its kind may hold."""
    squares = ground.squares(state.columns, state.rows)
    found = [f"no square: {name}" for name in state.areas if name not in squares]
    found += [f"{name} is {area}" for name, area in state.areas.items() if not _sound(area)]
    if (state.columns, state.rows) != WORLDS[state.options["paper"]]:
        found.append(f"a paper of {state.columns} x {state.rows}")
    if bool(state.home) is (state.phase in _UNSETTLED):
        found.append(f"Hometown {state.home!r} in phase {state.phase}")
    if state.home:
        home = state.areas.get(state.home)
        if home is None or home.kind != "town" or home.crossed:
            found.append(f"the Hometown is {home}")
    return found


def _sound(area: Area) -> bool:
    match area.kind:
        case "encounter":
            return area.value > 0
        case "town":
            return 1 <= area.value <= 6 and not area.letter
        case "blocked":
            return area == Area("blocked")
        case "blank":
            return area == Area("blank", crossed=True)


def _trail(state: State) -> list[str]:
    """Live dots are strictly inside squares, and the Routes that were not fled join them."""
    squares = ground.squares(state.columns, state.rows)
    found = [
        f"a dot at {dot}"
        for dot in state.trail
        if not routes.inside(dot, routes.holder(dot)) or routes.holder(dot) not in squares
    ]
    joined = [(leg.start, leg.end) for leg in state.legs if not leg.fled]
    if joined != list(pairwise(state.trail)):
        found.append("the trail is not that of the Routes")
    if bool(state.trail) is not bool(state.home):
        found.append("a trail without a Hometown, or none with it")
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
    if not 0 <= sheet.fear <= harm.MOST_FEAR or (sheet.fear == harm.MOST_FEAR and not ending):
        found.append(f"Fear {sheet.fear}")
    if not 0 <= sheet.chapters <= writing.CHAPTERS:
        found.append(f"{sheet.chapters} Chapters")
    if (sheet.chapters == writing.CHAPTERS) is not (ending == "finished"):
        found.append(f"{sheet.chapters} Chapters and {ending}")
    if sheet.wounds < 0 or (sheet.wounds >= sheet.limit) is not (ending == "dead"):
        found.append(f"{sheet.wounds} Wounds of {sheet.limit} and {ending}")
    if ending == "fear" and sheet.fear < harm.MOST_FEAR:
        found.append(f"ended by Fear {sheet.fear}")
    if min(sheet.gold, sheet.xp) < 0:
        found.append(f"{sheet.gold} gold, {sheet.xp} XP")
    return found


def _owned(tables: Tables, sheet: Sheet) -> list[str]:
    """Wares of the tables, Equipment once, Items at least once."""
    wares = tables.wares
    found = [f"Equipment {name}" for name in sheet.equipment if wares[name].kind != "equipment"]
    found += [f"Item {name}" for name in sheet.items if wares[name].kind != "item"]
    found += [f"{many} of {name}" for name, many in sheet.items.items() if many < 1]
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
    return found


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
    if phase == "town" and state.stay is not None and state.stay.area != state.here:
        found.append(f"a stay in {state.stay.area}")
    return found


def _task(state: State, task: Task) -> list[str]:
    """The Encounter is what is written on the square one stands in."""
    area, found = state.areas[task.area], []
    if task.area != state.here or area.crossed:
        found.append(f"an Encounter in {task.area}")
    if (area.letter, area.value) != (task.letter, task.ecl):
        found.append(f"{task} on {area}")
    if (task.life > 0) is not (task.letter == "C"):
        found.append(f"Life {task.life} of {task.letter}")
    if (task.letter == "") is not (state.phase == "type"):
        found.append(f"letter {task.letter!r} in phase {state.phase}")
    return found
