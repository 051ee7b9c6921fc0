"""Cards with the return symbol: when they fit, and putting them back (AZ-120 to AZ-122, Q-83)."""

from collections.abc import Iterator

from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura.choices import Choice, Pass, Return
from desktop.rules.games.aventura.content import schema
from desktop.rules.games.aventura.content.effects import AddDice, Effect, Heal, Prevent, Reroll
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.phases import cards
from desktop.rules.games.aventura.phases.conditions import holds
from desktop.rules.games.aventura.phases.play import Play
from desktop.rules.games.aventura.state import (
    Acting,
    Investigator,
    Moment,
    Rolling,
    Running,
    State,
    Suffering,
    Window,
)

_ONLY_THEN = {Reroll: "after_roll", Prevent: "before_wound", AddDice: "before_roll"}


def fitting(
    pack: Pack, state: State, moment: schema.Window, concerned: str | None = None
) -> tuple[Return, ...]:
    """The cards that may be put back at this moment, each holder's in turn.

    `concerned` is the one who rolls or suffers: only his own cards touch his dice and wounds.
    """
    return tuple(
        Return(one.id, no)
        for one in state.investigators
        for no, symbol in _symbols(pack, one)
        if ("any" in symbol.windows or moment in symbol.windows)
        and _in_time(symbol, moment, one.id, concerned)
        and holds(pack, state, symbol.needs, one.id)
    )


def awaited(
    pack: Pack,
    state: State,
    moment: schema.Window,
    concerned: str,
    idle: tuple[type[Effect], ...] = (),
) -> tuple[Return, ...]:
    """The cards for which a response window opens: those made for this moment (Q-83).

    `idle` effects would change nothing now, so they open none.
    """
    return tuple(
        wish
        for wish in fitting(pack, state, moment, concerned)
        if _made_for(pack, wish, moment, concerned, idle)
    )


def _symbols(pack: Pack, one: Investigator) -> Iterator[tuple[int, schema.Return]]:
    for no in one.objects:
        symbol = pack.cards[no].return_
        if symbol is not None:
            yield no, symbol


def _in_time(
    symbol: schema.Return, moment: schema.Window, holder: str, concerned: str | None
) -> bool:
    """Whether at least one effect can happen now; dice and wounds have their own moments."""
    for effect in symbol.effects:
        only = _ONLY_THEN.get(type(effect))
        if only is None or (only == moment and holder == concerned):
            return True
    return not symbol.effects


def _made_for(
    pack: Pack,
    wish: Return,
    moment: schema.Window,
    concerned: str,
    idle: tuple[type[Effect], ...],
) -> bool:
    symbol = pack.cards[wish.card].return_
    effects = symbol.effects if symbol is not None else ()
    active = [effect for effect in effects if not isinstance(effect, idle)]
    if symbol is None or not active:
        return False
    if moment in symbol.windows:
        return True
    if any(_ONLY_THEN.get(type(effect)) == moment for effect in active):
        return True
    # a wound healed in time keeps its holder on his feet
    heals = any(isinstance(effect, Heal) for effect in active)
    return moment == "before_wound" and wish.who == concerned and heals


def open_window(
    play: Play, moment: Moment, concerned: str, idle: tuple[type[Effect], ...] = ()
) -> bool:
    """Open a response window if somebody could change what comes next; True if it is open now."""
    wishes = awaited(play.pack, play.state, moment, concerned, idle)
    if not wishes:
        return False
    play.push(Window(moment, tuple(dict.fromkeys(wish.who for wish in wishes))))
    return True


def proceed(play: Play, frame: Window) -> bool:
    """A window always waits."""
    return True


def offers(pack: Pack, state: State, frame: Window) -> tuple[Choice, ...]:
    """Return a fitting card, or Pass (D8)."""
    concerned = _concerned(state)
    return (*fitting(pack, state, frame.moment, concerned), Pass())


def answer(play: Play, frame: Window, choice: Choice) -> None:
    """Pass closes the window for this moment."""
    play.pop()
    below = play.frames[-1]
    if isinstance(below, Rolling | Suffering | Acting):
        play.top(waived=True)


def put_back(play: Play, choice: Return) -> None:
    """The card goes to the deck first, then its effect happens; no Action (AZ-120, AZ-121)."""
    if play.frames and isinstance(play.frames[-1], Window):
        play.pop()  # opens again if another card fits
    cards.hand_in(play, choice.who, choice.card)
    play.tell(e.CardReturned(choice.who, choice.card))
    play.push(Running(("card", str(choice.card), "return"), 0, choice.who))


def _concerned(state: State) -> str:
    """Who rolls or suffers below the window on top; nobody in an adversary's turn."""
    below = state.frames[-2] if len(state.frames) > 1 else None
    return below.who if isinstance(below, Rolling | Suffering) else ""
