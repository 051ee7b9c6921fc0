"""Everything that is wrong with a pack as a whole, errors and warnings (part 5.4 of the rules).

Codes (facts). Problems of single files stand in strict, toml_text, pictures, membership,
reading and desktop.atlas.checks.

Errors: references (checks_references)
  ref.card ref.adversary ref.map ref.zone ref.paragraph ref.ending ref.option ref.investigator
  ref.flag ref.counter ref.art (name, nearest)   nothing of that name is declared
  letter.no_paragraph (letter, zone, map)        a zone's letter opens no entry
Errors: numbers and shapes (checks_structure)
  card.number_twice (number)         card.wound_number (number)     1 to 11 belong to the wounds
  wound.missing (numbers, count)     wound.number (number)          not exactly the wounds 1 to 11
  pack.players (players)             pack.start_not_safeguard (map) pack.no_endings ()
  clock.turns (turns, most)          clock.red_first (turn)         clock.red_beyond (turn, turns)
  event.missing (turn)               event.not_red (turn)           event.who (effect)
  test.icons (icons)                 option.nowhere ()              option.no_id ()
  option.code_and_test ()            needs.kinds (kinds, count)     needs.bounds ()
  needs.large (most, deep)           counter.change ()              counter.bounds ()
  investigator.impossible (stat, value)  adversary.numbers (dice, wounds)  text.title (key, most)
  card.action_empty ()               card.no_target ()              card.two_tests ()
  card.window (effect, window)       card.no_window ()
Errors: reach (checks_reach)
  reach.ending (ending)              no path reaches it
  reach.no_way_out (map)             no unlock, travel or ending within reach
  reach.trap (map)                   a safeguard map from which no ending can be reached
  paragraph.loop (paragraph)         entries that lead to each other by themselves (or a warning)
Warnings
  option.no_test ()                  investigator.unusual (stat, value)   outside 2 to 5
  reach.map (map)                    reach.paragraph (paragraph)          reach.option (option)
  reach.needs_gains (map)            an ending only with things gained elsewhere
  paragraph.unused (paragraph)       pool.above (stat, dice)              more than 8 dice
  test.impossible (stat, icons, dice)  nobody can ever roll enough dice
  test.hard (stat, icons, dice)      three icons with four dice at best: 1 in 216
  travel.in_combat (map)             combat.no_damage (card)
  count.cards count.wounds count.tokens count.padlocks (count, most)
  text.unseen_card (card, name)      a closed or failed text names a card
  text.card_too_early (card)         text.unknown_key (key, nearest)
  text.missing (count, first)        keys that a translation lacks
  text.icon (name, nearest)          a sign that nobody has drawn
  sight.contradicts (zone, other)    and the warnings of desktop.atlas.checks
"""

from collections.abc import Iterator

from desktop.atlas import checks as atlas_checks
from desktop.rules.games.aventura.content import (
    checks_reach,
    checks_references,
    checks_structure,
    checks_texts,
)
from desktop.rules.games.aventura.content.effects import Authored
from desktop.rules.games.aventura.content.pack import MapContent, Pack
from desktop.rules.games.aventura.content.reach import Reach
from desktop.rules.games.aventura.content.trees import records
from desktop.rules.kernel.errors import Problem


def check(pack: Pack) -> tuple[Problem, ...]:
    """All problems of a pack that was read, errors first."""
    problems = [*_story(pack), *_remarks(pack)]
    return tuple(sorted(problems, key=lambda problem: problem.severity != "error"))


def errors(pack: Pack) -> tuple[Problem, ...]:
    """Only what keeps a pack from being played; quicker, as no drawing is judged."""
    return tuple(problem for problem in _story(pack) if problem.severity == "error")


def _story(pack: Pack) -> Iterator[Problem]:
    """References, numbers and reach."""
    references = checks_references.References(pack)
    whole = set(pack.head.maps) <= pack.maps.keys()  # else reach would tell follow-ups
    reach = Reach(pack).explore(pack.head.start_map)
    yield from checks_structure.of_pack(pack)
    yield from checks_references.letters(pack)
    for content in pack.maps.values():
        yield from checks_structure.of_map(content)
    for spot, node in records(pack):
        yield from references.problems(spot, node)
        yield from checks_structure.of_record(spot, node)
        if whole:
            yield from checks_reach.of_record(reach, spot, node)
    if whole:
        yield from checks_reach.of_pack(pack, reach)


def _remarks(pack: Pack) -> Iterator[Problem]:
    """Texts, counts and drawings: warnings, and errors of the text."""
    yield from checks_reach.counts(pack)
    yield from checks_texts.translations(pack)
    of_maps: dict[str, list[Authored]] = {place: [] for place in pack.maps}
    for spot, node in records(pack):
        yield from checks_texts.of_record(pack, spot, node)
        if spot.map is not None:
            of_maps[spot.map].append(node)
    for place, content in pack.maps.items():
        yield from checks_reach.counts_on(content, of_maps[place])
        yield from checks_texts.sight(content)
        yield from _drawing(content)


def _drawing(content: MapContent) -> Iterator[Problem]:
    """The warnings of the drawing, but for blind neighbours of which the author has spoken."""
    settled = {frozenset((one.a, one.b)) for one in content.journal.los}
    for problem in atlas_checks.warnings(content.drawing, f"{content.id}.tmj"):
        pair = frozenset((problem.facts.get("zone", ""), problem.facts.get("other", "")))
        if problem.code != "map.blind_neighbours" or pair not in settled:
            yield problem
