"""What lies in the tray: dice that wait, what is needed, what fell, the throws before."""

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from desktop.rules.games.book import events as e
from desktop.rules.games.book import odds, view
from desktop.rules.games.book.choices import Try
from desktop.rules.games.book.state import State, Task
from desktop.rules.kernel.game import Dice
from desktop.ui.games.book.parts import roads
from desktop.ui.games.book.parts.encounter_look import plan_for, with_ware
from desktop.ui.games.book.parts.held import Held
from desktop.ui.games.book.parts.throws import Thrown, dice_of, earlier, succeeded, total
from desktop.ui.widgets.dice_tray import PoolPart
from desktop.ui.widgets.pool_tray import PoolTrayView, Possible
from desktop.words.book.names import Names, attribute_name, dice_text
from desktop.words.book.sheet_words import in_so_many, percent

_WAITING = {"attributes": 6, "checks": 6, "type": 1, "snare": 1}


def tray(
    names: Names, state: State, offered: tuple[object, ...], held: Held, *, odds_shown: bool
) -> PoolTrayView:
    """The tray: what fell last, until something is done; places for real dice come first."""
    typed = next((len(one.kinds) for one in offered if isinstance(one, Dice)), 0)
    found = _ready(names, state, held, odds_shown)
    if typed and not held.beats:  # real dice lie on the player's own table
        return PoolTrayView(
            typed=typed,
            pool=found.pool,
            needs=found.needs,
            ahead=found.ahead,
            throws=earlier(held.rolls),
        )
    if held.waits and held.rolls:
        return _fallen(names, held.rolls, _then(names, state, held, found, odds_shown))
    if not found.ready and held.rolls:
        return _fallen(names, held.rolls, "")
    return found


def _then(names: Names, state: State, held: Held, ahead: PoolTrayView, odds_shown: bool) -> str:
    """What is thrown next, while the last throw still lies there."""
    if not ahead.ready or held.beats:
        return ""
    told = QCoreApplication.translate("Book", "%n dice", None, ahead.ready)
    if state.phase == "fear":
        told = QCoreApplication.translate("Book", "Fear Check with {dice}").format(dice=told)
    elif ahead.needs:
        told = QCoreApplication.translate("Book", "{dice} against {needs}").format(
            dice=told, needs=ahead.needs
        )
    next_one = QCoreApplication.translate("Book", "Next: {throw}").format(throw=told)
    chance = _next_chance(names, state, held) if odds_shown else ""
    return ", ".join(part for part in (next_one, chance) if part)


def _next_chance(names: Names, state: State, held: Held) -> str:
    """The chance of the throw that comes next, in a word or two."""
    if state.phase == "fear":
        return _panic_risk(state)
    if state.phase == "snare":
        return _trap_risk(state)
    plan = plan_for(names.tables, state, held)
    return "" if plan is None else percent(view.prospect(names.tables, state, plan).chance)


def _fallen(names: Names, rolls: tuple[Thrown, ...], then: str) -> PoolTrayView:
    """The last throw as it lies, what it came to, the ones before it, and what comes `then`."""
    *before, last = rolls
    passed = succeeded(last)
    return PoolTrayView(
        dice=dice_of(last),
        throw=last.name,
        total=total(last),
        needs=str(last.event.needs) if isinstance(last.event, e.Rolled) else "",
        passed=passed,
        lit=_lit(last),
        verdict=_verdict(names, last),
        result=then,
        spoken=dice_text(last.dice),
        throws=earlier(tuple(before)),
    )


def _lit(last: Thrown) -> tuple[int, ...]:
    """The sixes of a Fear Check."""
    if not isinstance(last.event, e.FearChecked):
        return ()
    return tuple(place for place, die in enumerate(last.dice) if die == odds.SIDES)


def _verdict(names: Names, last: Thrown) -> str:
    """What a throw came to, in a word: a type by its name."""
    passed = succeeded(last)
    if isinstance(last.event, e.TypeRolled):
        return names.letter(last.event.letter)
    if passed is None:
        return ""
    if passed:
        return QCoreApplication.translate("Book", "Success")
    return QCoreApplication.translate("Book", "Failure")


def _ready(names: Names, state: State, held: Held, odds_shown: bool) -> PoolTrayView:
    """Dice that lie ready, with the chance before they are thrown."""
    throws = earlier(held.rolls)
    if state.phase in _WAITING:
        return PoolTrayView(
            ready=_WAITING[state.phase],
            pool=_asked(state),
            ahead=_trap_risk(state) if odds_shown and state.phase == "snare" else "",
            throws=throws,
        )
    if state.phase == "fear":
        return PoolTrayView(
            ready=state.sheet.fear,
            pool=_asked(state),
            ahead=_panic_risk(state) if odds_shown else "",
            throws=throws,
        )
    if state.phase == "pool" and state.pool is not None:
        return PoolTrayView(
            ready=state.pool.dice,
            pool=pool_line(names, state.pool.parts, state.pool.dice),
            needs=str(state.pool.needs),
            ahead=_ahead(odds.likely(state.pool.dice, state.pool.needs)) if odds_shown else "",
            throws=throws,
        )
    there = state if state.task is not None else _arrived(names, state, held)
    plan = plan_for(names.tables, there, held)
    if plan is None:
        return PoolTrayView(throws=throws)
    return _building(names, there, plan, throws_of=held, odds_shown=odds_shown)


def _arrived(names: Names, state: State, held: Held) -> State:
    """As one would stand in the Encounter that is pointed at, where its type is known."""
    area = state.areas.get(roads.aimed(state, held))
    if area is None or area.letter not in names.tables.encounters:
        return state
    task = Task("", area.letter, area.letter, area.value, life=area.value)
    return replace(state, phase="start", task=task)


def _building(
    names: Names, state: State, plan: Try, *, throws_of: Held, odds_shown: bool
) -> PoolTrayView:
    """The pool that is being built: fixed dice, those that could be added, and the chance."""
    pool = view.built(names.tables, state, plan)
    seen = view.prospect(names.tables, state, plan)
    return PoolTrayView(
        ready=pool.dice,
        possible=_possible(names, state, plan),
        pool=pool_line(names, pool.parts, pool.dice),
        needs=str(pool.needs),
        ahead=_ahead(seen.chance) if odds_shown else "",
        offer=_offer(names, state, plan, seen) if odds_shown else "",
        throws=earlier(throws_of.rolls),
    )


def _offer(names: Names, state: State, plan: Try, seen: view.Prospect) -> str:
    """What a fight will cost; else what the first thing that could be added would make of it."""
    if seen.wounds is not None:
        return _further(seen)
    for one in view.sources(names.tables, state):
        ware = names.tables.wares.get(one.id)
        if ware is None or ware.kind != "item" or not one.most or one.id in plan.items:
            continue
        more = view.prospect(names.tables, state, with_ware(names.tables, plan, one.id))
        return QCoreApplication.translate("Book", "{item}: then {chance}").format(
            item=names.ware(one.id), chance=percent(more.chance)
        )
    return ""


def _possible(names: Names, state: State, plan: Try) -> tuple[Possible, ...]:
    """What could still be added, a die or a ware at a time."""
    found: list[Possible] = []
    for one in view.sources(names.tables, state):
        left = one.most - {"strain": plan.strain, "bribes": plan.bribes}.get(one.id, 0)
        if one.id in ("strain", "bribes") and left > 0:
            found.append(Possible(one.id, names.source(one.id), 1))
        ware = names.tables.wares.get(one.id)
        if ware is not None and ware.kind == "item" and one.id not in plan.items and one.most:
            found.append(Possible(one.id, names.ware(one.id), one.dice))
    return tuple(found)


def pool_line(names: Names, parts: tuple[tuple[str, int], ...], dice: int) -> tuple[PoolPart, ...]:
    """The pool in words: its parts and what they come to."""
    shown = [
        PoolPart(
            QCoreApplication.translate("Book", "{source} {dice}").format(
                source=names.source(source), dice=count
            ),
            quiet=place > 0,
        )
        for place, (source, count) in enumerate(parts)
    ]
    whole = QCoreApplication.translate("Book", "%n dice", None, dice)
    return (*shown, PoolPart(f"= {whole}", strong=True))


def _asked(state: State) -> tuple[PoolPart, ...]:
    """What a throw is for that is no pool."""
    match state.phase:
        case "attributes":
            told = QCoreApplication.translate("Book", "The six Attributes")
        case "checks":
            told = QCoreApplication.translate("Book", "A Check for each Attribute")
        case "type":
            told = QCoreApplication.translate("Book", "What stands there")
        case "snare":
            told = QCoreApplication.translate(
                "Book", "{first} or {second} Check, the better"
            ).format(first=attribute_name("INT"), second=attribute_name("WIS"))
        case _:
            told = QCoreApplication.translate(
                "Book", "Fear Check: more sixes than {wisdom}"
            ).format(wisdom=f"{attribute_name('WIS')} {state.sheet.six[1]}")
    return (PoolPart(told),)


def _ahead(chance: float) -> str:
    return QCoreApplication.translate("Book", "{chance} as it is, {part}").format(
        chance=percent(chance), part=in_so_many(chance)
    )


def _trap_risk(state: State) -> str:
    return QCoreApplication.translate("Book", "{chance} that it goes off").format(
        chance=percent(view.springs(state))
    )


def _panic_risk(state: State) -> str:
    return QCoreApplication.translate("Book", "{chance} that you panic").format(
        chance=percent(view.dread(state))
    )


def _further(seen: view.Prospect) -> str:
    """In Combat: the chance to end it now, and the Wounds that the fight will cost."""
    if seen.wounds is None:
        return ""
    wounds = QCoreApplication.translate("Book", "about {wounds} Wounds").format(
        wounds=f"{seen.wounds:.1f}"
    )
    if not seen.kill:
        return wounds
    return QCoreApplication.translate("Book", "ends it {kill}, {wounds}").format(
        kill=percent(seen.kill), wounds=wounds
    )
