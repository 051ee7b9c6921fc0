"""Defeat: everything stops, all wounds go back, a safeguard map is chosen (AZ-099 to AZ-108)."""

from msgspec.structs import replace

from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura.choices import Choice, Withdraw
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.phases import entry, tokens
from desktop.rules.games.aventura.phases.play import Play
from desktop.rules.games.aventura.state import BLANK, Beaten, Cause, State


def begin(play: Play, cause: Cause, who: str | None = None) -> None:
    """All in progress is dropped; tokens leave, wounds go back, maps reopen (Q-67 to Q-69)."""
    play.frames.clear()
    here = play.visit.map
    play.tell(e.Defeated(cause, here, who))
    tokens.clear(play)
    play.revisit(overrun=False, queue=())
    _take_wounds_back(play)
    statistics = play.state.statistics
    defeats = {**statistics.defeats, cause: statistics.defeats.get(cause, 0) + 1}
    strict = play.state.options["after_defeat_maps"] == "lost_map"
    closed = tuple(name for name in play.state.closed if name != here) if strict else ()
    play.change(
        phase="defeat",
        closed=closed,
        statistics=replace(statistics, defeats=defeats),
    )
    play.push(Beaten(cause, who))
    play.close("wound" if cause == "wounds" else "turn")


def _take_wounds_back(play: Play) -> None:
    """The wounds of everybody go back to the deck, which is shuffled (AZ-100, AZ-108)."""
    wounds = [
        wound
        for one in play.state.investigators
        for wound in (*one.physical, *one.mental)
        if wound != BLANK
    ]
    deck, chance = play.state.chance.shuffled((*play.state.wound_deck, *wounds))
    play.change(
        wound_deck=deck,
        chance=chance,
        investigators=tuple(
            replace(one, physical=(), mental=(), actions=0) for one in play.state.investigators
        ),
    )


def safeguards(pack: Pack, state: State) -> tuple[str, ...]:
    """The maps with the Safeguard symbol that were played; else the starting map (Q-63, Q-64)."""
    played = tuple(name for name in state.entered if pack.maps[name].journal.safeguard)
    return played or (pack.head.start_map,)


def proceed(play: Play, frame: Beaten) -> bool:
    """The players choose the map, even where there is only one (AZ-101)."""
    return True


def offers(pack: Pack, state: State, frame: Beaten) -> tuple[Choice, ...]:
    """The safeguard maps (D15)."""
    return tuple(Withdraw(name) for name in safeguards(pack, state))


def answer(play: Play, frame: Beaten, choice: Choice) -> None:
    """Everybody goes to the map chosen, as on any entry (Q-65)."""
    if isinstance(choice, Withdraw):
        play.close("travel")
        play.tell(e.Withdrew(choice.map))
        entry.enter(play, choice.map)
