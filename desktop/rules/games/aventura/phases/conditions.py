"""Whether what a text, card or rule needs holds now; pure, without side effects."""

from desktop.rules.games.aventura.content.effects import Needs
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.phases.people import meant
from desktop.rules.games.aventura.phases.play import person
from desktop.rules.games.aventura.state import State


def holds(pack: Pack, state: State, needs: Needs | None, reader: str) -> bool:
    """Whether a condition holds for the one who reads or holds; none always does."""
    if needs is None:
        return True
    if needs.all is not None:
        return all(holds(pack, state, part, reader) for part in needs.all)
    if needs.any is not None:
        return any(holds(pack, state, part, reader) for part in needs.any)
    if needs.not_ is not None:
        return not holds(pack, state, needs.not_, reader)
    if needs.card is not None:
        return _card(pack, state, needs, needs.card, reader)
    if needs.zone is not None:
        people = meant(pack, state, needs.who or "reader", reader, None)
        return bool(people) and all(person(state, who).zone == needs.zone for who in people)
    return _story(state, needs) and _party(state, needs, reader)


def _card(pack: Pack, state: State, needs: Needs, card: int, reader: str) -> bool:
    """Whether somebody meant holds the card, and its counter lies within the bounds."""
    people = meant(pack, state, needs.who or "reader", reader, None)
    if not any(card in person(state, who).objects for who in people):
        return False
    return _between(state.card_counters.get(str(card), 0), needs)


def _story(state: State, needs: Needs) -> bool:
    visit = state.visit
    if needs.flag is not None:
        return flag(state, needs.flag) is needs.value
    if needs.counter is not None:
        return _between(state.counters.get(needs.counter, 0), needs)
    if needs.clock is not None:
        return visit is not None and _between(visit.clock, needs) is needs.clock
    if needs.entered is not None:
        return needs.entered in state.entered
    if needs.done is not None:
        return _done(state, needs.done)
    return True


def _party(state: State, needs: Needs, reader: str) -> bool:
    if needs.investigator is not None:
        return reader == needs.investigator
    if needs.players is not None:
        return len(state.investigators) == needs.players
    if needs.combat is not None:
        fighting = state.visit is not None and bool(state.visit.tokens)
        return fighting is needs.combat
    return True


def flag(state: State, name: str) -> bool:
    """A flag's value; the visit's own comes before the campaign's."""
    if state.visit is not None and name in state.visit.flags:
        return state.visit.flags[name]
    return state.flags.get(name, False)


def _done(state: State, option: str) -> bool:
    """Whether an option of this map was passed: on this visit, or once and for all."""
    visit = state.visit
    if visit is None:
        return False
    here = f"{visit.map}."
    for_good = (key.removeprefix(here) for key in state.used_up if key.startswith(here))
    # an entry's own mark has no dot: it is not an option
    known = (*visit.done, *(key for key in for_good if "." in key))
    return any(key == option or key.endswith(f".{option}") for key in known)


def _between(value: int, needs: Needs) -> bool:
    low = needs.at_least is None or value >= needs.at_least
    return low and (needs.at_most is None or value <= needs.at_most)
