"""What may be chosen and what a choice leads to: dispatch only, the phases do the work."""

from msgspec.structs import replace

from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura import refusals, setup
from desktop.rules.games.aventura.choices import Choice, Recruit, Return
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.phases import acting, agenda, returning
from desktop.rules.games.aventura.phases.play import Play
from desktop.rules.games.aventura.state import State
from desktop.rules.kernel.errors import Illegal
from desktop.rules.kernel.game import Answer, Ask, Step, Switch


def choices(pack: Pack, state: State) -> tuple[Choice | Ask, ...]:
    """Exactly what the player may pick now; empty only after an ending."""
    kept = pack.lately
    if kept is not None and kept[0] is state:
        return kept[1]
    found = _choices(pack, state)
    pack.lately = (state, found)
    return found


def _choices(pack: Pack, state: State) -> tuple[Choice | Ask, ...]:
    if state.ending is not None:
        return ()
    if state.frames:
        return agenda.offers(pack, state)
    if state.phase == "setup":
        return setup.offers(pack)
    return acting.offers(pack, state)


def choose(pack: Pack, state: State, choice: Choice) -> Step:
    """The next question, and what happened on the way. Raises Illegal where it is not offered."""
    reason = refusals.refuse(pack, state, choice, choices(pack, state))
    if reason is not None:
        raise Illegal(reason)
    if isinstance(choice, Switch):
        return _switch(state, choice)
    play = Play(pack, state)
    if isinstance(choice, Recruit):
        setup.recruit(play, choice)
    elif isinstance(choice, Return):
        returning.put_back(play, choice)
    elif play.frames:
        agenda.answer(play, choice)
    else:
        acting.answer(play, choice)
    agenda.run(play)
    return play.step()


def _switch(state: State, choice: Switch) -> Step:
    """Table rules that may change in mid-game: `dice` and `story_mode`."""
    options = {**state.options, choice.option: choice.value}
    return Step(replace(state, options=options), (e.Switched(choice.option, choice.value),))


def answers(ask: Ask | Choice, choice: Choice) -> bool:
    """Whether a choice is the one offered, or a valid answer to the question asked."""
    if isinstance(choice, Answer):
        return refusals.invalid(ask, choice) is None
    return ask == choice
