"""Wounds: suffered one by one, counted against the printed limits, discarded (AZ-088 to AZ-096)."""

from msgspec.structs import replace

from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura.choices import Choice, Discard
from desktop.rules.games.aventura.content.effects import Heal, Stat, WoundKind
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.phases import defeat, pools, returning
from desktop.rules.games.aventura.phases.play import Play, person
from desktop.rules.games.aventura.state import (
    BLANK,
    Investigator,
    Mending,
    Running,
    State,
    Suffering,
)

KINDS: tuple[WoundKind, WoundKind] = ("physical", "mental")


def limit(pack: Pack, who: str, kind: WoundKind) -> int:
    """How many wounds of a kind he can hold: printed Strength or Willpower (AZ-093, AZ-094)."""
    stat: Stat = "strength" if kind == "physical" else "willpower"
    return pools.printed(pack.investigators[who], stat)


def held(one: Investigator, kind: WoundKind) -> tuple[int, ...]:
    """The wounds of a kind that he holds, in the order suffered."""
    return one.physical if kind == "physical" else one.mental


def slot(kind: WoundKind, wounds: tuple[int, ...]) -> dict[str, tuple[int, ...]]:
    """The field of an investigator that holds these wounds (AZ-090, AZ-091)."""
    return {"physical": wounds} if kind == "physical" else {"mental": wounds}


def proceed(play: Play, frame: Suffering) -> bool:
    """One wound after the other, each with its window (Q-58)."""
    if frame.left <= 0:
        play.pop()
        return False
    if not frame.waived:
        full = len(held(play.person(frame.who), frame.kind)) >= limit(
            play.pack, frame.who, frame.kind
        )
        idle = () if full else (Heal,)
        if returning.open_window(play, "before_wound", frame.who, idle):
            return True
    play.top(left=frame.left - 1, waived=False)
    _suffer(play, frame.who, frame.kind)
    return False


def _suffer(play: Play, who: str, kind: WoundKind) -> None:
    """Draw the top card; beyond the limit its text is ignored (AZ-089, AZ-095, Q-55, Q-56)."""
    deck = play.state.wound_deck
    wound, rest = (deck[0], deck[1:]) if deck else (BLANK, deck)
    statistics = play.state.statistics
    play.change(wound_deck=rest, statistics=replace(statistics, wounds=statistics.wounds + 1))
    now = (*held(play.person(who), kind), wound)
    play.alter(who, **slot(kind, now))
    beaten = len(now) > limit(play.pack, who, kind)
    play.tell(e.WoundSuffered(who, kind, wound, beaten))
    play.close("wound")
    if beaten:
        defeat.begin(play, "wounds", who)
        return
    half = pools.half(play.pack, wound, kind)
    if half is not None and half.effects:
        play.push(Running(("wound", str(wound), kind), 0, who))


def prevent(play: Play) -> None:
    """A returned card keeps the wound at hand away."""
    found = play.below(Suffering)
    if found is not None:
        place, frame = found
        play.frames[place] = replace(frame, left=frame.left - 1, waived=False)
        play.tell(e.WoundPrevented(frame.who, frame.kind))


def discard(play: Play, who: str, kind: WoundKind, wound: int) -> None:
    """A wound goes back to the Wound Deck, which is shuffled; a blank one is gone (AZ-096)."""
    left = list(held(play.person(who), kind))
    left.remove(wound)
    play.alter(who, **slot(kind, tuple(left)))
    if wound != BLANK:
        deck, chance = play.state.chance.shuffled((*play.state.wound_deck, wound))
        play.change(wound_deck=deck, chance=chance)
    play.tell(e.WoundDiscarded(who, kind, wound))


# ---- a text that heals ----------------------------------------------------------------------
def mendable(state: State, frame: Mending) -> tuple[Discard, ...]:
    """The wounds that a healing effect may discard, each once (D17)."""
    one = person(state, frame.who)
    kinds = KINDS if frame.kind == "any" else (frame.kind,)
    found = [Discard(kind, wound) for kind in kinds for wound in held(one, kind)]
    return tuple(dict.fromkeys(found))


def mend(play: Play, frame: Mending) -> bool:
    """Heal what there is no choice about; with several that fit the player chooses (D17)."""
    fitting = mendable(play.state, frame)
    if not fitting or frame.left <= 0:
        play.pop()
        return False
    if len(fitting) > max(1, frame.left):
        return True
    answer(play, frame, fitting[0])
    return False


def offers(pack: Pack, state: State, frame: Mending) -> tuple[Choice, ...]:
    """Which wound goes back."""
    return mendable(state, frame)


def answer(play: Play, frame: Mending, choice: Choice) -> None:
    """Discard the wound that was named."""
    if isinstance(choice, Discard):
        kind: WoundKind = "physical" if choice.kind == "physical" else "mental"
        play.top(left=frame.left - 1)
        discard(play, frame.who, kind, choice.wound)
        play.close("reveal")  # the deck was shuffled
