"""The beginning: the Wound Deck is shuffled, investigators are picked, the first map is entered."""

from collections.abc import Mapping
from itertools import permutations

from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura.choices import Recruit
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.options import complete
from desktop.rules.games.aventura.phases import cards, entry
from desktop.rules.games.aventura.phases.play import Play
from desktop.rules.games.aventura.state import Investigator, State
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.errors import Illegal, Reason
from desktop.rules.kernel.game import Step

SEATS = (1, 2)  # AZ-001


def begin(pack: Pack, options: Mapping[str, str], chance: Chance) -> Step:
    """The first position: decks laid out, nobody chosen yet (AZ-007 to AZ-011).

    Raises Illegal for a table rule or a value that is not known.
    """
    try:
        table_rules = complete(dict(options))
    except (KeyError, ValueError) as trouble:
        raise Illegal(Reason("unknown_option", {"option": str(trouble.args[0])})) from trouble
    wounds, chance = chance.shuffled(tuple(sorted(pack.wounds)))
    state = State(
        pack.head.id,
        table_rules,
        chance,
        flags=dict.fromkeys(pack.head.flags, False),
        counters={name: rule.start for name, rule in pack.head.counters.items()},
        object_deck=tuple(sorted((*pack.cards, *pack.adversaries))),
        wound_deck=wounds,
        unlocked=(pack.head.start_map,),
    )
    return Step(state, (e.Began(pack.head.id),))


def offers(pack: Pack) -> tuple[Recruit, ...]:
    """Every choice of investigators, in order of seats (D1, Q-116)."""
    return tuple(
        Recruit(team)
        for players in pack.head.players
        if players in SEATS
        for team in permutations(pack.head.investigators, players)
    )


def recruit(play: Play, choice: Recruit) -> None:
    """They stay until the campaign is over (AZ-008); starting cards are handed out."""
    people = choice.investigators
    play.change(
        phase="acting",
        investigators=tuple(Investigator(who, "") for who in people),
    )
    play.tell(e.Recruited(people))
    play.close("reveal")
    for card in play.pack.head.start_cards:
        cards.draw(play, people[0], card)
    for who in people:
        for card in play.pack.investigators[who].start_cards:
            cards.draw(play, who, card)
    entry.enter(play, play.pack.head.start_map)
