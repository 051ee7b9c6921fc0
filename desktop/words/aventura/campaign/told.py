"""The happenings of a campaign as sentences of its diary."""

from collections.abc import Callable
from typing import assert_never

from desktop.rules.games.aventura import events as e
from desktop.words.aventura.campaign import blows, ends, fight, harm, looks, story, tests, ways
from desktop.words.aventura.campaign.happenings import (
    Acted,
    Appeared,
    Arrived,
    Group,
    Handed,
    Hurt,
    Looked,
    Mended,
    Spared,
    Struck,
    Took,
    Tried,
    Went,
)
from desktop.words.aventura.campaign.scene import Scene
from desktop.words.aventura.names import stat_name
from desktop.words.telling import Wordings, count, dice

Kind = Callable[[], tuple[str, ...]]
_PEOPLE = ("who", "first", "second", "giver", "taker")


class Teller:
    """Puts sentences in a row; texts, notes and pictures are the chronicle's."""

    def __init__(self, scene: Scene, wordings: Wordings) -> None:
        """Take the names and the choice of wordings."""
        self.scene = scene
        self.wordings = wordings
        self.sentences: list[str] = []
        self.turn: e.TurnBegan | None = None  # one that no sentence has named yet
        self.done: set[str] = set()  # who did something in this turn, by their names
        self._about = ""  # who was told of last
        self.come_to = ""  # where the walk led that was told last
        self._row = (0, "")  # a token and the title of its row, told last

    def say(self, kind: Kind, /, **facts: str) -> None:
        """One more sentence."""
        self.sentences.append(self.wordings.say(kind.__name__, kind(), **facts))
        self._about = facts.get("who", "" if "first" in facts else self._about)
        self.come_to = ""
        self.done.update(facts[one] for one in _PEOPLE if one in facts)

    def mark_turn(self) -> None:
        """Name the turn that has begun, if nothing has done so."""
        if self.turn is not None:
            turn, self.turn = self.turn, None
            self.say(looks.turn_came, turn=self.scene.turn(turn.clock))
            self._last(turn)

    def _in_turn(self, first: Kind, later: Kind, **facts: str) -> None:
        """The wording that names the turn where it is new, else the other."""
        turn, self.turn = self.turn, None
        if turn is None:
            self.say(later, **facts)
            return
        self.say(first, turn=self.scene.turn(turn.clock), **facts)
        self._last(turn)

    def _last(self, turn: e.TurnBegan) -> None:
        if turn.clock == turn.turns:
            self.say(looks.turn_last)

    # ---- what was drawn together ----------------------------------------------------------------
    def group(self, told: Group) -> None:
        """One happening of several events."""
        match told:
            case Arrived():
                self.arrived(told.map, told.who)
            case Went():
                self._went(told)
            case Looked():
                self._looked(told)
            case Tried():
                if told.against is None:
                    self.mark_turn()
                self._tried(told)
            case Struck():
                self.mark_turn()
                self._struck(told)
            case Acted():
                self.mark_turn()
                self._acted(told)
            case Appeared():
                self._appeared(told)
            case Took():
                self.scene.holders.update(dict.fromkeys(told.cards, told.who))
                kind = story.took if self.scene.place else ways.packed
                self.say(kind, who=self.scene.who(told.who), cards=self.scene.cards(told.cards))
            case Handed():
                self.scene.holders.update(dict.fromkeys(told.cards, told.taker))
                self.mark_turn()
                self.say(
                    story.handed,
                    giver=self.scene.who(told.giver),
                    taker=self.scene.who(told.taker),
                    cards=self.scene.cards(told.cards),
                )
            case Hurt() | Mended() | Spared():
                self._harm(told)
            case _:
                assert_never(told)

    def arrived(self, event: e.MapEntered, who: str = "") -> None:
        """A map is entered; by `who` its first zone is investigated at once."""
        turns = count(self.scene.names.pack.maps[event.map].journal.clock.turns)
        facts = {"zone": self.scene.zone(event.zone), "turns": turns}
        if not who:
            self.say(ways.returned_to if event.again else ways.arrived, **facts)
            return
        self.scene.looks(who, event.zone)
        facts["who"] = self.scene.who(who)
        self.say(ways.returned_looked if event.again else ways.arrived_looked, **facts)

    def _went(self, told: Went) -> None:
        self.scene.stood_on(told.way[1:])
        alone = len(self.scene.team) == 1 or self._about == self.scene.who(told.who[0])
        way = self.scene.way(told.way, placed=alone)
        if told.looked or told.turn is not None:
            self.scene.looks(told.who[0], told.way[-1])
        if told.turn is not None:
            self.mark_turn()
            turn = self.scene.turn(told.turn.clock)
            who = self.scene.who(told.who[0])
            self.say(ways.went_then_looked, who=who, way=way, turn=turn)
            self._last(told.turn)
            return
        if len(told.who) == 2:
            self.mark_turn()
            first, second = (self.scene.who(one) for one in told.who)
            self.say(ways.went_both, first=first, second=second, way=way)
        else:
            first_kind = ways.went_looked_first if told.looked else ways.went_first
            later = ways.went_looked if told.looked else ways.went
            self._in_turn(first_kind, later, who=self.scene.who(told.who[0]), way=way)
        if told.red and not told.looked:
            self.say(ways.stopped)
        elif not told.looked:
            self.come_to = told.way[-1]

    def _looked(self, told: Looked) -> None:
        facts = {"who": self.scene.who(told.who), "zone": self.scene.zone(told.zone)}
        own = self.scene.looks(told.who, told.zone)
        if told.again and told.acts and self._about == facts["who"]:
            return  # where that is was just told, and what follows says enough
        if not told.again and self.turn is None and self.come_to == told.zone:
            self.say(looks.looked_there, **facts)
        elif not told.again:
            self._in_turn(looks.looked_first, looks.looked, **facts)
        elif own:
            self._in_turn(looks.looked_again_first, looks.looked_again, **facts)
        else:
            self._in_turn(looks.looked_known_first, looks.looked_known, **facts)

    # ---- Tests --------------------------------------------------------------------------------
    def _tried(self, told: Tried) -> None:
        facts = {"who": self.scene.who(told.who), "stat": stat_name(told.stat)}
        self._thrown_again(told)
        if len(told.throws) < 2 and not told.again:
            for card in told.returned:
                self.say(story.returned, who=facts["who"], card=self.scene.card(card))
        if told.passed is None:
            self._open(told, facts)
        elif told.against is not None:
            self._against(told, facts)
        else:
            self._tested(told, facts)

    def _thrown_again(self, told: Tried) -> None:
        """Throws that did not stand, each with the card that was given for another."""
        who = self.scene.who(told.who)
        gone = told.throws if told.again else told.throws[:-1]
        for one, card in zip(gone, told.returned, strict=False):
            self.say(tests.thrown_before, who=who, roll=_roll(told, one))
            self.say(story.returned, who=who, card=self.scene.card(card))
            self.scene.holders.pop(card, None)

    def _open(self, told: Tried, facts: dict[str, str]) -> None:
        if not told.throws or told.again:
            self.say(tests.pending, **facts)
        else:
            self.say(tests.pending_result, **facts, roll=_roll(told, told.throws[-1]))

    def _tested(self, told: Tried, facts: dict[str, str]) -> None:
        """A Test that a text asks for, with the option it was made for."""
        option = told.option is not None
        if told.option is not None:
            facts = {**facts, "said": self.scene.said(told.option)}
        if not told.throws or not told.throws[-1].dice:
            self.say(tests.tried_bare if option else tests.tested_bare, **facts)
            return
        facts["roll"] = _roll(told, told.throws[-1])
        if told.passed:
            self.say(tests.tried_passed if option else tests.tested_passed, **facts)
        elif told.throws[-1].total == 0:
            self.say(tests.tried_failed if option else tests.tested_failed, **facts)
        else:
            self.say(tests.tried_short if option else tests.tested_short, **facts)

    def _against(self, told: Tried, facts: dict[str, str]) -> None:
        """A Test that a token imposes."""
        bare = not told.throws or not told.throws[-1].dice
        if not bare:
            facts["roll"] = _roll(told, told.throws[-1])
        if told.passed:
            self.say(blows.held, **facts)
        elif told.wounds:
            facts["wounds"] = self.scene.wounds(told.wounds, named=not told.defeated)
            self.say(blows.hit_bare if bare else blows.hit, **facts)
        else:
            self.say(blows.unhurt_bare if bare else blows.unhurt, **facts)
        if told.defeated:
            self.say(harm.too_much, who=facts["who"])

    def _struck(self, told: Struck) -> None:
        facts = {
            "who": self.scene.who(told.test.who),
            "card": self.scene.card(told.card),
            "adversary": self.scene.token(told.target),
        }
        self._thrown_again(told.test)
        thrown = told.test.throws[-1] if told.test.throws else None
        if thrown is None or not thrown.dice:
            self.say(blows.struck_bare, **facts)
        elif told.harm is None:
            self.say(blows.struck_air, **facts, roll=_worth_of(thrown))
        elif told.fell:
            self.say(blows.struck_down, **facts, roll=_worth_of(thrown))
            self.scene.fell(told.target)
        else:
            lay = {"dice": dice(thrown.dice), "worth": worth(thrown)}
            roll = tests.roll_harm()[0].format(**lay, harm=_tally(told.harm))
            self.say(blows.struck, **facts, roll=roll)

    # ---- adversaries --------------------------------------------------------------------------
    def _appeared(self, told: Appeared) -> None:
        for token in told.tokens:
            self.scene.stand(token)
        kind = fight.appeared if told.first else fight.joined
        self.say(kind, where=self.scene.standing(told.tokens))

    def _acted(self, told: Acted) -> None:
        facts = {
            "adversary": self.scene.token(told.token),
            "title": self.scene.action(told.token, told.row),
            "roll": "" if told.rolled is None else _results(told.rolled),
        }
        if told.way:
            facts["way"] = self.scene.way(told.way, placed=True)
        if told.targets:
            facts["people"] = self.scene.people(told.targets)
        before, self._row = self._row, (told.token, facts["title"])
        follows = told.rolled is None and before[0] == told.token and not told.way
        if follows and told.targets is not None and not told.no_way:
            if told.targets:  # what reaches nobody after that goes without saying
                self.say(fight.act_again if before == self._row else fight.act_more, **facts)
        elif told.no_way:
            self.say(fight.no_way, **facts)
        elif told.targets is None:
            self.say(fight.act_moved if told.way else fight.act_still, **facts)
        elif told.targets:
            self.say(fight.act_came if told.way else fight.act_here, **facts)
        else:
            self.say(fight.act_came_missed if told.way else fight.act_missed, **facts)

    def idle(self, event: e.AdversaryRolled) -> None:
        """A token threw nothing that its card has a row for."""
        self.mark_turn()
        self.say(fight.idle, adversary=self.scene.token(event.token), roll=_results(event))

    def harmed(self, event: e.AdversaryWounded) -> None:
        """A token took wounds by something else than a weapon."""
        self.say(blows.harmed, adversary=self.scene.token(event.token), harm=_tally(event))

    # ---- wounds -------------------------------------------------------------------------------
    def _harm(self, told: Hurt | Mended | Spared) -> None:
        who = self.scene.who(told.who)
        match told:
            case Hurt():
                wounds = self.scene.wounds(told.wounds, named=not told.defeated)
                self.say(harm.hurt, who=who, wounds=wounds)
                if told.defeated:
                    self.say(harm.too_much, who=who)
            case Mended():
                healed = self.scene.healed(told.wounds)
                if told.card is None:
                    self.say(harm.rid, who=who, wounds=healed)
                else:
                    card = self.scene.card(told.card)
                    self.say(harm.mended, who=who, card=card, wounds=healed)
            case Spared():
                kind = harm.wound_of(told.kind)
                self.say(harm.spared, who=who, card=self.scene.card(told.card), kind=kind)
            case _:
                assert_never(told)

    def healing(self, event: e.HealingRolled) -> None:
        """Three dice for one wound on the way."""
        self.say(
            ends.healed if event.healed else ends.unhealed,
            who=self.scene.who(event.who),
            wound=self.scene.healed(((event.kind, event.wound),)),
            roll=tests.roll_plain()[0].format(dice=dice(event.dice)),
        )


def _tally(event: e.AdversaryWounded) -> str:
    """What a token took, and of how many wounds it falls."""
    wording = tests.harm_first if event.total == event.wounds else tests.harm_more
    return wording()[0].format(
        hits=harm.hits(event.wounds), total=count(event.total), limit=count(event.limit)
    )


def worth(thrown: e.Rolled) -> str:
    """What a Test's throw holds."""
    return tests.worth(thrown.doubles, thrown.triples, thrown.runs, len(thrown.criticals))


def _roll(told: Tried, thrown: e.Rolled) -> str:
    """A Test's throw in brackets, with its worth, and what was needed where that is more."""
    facts = {"stat": stat_name(told.stat), "dice": dice(thrown.dice), "worth": worth(thrown)}
    if thrown.total == 0:
        return tests.roll_none()[0].format(**facts)
    if thrown.total < told.icons:
        return tests.roll_short()[0].format(**facts, needed=count(told.icons))
    return tests.roll_held()[0].format(**facts)


def _worth_of(thrown: e.Rolled) -> str:
    """A weapon's throw in brackets."""
    wording = tests.roll_worth if thrown.total else tests.roll_plain
    return wording()[0].format(dice=dice(thrown.dice), worth=worth(thrown))


def _results(event: e.AdversaryRolled) -> str:
    """A token's throw in brackets."""
    if not event.results:
        return tests.roll_plain()[0].format(dice=dice(event.dice))
    doubles, triples, runs = (event.results.count(one) for one in ("double", "triple", "run"))
    return tests.roll_worth()[0].format(
        dice=dice(event.dice), worth=tests.worth(doubles, triples, runs, 0)
    )
