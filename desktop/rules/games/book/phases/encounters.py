"""Meeting an Encounter: its type, its start, the Checks before it (4.1 to 4.6 of the rules)."""

from msgspec.structs import replace

from desktop.rules.games.book import events as e
from desktop.rules.games.book.choices import Choice, Convert, Disarm, Flee
from desktop.rules.games.book.content.schema import Tables
from desktop.rules.games.book.phases import flights, harm, pools, types, writing
from desktop.rules.games.book.phases.play import INT, WIS, Play
from desktop.rules.games.book.state import Attribute, Letter, State, Tale, Task
from desktop.rules.kernel.game import Form

_SIX = 6


def meet(play: Play, area: str) -> None:
    """A Route ended here: the type is rolled next, where it is not known yet (BA-044)."""
    letter, ecl = play.areas[area].letter, play.areas[area].value
    play.task = Task(area, letter, letter, ecl)
    if letter:
        _arrive(play, letter)
    else:
        play.to("type")


def typed(play: Play, dice: tuple[int, ...], by_hand: bool) -> None:
    """The type die fell."""
    _arrive(play, types.tell(play, play.doing.area, dice[0], typed=by_hand))


def _arrive(play: Play, letter: Letter) -> None:
    task = play.doing
    if letter == "P":
        letter = types.personal(play, task.area)
    title = play.title("chapter", letter)
    play.task = replace(task, letter=letter, first=letter, title=title)
    play.tell(e.TitleRolled("chapter", letter, title))
    start(play)


def start(play: Play) -> None:
    """Open an Encounter, newly or under another letter, with the Check that comes first."""
    letter = play.doing.letter
    announce(play)
    if letter in ("C", "H"):
        dread(play)
    else:
        play.to("snare" if letter == "R" else "start")


def announce(play: Play) -> None:
    """An Encounter stands open; a Combat's Life is its ECL (BA-086)."""
    task = play.doing
    life = task.ecl if task.letter == "C" else 0
    if life:
        play.task = replace(task, life=life)
    play.tell(e.EncounterBegan(task.area, task.letter, task.ecl, life))


def dread(play: Play) -> None:
    """A Fear Check; without Fear it is passed without dice (BA-G30)."""
    play.to("fear" if play.sheet.fear else "start")


def fear_check(play: Play, dice: tuple[int, ...], by_hand: bool) -> None:
    """More sixes than WIS force to flee (BA-054 to BA-056)."""
    sixes, wis = dice.count(_SIX), play.value(WIS)
    passed = sixes <= wis
    play.tell(e.FearChecked(dice, sixes, wis, passed, by_hand))
    if passed:
        play.to("start")
    else:
        play.relate(panicked=True)
        flights.flee(play)


def snare(play: Play, dice: tuple[int, ...], by_hand: bool) -> None:
    """Whether a Trap goes off at the start (BA-110, BA-111, BA-G57)."""
    cleverness, wisdom = play.value(INT), play.value(WIS)
    attribute: Attribute = "INT" if cleverness >= wisdom else "WIS"
    value = max(cleverness, wisdom)
    passed = dice[0] <= value
    play.tell(e.TrapChecked(attribute, value, dice[0], passed, by_hand))
    if passed:
        play.to("start")
    elif spring(play):
        if play.state.options["trap_quicksheet"] == "on":
            play.to("start")
        else:
            convert(play, "O", play.doing.ecl, "sprung")
            start(play)


def spring(play: Play) -> bool:
    """A Trap goes off: 1d6 + 1 Wounds; whether the adventurer lives (BA-G33)."""
    play.task = replace(play.doing, sprung=True)
    play.relate(sprung=True)
    dice = play.roll(1)
    play.tell(e.TrapSprung(dice))
    return harm.protected(play, dice[0] + 1, "trap", dice)


def convert(play: Play, letter: Letter, ecl: int, why: str) -> None:
    """Erase the letter and write another one, with its ECL (BA-G51)."""
    task = play.doing
    play.write(task.area, replace(play.areas[task.area], letter=letter, value=ecl))
    play.task = replace(task, letter=letter, ecl=ecl, tried=False)
    play.relate(converted=why, since=len(task.tale.sums))
    play.tell(e.Converted(task.area, task.letter, letter, ecl))


# ---- what may be done ---------------------------------------------------------------------
def offers(tables: Tables, state: State, task: Task) -> tuple[Choice | Form, ...]:
    """A pool, flight, and what a Threat or a Trap allows besides."""
    found: list[Choice | Form] = [pools.form(tables, state, task)]
    if may_flee(task):
        found.append(Flee())
    if task.letter == "H":
        found.append(Convert())
    if may_disarm(task) and kit(tables, state):
        found.append(Disarm())
    return tuple(found)


def may_flee(task: Task) -> bool:
    """All but a Personal may be fled (BA-078)."""
    return task.letter not in ("Pp", "Pm")


def may_disarm(task: Task) -> bool:
    """Only a Trap that did not go off (BA-112, BA-G60)."""
    return task.letter == "R" and not task.sprung


def kit(tables: Tables, state: State) -> str | None:
    """The Item that overcomes a Trap, if one is owned."""
    return next((name for name in state.sheet.items if tables.wares[name].disarms), None)


def turn(play: Play) -> None:
    """A Threat becomes a Combat of the same ECL by choice (BA-099, BA-G51)."""
    convert(play, "C", play.doing.ecl, "chosen")
    start(play)


def disarm(play: Play) -> None:
    """The kit is used up, and the Trap overcome (BA-112)."""
    ware = kit(play.tables, play.state)
    if ware is None:
        raise LookupError("no kit")
    tale: Tale = play.doing.tale
    play.sheet = pools.spent(play.sheet, (ware,))
    play.relate(used=(*tale.used, ware), disarmed=True)
    play.tell(e.Disarmed(ware))
    writing.win(play)
