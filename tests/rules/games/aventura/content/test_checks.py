"""Every error and warning of part 5.4, each made by one change of the worked example."""

import re

import pytest

from desktop.rules.games.aventura.content import checks, checks_texts
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.content.reach import Reach
from desktop.rules.games.aventura.content.reading import read
from desktop.words import markup
from tests.tide_ledger import added, codes, edited, members

FOG = "journal/fog_quay.toml"
LAMP = "journal/lamp_room.toml"
PACK = "pack.toml"
CARDS = "cards.toml"
WOUNDS = "wounds.toml"


def pack_of(changed: dict[str, bytes]) -> Pack:
    reading = read(changed)
    assert reading.problems == ()
    assert reading.pack is not None
    return reading.pack


def entry(id_: str, rest: str) -> str:
    return f'\n[[paragraph]]\nid = "{id_}"\ntext = "It goes on."\n{rest}\n'


def option(rest: str) -> tuple[str, str]:
    """One more option on the entry of zone A."""
    whole = '  { to = "A2", label = "Slip the porter a coin"'
    return whole, f"  {rest},\n{whole}"


def effect(text: str) -> tuple[str, str]:
    """One more effect on the entry B1."""
    return '[ { do = "open", zone = "E" } ]', f'[ {{ do = "open", zone = "E" }}, {text} ]'


def test_the_worked_example_has_nothing_wrong() -> None:
    assert checks.check(pack_of(members())) == ()
    assert checks.errors(pack_of(members())) == ()


ERRORS = [
    # references
    ("ref.card", FOG, effect('{ do = "draw", card = 99 }')),
    ("ref.adversary", FOG, ('do = "spawn", card = 40', 'do = "spawn", card = 41')),
    ("ref.map", FOG, ('do = "unlock", map = "lamp_room"', 'do = "unlock", map = "lamp_rom"')),
    ("ref.zone", FOG, ('zones = ["D"]', 'zones = ["Z"]')),
    ("ref.paragraph", FOG, option('{ to = "A9", label = "Ask" }')),
    ("ref.paragraph", FOG, effect('{ do = "goto", paragraph = "Z1" }')),
    ("ref.ending", FOG, ('do = "ending", id = "signed"', 'do = "ending", id = "sined"')),
    ("ref.flag", FOG, ('name = "porter_paid"', 'name = "porter_payed"')),
    ("ref.counter", FOG, ('name = "money"', 'name = "mony"')),
    ("ref.counter", FOG, ('needs = { counter = "money"', 'needs = { counter = "honey"')),
    ("ref.option", FOG, ("needs = { card = 31 }", 'needs = { done = "A.A7" }')),
    ("ref.investigator", PACK, ('["nell", "oskar"]', '["nell", "oscar"]')),
    ("ref.art", CARDS, ('name = "Boat-hook"', 'name = "Boat-hook"\nart = "hook"')),
    ("letter.no_paragraph", FOG, ('id = "B"\n', 'id = "B3"\n')),
    # numbers and shapes
    ("card.number_twice", CARDS, ("no = 31", "no = 40")),
    ("card.wound_number", CARDS, ("no = 31", "no = 11")),
    ("wound.missing", WOUNDS, ("no = 11\n", "no = 12\n")),
    ("wound.number", WOUNDS, ("no = 11\n", "no = 12\n")),
    ("pack.players", PACK, ("players = [1, 2]", "players = [1, 3]")),
    ("pack.players", PACK, ('investigators = ["nell", "oskar"]', 'investigators = ["nell"]')),
    ("pack.start_not_safeguard", FOG, ("safeguard = true", "safeguard = false")),
    ("clock.turns", LAMP, ("turns = 5", "turns = 0")),
    ("clock.red_first", FOG, ("red = [4]", "red = [1, 4]")),
    ("clock.red_beyond", FOG, ("red = [4]", "red = [4, 9]")),
    ("event.missing", FOG, ("red = [4]", "red = [4, 6]")),
    ("event.not_red", FOG, ("red = [4]", "red = []")),
    ("event.who", FOG, ('{ do = "test", who = "each", ', '{ do = "test", ')),
    ("test.icons", FOG, ('stat = "skill", icons = 2', 'stat = "skill", icons = 4')),
    ("test.icons", CARDS, ('stat = "skill", icons = 1', 'stat = "skill", icons = 0')),
    ("option.nowhere", FOG, option('{ id = "x", label = "Wait" }')),
    (
        "option.no_id",
        FOG,
        option('{ label = "Dial", code = { prompt = "?", answers = { "4" = "A1" } } }'),
    ),
    ("needs.kinds", FOG, ("needs = { card = 31 }", 'needs = { card = 31, entered = "fog_quay" }')),
    ("needs.kinds", FOG, ("needs = { card = 31 }", "needs = {}")),
    ("needs.bounds", FOG, (', at_least = 1 }', ' }')),
    ("counter.change", FOG, ("add = -1 }", "add = -1, set = 0 }")),
    ("counter.bounds", PACK, ("start = 2", "start = 12")),
    ("investigator.impossible", PACK, ("investigation = 4", "investigation = 0")),
    ("adversary.numbers", CARDS, ("dice = 4", "dice = 0")),
    ("text.title", CARDS, ('name = "Boat-hook"', 'name = "' + "hook " * 50 + '"')),
    ("card.action_empty", CARDS, ('action = { stat = "strength", ', "action = { ")),
    ("card.no_target", CARDS, ('target = "adversary", ', "")),
    ("card.window", CARDS, ('"any"], effects = [', '"after_roll"], effects = [{ do = "prevent"},')),
    ("card.no_window", CARDS, ('windows = ["any"]', "windows = []")),
    # reach
    ("reach.ending", FOG, ('do = "ending", id = "signed"', 'do = "ending", id = "kept_dry"')),
    ("reach.no_way_out", LAMP, ('do = "ending", id = "kept_dry"', 'do = "clock", n = 1')),
    ("reach.ending", FOG, ('do = "open", zone = "E"', 'do = "clock", n = 1')),
]  # fmt: skip


@pytest.mark.parametrize(("code", "file", "change"), ERRORS)
def test_error(code: str, file: str, change: tuple[str, str]) -> None:
    pack = pack_of(edited(file, change))
    found = checks.errors(pack)
    assert code in codes(found)
    assert all(problem.file for problem in found)
    assert found == tuple(one for one in checks.check(pack) if one.severity == "error")


WARNINGS = [
    ("option.no_test", FOG, option('{ to = "A1", id = "x", label = "?", failed = ["No."] }')),
    ("investigator.unusual", PACK, ("investigation = 4", "investigation = 6")),
    ("reach.map", FOG, ('do = "unlock", map = "lamp_room"', 'do = "ending", id = "kept_dry"')),
    ("pool.above", CARDS, ('stat = "investigation", dice = 1', 'stat = "investigation", dice = 6')),
    ("test.impossible", FOG, ('stat = "skill", icons = 2', 'stat = "skill", icons = 3')),
    ("test.hard", FOG, ('stat = "investigation", icons = 1', 'stat = "strength", icons = 3')),
    ("travel.in_combat", FOG, effect('{ do = "travel", map = "lamp_room" }')),
    ("combat.no_damage", FOG, ('{ do = "draw", card = 20 }, ', "")),
    ("count.wounds", CARDS, ("wounds = 3 ", "wounds = 13 ")),
    ("count.tokens", FOG, ('zones = ["D"]', "zones = [" + '"D", ' * 14 + "]")),
    (
        "text.unseen_card",
        FOG,
        ("needs = { card = 31 }", 'needs = { card = 31 }, closed = "Without the boat-hook?"'),
    ),
    (
        "text.card_too_early",
        FOG,
        ("Nobody sells tickets here any more.", "Show card 31 to the porter."),
    ),
    ("text.icon", FOG, ("Two keys.", "Two keys. [icon:skil]")),
    ("sight.contradicts", FOG, ('start = "A"', 'los = [{ a = "D", b = "B", see = true }]')),
]  # fmt: skip


@pytest.mark.parametrize(("code", "file", "change"), WARNINGS)
def test_warning(code: str, file: str, change: tuple[str, str]) -> None:
    found = checks.check(pack_of(edited(file, change)))
    assert (code, "warning") in [(problem.code, problem.severity) for problem in found]


def test_an_option_that_never_opens() -> None:
    lost = added(CARDS, '\n[[card]]\nno = 60\nkind = "clue"\nname = "Ticket"\ntext = "Stub."\n')
    lost[FOG] = lost[FOG].replace(b"needs = { card = 31 }", b"needs = { card = 60 }")
    found = checks.check(pack_of(lost))
    assert {"reach.option", "reach.paragraph", "reach.ending"} <= set(codes(found))


def test_a_text_may_name_what_it_gives_or_what_was_given_before() -> None:
    drawn = edited(FOG, ("A boat-hook, and a flask nobody claimed.", "Take card 20 and card 23."))
    assert checks.check(pack_of(drawn)) == ()


@pytest.mark.rule("AZ-Q73")
def test_a_safeguard_map_without_an_ending_is_a_trap() -> None:
    trap = edited(LAMP, ("safeguard = false", "safeguard = true"))
    trap[LAMP] = trap[LAMP].replace(
        b'do = "ending", id = "kept_dry"', b'do = "unlock", map = "lamp_room"'
    )
    trap[FOG] = trap[FOG].replace(
        b'do = "ending", id = "signed"', b'do = "travel", map = "lamp_room"'
    )
    assert "reach.trap" in codes(checks.errors(pack_of(trap)))


def test_a_safeguard_map_may_live_on_what_was_brought() -> None:
    rich = edited(LAMP, ("safeguard = false", "safeguard = true"))
    rich[LAMP] = rich[LAMP].replace(
        b'effects = [ { do = "ending", id = "kept_dry" } ]',
        b'options = [ { to = "B", label = "Read", needs = { card = 31 } } ]\n'
        b'[[paragraph]]\nid = "B"\ntext = "."\neffects = [ { do = "ending", id = "kept_dry" } ]',
    )
    assert codes(checks.check(pack_of(rich))) == ["reach.needs_gains"]


@pytest.mark.parametrize(("once", "severity"), [("no", "error"), ("visit", "warning")])
def test_a_loop_of_entries(once: str, severity: str) -> None:
    def loop(to: str) -> str:
        return f'once = "{once}"\neffects = [ {{ do = "goto", paragraph = "{to}" }} ]'

    looped = edited(FOG, option('{ to = "X1", label = "Round and round" }'))
    looped[FOG] += (entry("X1", loop("X2")) + entry("X2", loop("X1"))).encode()
    found = checks.check(pack_of(looped))
    assert [(one.code, one.severity) for one in found] == [("paragraph.loop", severity)] * 2


def test_an_entry_that_nothing_names() -> None:
    assert codes(checks.check(pack_of(added(FOG, entry("Q", ""))))) == ["paragraph.unused"]


@pytest.mark.rule("AZ-Q73")
def test_only_a_padlock_keeps_the_cold_store_away() -> None:
    reach = Reach(pack_of(members())).explore("fog_quay")
    assert ("fog_quay", "E") in reach.zones
    closed = edited(FOG, ('do = "open", zone = "E"', 'do = "padlock", zone = "B"'))
    assert ("fog_quay", "E") not in Reach(pack_of(closed)).explore("fog_quay").zones


def test_dice_that_nobody_can_have_keep_an_entry_away() -> None:
    weak = edited(PACK, ("skill = 3", "skill = 2"))  # two icons ask for three dice
    reach = Reach(pack_of(weak)).explore("fog_quay")
    assert ("fog_quay", "B1") not in reach.paragraphs
    assert "reach.ending" in codes(checks.errors(pack_of(weak)))


def test_a_condition_of_a_thousand_parts() -> None:
    needs = "{ any = [" + "{ card = 31 }, " * 250 + "] }"
    wide = edited(FOG, ("needs = { card = 31 }", f"needs = {needs}"))
    assert "needs.large" in codes(checks.errors(pack_of(wide)))
    deep = edited(
        FOG, ("needs = { card = 31 }", "needs = " + "{ not = " * 20 + "{ card = 31 }" + " }" * 20)
    )
    assert "needs.large" in codes(checks.errors(pack_of(deep)))


def test_translations_are_compared() -> None:
    translated = edited(PACK, ('language = "en"', 'language = "en"\nlanguages = ["es"]'))
    translated["text/es.toml"] = b'"fog_quay.A.txt" = "Nadie."\n'
    found = checks.check(pack_of(translated))
    assert codes(found) == ["text.unknown_key", "text.missing"]
    assert found[0].facts["nearest"] == "fog_quay.A.text"
    assert found[1].facts["first"] == "pack.title"


def test_the_signs_are_those_of_the_markup() -> None:
    assert set(checks_texts.ICONS) == markup.ICONS


def test_every_code_is_listed() -> None:
    listed = set(re.findall(r"\b[a-z]+\.[a-z_]+\b", checks.__doc__ or ""))
    made = {code for code, *_ in (*ERRORS, *WARNINGS)}
    assert made <= listed
