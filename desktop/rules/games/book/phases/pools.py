"""The pool of dice: who may help, what may be paid for more, and what it comes to (BA-047)."""

from msgspec.structs import replace

from desktop.rules.games.book.choices import Try
from desktop.rules.games.book.content.schema import Tables
from desktop.rules.games.book.events import PoolHandedIn
from desktop.rules.games.book.phases import harm
from desktop.rules.games.book.phases.play import Play
from desktop.rules.games.book.state import ATTRIBUTES, Pool, Sheet, State, Task
from desktop.rules.kernel.game import Form, Number, One, Part, Subset


# ---- bounds -------------------------------------------------------------------------------
def may_strain(tables: Tables, state: State, task: Task) -> bool:
    """Whether Wounds may be suffered for dice (BA-048, BA-G47)."""
    if task.letter == "C" and state.options["strain_in_combat"] == "off":
        return False
    return tables.encounters[task.letter].strain


def strain(tables: Tables, state: State, task: Task) -> int:
    """As many Wounds as may be strained for; never to death (BA-G36)."""
    if not may_strain(tables, state, task):
        return 0
    return max(0, state.sheet.limit - 1 - state.sheet.wounds)


def bribes(tables: Tables, state: State, task: Task) -> int:
    """As much gold as may be offered (BA-102, BA-G54)."""
    return state.sheet.gold if tables.encounters[task.letter].bribes else 0


def items(tables: Tables, sheet: Sheet, task: Task) -> tuple[str, ...]:
    """The Items that add dice here; each may be spent once a roll (BA-G42)."""
    return tuple(name for name in sheet.items if tables.wares[name].dice.get(task.letter))


def weapons(tables: Tables, sheet: Sheet, task: Task) -> tuple[str, ...]:
    """The Equipment of which only one is wielded in Combat (BA-089)."""
    if task.letter != "C":
        return ()
    return tuple(name for name in sheet.equipment if tables.wares[name].weapon)


def gifts(tables: Tables, sheet: Sheet, task: Task) -> tuple[str, ...]:
    """The Equipment that may be given away (BA-103)."""
    return sheet.equipment if tables.encounters[task.letter].gives else ()


def form(tables: Tables, state: State, task: Task) -> Form:
    """The question what the pool is made of; parts that leave no choice are left out."""
    parts: dict[str, Part] = {"attribute": One(tables.encounters[task.letter].attributes)}
    if most := strain(tables, state, task):
        parts["strain"] = Number(0, most)
    if most := bribes(tables, state, task):
        parts["bribes"] = Number(0, most)
    if names := items(tables, state.sheet, task):
        parts["items"] = Subset(names)
    if names := weapons(tables, state.sheet, task):
        parts["weapon"] = One(("", *names))
    if names := gifts(tables, state.sheet, task):
        parts["given"] = Subset(names)
    return Form("Try", parts)


# ---- the pool -----------------------------------------------------------------------------
def helping(tables: Tables, sheet: Sheet, task: Task, wish: Try) -> list[tuple[str, int]]:
    """The Equipment that adds dice by itself, the weapon wielded, the Items spent."""
    letter, found = task.letter, []
    for name in sheet.equipment:
        ware = tables.wares[name]
        dice = ware.dice.get(letter, 0)
        idle = letter == "C" and ware.weapon and name != wish.weapon
        if dice and not idle and name not in wish.given:
            found.append((name, dice))
    found += [(name, tables.wares[name].dice[letter]) for name in wish.items]
    return found


def built(tables: Tables, state: State, task: Task, wish: Try) -> Pool:
    """What a pool comes to before anything is paid for it."""
    sheet = state.sheet
    parts: list[tuple[str, int]] = [(wish.attribute, sheet.six[ATTRIBUTES.index(wish.attribute)])]
    if sheet.level:
        parts.append(("level", sheet.level))
    if sheet.equipment or wish.items:
        parts += helping(tables, sheet, task, wish)
    paid = (("strain", wish.strain), ("bribes", wish.bribes), ("given", len(wish.given)))
    parts += [part for part in paid if part[1]]
    needs = task.life if task.letter == "C" else task.ecl
    return Pool(tuple(parts), sum([dice for _, dice in parts]), needs)


def hand_in(play: Play, wish: Try) -> None:
    """Pay, and lay the dice ready; undo may take it back."""
    pool = built(play.tables, play.state, play.doing, wish)
    tale = play.doing.tale
    play.changes["pool"] = pool
    play.relate(
        attribute=wish.attribute,
        strain=tale.strain + wish.strain,
        bribes=tale.bribes + wish.bribes,
        used=(*tale.used, *wish.items),
        given=(*tale.given, *wish.given),
    )
    if wish.bribes or wish.items or wish.given:
        sheet = spent(play.sheet, (*wish.items, *wish.given))
        play.sheet = replace(sheet, gold=sheet.gold - wish.bribes)
    play.tell(PoolHandedIn(pool, wish.strain, wish.bribes, wish.items, wish.given))
    if wish.strain:
        harm.suffer(play, wish.strain, "strain")
    play.to("pool")


def spent(sheet: Sheet, wares: tuple[str, ...]) -> Sheet:
    """The sheet with one less of each of these."""
    items = {name: many - (name in wares) for name, many in sheet.items.items()}
    return replace(
        sheet,
        equipment=tuple(name for name in sheet.equipment if name not in wares),
        items={name: many for name, many in items.items() if many},
    )
