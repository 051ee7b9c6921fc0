"""Before the first roll: roll, let the day go by, or name a lead (T10)."""

from desktop.rules.games.calendar import choices as c
from desktop.rules.games.calendar.phases import legal
from desktop.rules.games.calendar.phases.ground import Ground
from desktop.rules.games.calendar.phases.play import Play
from desktop.rules.games.calendar.phases.twists import T10, rules
from desktop.rules.games.calendar.phases.weeks import SUNDAY
from desktop.rules.games.calendar.state import State

_FINALE = (c.Roll(),)
_USUAL = (c.Roll(), c.Lapse())


def offers(ground: Ground, state: State) -> tuple[c.Choice, ...]:
    """What may be done before the first roll; in the last sitting only that."""
    if state.sitting == "finale":
        return _FINALE
    vow = rules(ground, state.month.number).get(T10)
    if vow is None or state.things.vow is not None or state.day.weekday() == SUNDAY:
        return _USUAL
    return (
        *_USUAL,
        *(
            c.Swear(day)
            for day in legal.chosen_from(ground, state)
            if vow.wanting(state, legal.value(ground, state, day)) is None
        ),
    )


def swear(play: Play, choice: c.Swear) -> None:
    """T10: name a lead."""
    vow = rules(play.ground, play.state.month.number).get(T10)
    if vow is not None:
        vow.swear(play, choice.square, legal.value(play.ground, play.state, choice.square))
