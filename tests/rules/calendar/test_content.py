"""Files of a year: everything wrong with them is found at once, with its place and facts."""

import json
from collections.abc import Callable
from datetime import date, timedelta
from typing import Any

import pytest

from desktop.rules.games.calendar.content.reading import Reading, fingerprint, read
from desktop.rules.kernel.errors import Problem
from desktop.words import problems as words
from tests.small_year import edited, head, members, spoilt


def codes(reading: Reading, severity: str = "error") -> set[str]:
    return {problem.code for problem in reading.problems if problem.severity == severity}


def explicit(year: int = 2026) -> dict[str, Any]:
    """`year.json` with a square for every day instead of a recipe."""
    table = head(year=year)
    del table["generate"]
    day = date(year, 1, 1)
    while day.year == year:
        sunday = day.weekday() == 6
        kind, value = ("special", 15) if sunday else ("lead", 9)
        square = {"kind": kind, "value": value, "symbols": ["lens"]}
        table["months"][day.month - 1].setdefault("squares", {})[day.isoformat()] = square
        day += timedelta(1)
    return table


def test_a_sound_year_is_read_whole() -> None:
    found = read(members())
    assert found.problems == ()
    almanac = found.almanac
    assert almanac is not None
    assert (almanac.head.id, almanac.year, len(almanac.pages)) == ("small", 0, 12)
    assert almanac.recipe is not None
    assert almanac.recipe.seed == "quillport"
    assert [page.boxes for page in almanac.pages] == [9, 8, *[9] * 10]
    assert almanac.modules[0].params == {"charges": 2, "refill": "month", "per_day": 1}
    texts = almanac.told("en")
    assert texts.months[1].before == "First paragraph.\n\nSecond."
    assert (len(texts.subjects), len(texts.rules), len(texts.epilogues)) == (54, 11, 7)
    assert texts.allies["lens"].name == "lens"


def test_explicit_squares_of_a_leap_year() -> None:
    table = explicit(2024)
    may = table["months"][4]["squares"]
    may["2024-05-07"] |= {"symbols": ["lens", "lantern"], "need": "all", "flags": ["twin"]}
    may["2024-05-08"] |= {"flags": ["sealed"]}
    table["date_flags"] = {"2024-10-03": ["whisper"]}
    found = read({**members(), "year.json": json.dumps(table).encode()})
    assert found.problems == ()
    assert found.almanac is not None
    assert found.almanac.recipe is None
    assert found.almanac.year == 2024
    assert sum(len(page.squares) for page in found.almanac.pages) == 366
    assert found.almanac.date_flags == {"2024-10-03": ("whisper",)}


def remove(*keys: Any) -> Callable[[Any], object]:
    def change(table: Any) -> None:
        for key in keys[:-1]:
            table = table[key]
        del table[keys[-1]]

    return change


def put(*keys: Any) -> Callable[[Any], object]:
    *path, last, value = keys

    def change(table: Any) -> None:
        for key in path:
            table = table[key]
        table[last] = value

    return change


DIAL = "modules[T2]"
CHARGES = ("modules", 0, "params", "charges")


@pytest.mark.parametrize(
    ("change", "code", "place"),
    [
        (put("schema", "almanac-year/2"), "year.schema", "schema"),
        (put("id", "a b"), "pack.bad_id", "id"),
        (put("title", " "), "year.no_text", "title"),
        (put("language", "English"), "year.language", "language"),
        (put("year", 1899), "year.number", "year"),
        (put("year", "2026"), "pack.wrong_type", "year"),
        (put("tea", 1), "pack.unknown_key", "tea"),
        (remove("months"), "pack.missing_key", ""),
        (put("dice", "rolls", 4), "year.dice", "dice"),
        (put("dice", "number", "mark_value", 0), "year.dice", "dice"),
        (put("scoring", "all_boxes", 5), "year.number", "scoring"),
        (remove("months", 3), "year.no_month", "months"),
        (put("months", 3, "month", 5), "pack.twice", "months[5]"),
        (put("months", 3, "month", 13), "year.number", "months[13]"),
        (put("months", 0, "boxes", 0), "year.number", "months[1]"),
        (remove("generate"), "year.squares", "generate"),
        (put("generate", "generator", 2), "year.generator", "generate.generator"),
        (put("generate", "difficulty", "mad"), "pack.unknown_word", "generate.difficulty"),
        (put("date_flags", {"2026-01-05": ["whisper"]}), "year.squares", "generate"),
        (put("rating", "base", [0, 1, 2]), "year.ranks", "rating.base"),
        (put("rating", "base", 1, 0), "year.rising", "rating.base"),
        (put("rating", "twists", 6, 101), "year.number", "rating.twists"),
        (put("modules", 0, "id", "T2.dail"), "year.module", "modules[T2]"),
        (put("modules", 1, "id", "T2.dial"), "pack.unknown_key", f"{DIAL}.params.counts"),
        (put("modules", 0, "from", 1), "year.span", "modules[T2]"),
        (put("modules", 0, "until", 1), "year.span", "modules[T2]"),
        (remove("modules", 0, "until"), "pack.missing_key", "modules[T2]"),
        (put(*CHARGES, True), "pack.wrong_type", f"{DIAL}.params.charges"),
        (put(*CHARGES, 10), "year.number", f"{DIAL}.params.charges"),
        (put("modules", 0, "params", "tea", 1), "pack.unknown_key", f"{DIAL}.params.tea"),
        (put("modules", 0, "params", []), "pack.wrong_type", f"{DIAL}.params"),
        (put("modules", 10, "params", "min", 18), "year.order", "modules[T12].params"),
        (put("modules", 5), "pack.wrong_type", "modules"),
        (put("modules", 0, 5), "pack.wrong_type", "modules[0]"),
    ],
)  # fmt: skip
def test_faults_of_the_year(change: Callable[[Any], object], code: str, place: str) -> None:
    found = read(spoilt(change))
    assert found.almanac is None
    assert (code, place) in {(problem.code, problem.place) for problem in found.problems}


def test_a_module_twice() -> None:
    twice = spoilt(lambda table: table["modules"].append(table["modules"][0]))
    assert "pack.twice" in codes(read(twice))


@pytest.mark.parametrize(
    ("day", "change", "code"),
    [
        ("2026-01-05", {"kind": "special"}, "year.kind"),
        ("2026-01-04", {"kind": "lead"}, "year.kind"),
        ("2026-01-05", {"value": 16}, "year.number"),
        ("2026-01-04", {"value": 9}, "year.number"),
        ("2026-01-05", {"symbols": ["lens", "lantern"]}, "year.symbols"),
        ("2026-01-05", {"symbols": []}, "year.symbols"),
        ("2026-01-05", {"symbols": ["key"]}, "pack.unknown_word"),
        ("2026-01-05", {"symbols": ["lens", "lens"]}, "pack.twice"),
        ("2026-01-05", {"flags": ["twin"]}, "year.flag"),
        ("2026-01-05", {"need": "all"}, "year.flag"),
        ("2026-01-05", {"flags": ["sealed", "sealed"]}, "year.flag"),
        ("2026-01-04", {"flags": ["whisper"]}, "year.flag"),
    ],
)
def test_faults_of_squares(day: str, change: dict[str, Any], code: str) -> None:
    table = explicit()
    table["months"][0]["squares"][day] |= change
    found = read({**members(), "year.json": json.dumps(table).encode()})
    assert code in codes(found)


def test_every_day_once_on_its_own_page() -> None:
    table = explicit()
    squares = table["months"][0]["squares"]
    table["months"][1]["squares"]["2026-01-31"] = squares.pop("2026-01-31")
    table["months"][1]["squares"]["2026-02-30"] = squares.pop("2026-01-30")
    squares["2025-01-01"] = squares["2026-01-01"]
    found = read({**members(), "year.json": json.dumps(table).encode()})
    assert {"year.elsewhere", "year.date", "year.no_day"} <= codes(found)
    missing = [one.facts["day"] for one in found.problems if one.code == "year.no_day"]
    assert missing == ["2026-01-30"]


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        (b'{"schema": 1, "schema": 2}', "json.doubled_key"),
        (b"{", "json.not_json"),
        (b'{"a": 1.5}', "json.number"),
        (b"\xff", "json.not_utf8"),
        (b"[]", "pack.wrong_type"),
    ],
)
def test_strict_json(raw: bytes, code: str) -> None:
    assert code in codes(read({**members(), "year.json": raw}))


@pytest.mark.parametrize(
    ("name", "old", "new", "code"),
    [
        ("months/03.toml", 'title = "Month 3"', "", "year.no_text"),
        ("months/03.toml", 'kept = "Kept."', "", "year.no_text"),
        ("months/03.toml", "After.", "{After}", "year.brace"),
        ("months/03.toml", "After.", "After " * 1100, "year.long"),
        ("months/03.toml", "Month 3", "Month " * 30, "year.one_line"),
        ("weeks.toml", "[week.7]", "[week.70]", "year.stray"),
        ("weeks.toml", "[week.8]", "[week.08]", "year.no_text"),
        ("weeks.toml", 'open = "Nobody knows."', "", "year.no_text"),
        ("days.toml", 'id = "m1"', 'id = "m2"', "pack.twice"),
        ("days.toml", 'id = "m1"', 'id = "m 1"', "pack.bad_id"),
        ("days.toml", "morning = true", "", "year.line"),
        ("days.toml", "morning = true", 'morning = true\nresult = "done"', "year.line"),
        ("days.toml", "morning = true", 'morning = true\nmark = "no"', "year.tag"),
        ("days.toml", 'result = "nothing"', 'result = "nothing"\nsymbol = "lens"', "year.tag"),
        ("days.toml", 'result = "lapsed"', 'result = "lapsed"\nmark = "no"', "year.tag"),
        ("days.toml", "morning = true", "morning = true\nsince = 13", "year.number"),
        ("days.toml", "morning = true", 'morning = true\nseason = "fall"', "pack.unknown_word"),
        ("rules.toml", "[T5]", "[T13]", "pack.unknown_key"),
        ("rules.toml", 'thing = "Thing."', "", "year.no_text"),
        ("rules.toml", "[allies.lens]", "[allies.key]", "year.stray"),
        ("rules.toml", "[finale]", "[allies.x]", "year.no_text"),
        ("epilogue.toml", "[rank.6]", "[rank.7]", "year.no_text"),
        ("epilogue.toml", 'text = "End 0."', "", "year.no_text"),
    ],
)
def test_faults_of_texts(name: str, old: str, new: str, code: str) -> None:
    found = read(edited(name, old, new))
    assert found.almanac is None
    assert (name, code) in {(problem.file, problem.code) for problem in found.problems}


def test_missing_and_unknown_files() -> None:
    found = members()
    del found["weeks.toml"], found["months/12.toml"]
    found["diary.toml"] = b""
    told = {(problem.code, problem.file) for problem in read(found).problems}
    assert ("year.missing_file", "weeks.toml") in told
    assert ("year.missing_file", "months/12.toml") in told
    assert ("year.unknown_file", "diary.toml") in told


def test_rules_that_the_year_has_not_need_no_text() -> None:
    without = spoilt(lambda table: table["modules"].clear())
    rest = without | {
        "rules.toml": b"",
        "days.toml": without["days.toml"].replace(b'"hushed"', b'"done"'),
    }
    found = read(rest)
    assert found.problems == ()
    assert found.almanac is not None
    assert found.almanac.told("en").rules == {}


def test_a_result_needs_a_line_that_always_fits() -> None:
    late = members()["days.toml"].replace(b'result = "passed"', b'result = "passed"\nsince = 2')
    found = read({**members(), "days.toml": late})
    assert [one.facts for one in found.problems if one.code == "year.no_line"] == [
        {"result": "passed"}
    ]
    tagged = members()["days.toml"].replace(b'result = "done"', b'result = "done"\nsymbol = "lens"')
    found = read({**members(), "days.toml": tagged})
    told = [one.facts["result"] for one in found.problems if one.code == "year.no_line"]
    assert told == ["done (lantern)", "done (revolver)"]


def test_few_lines_are_a_warning() -> None:
    few = edited("days.toml", "morning = true", 'morning = true\nseason = "winter"')
    few["days.toml"] = few["days.toml"].replace(
        b"morning = true", b'morning = true\nsymbol = "lens"', 6
    )
    found = read(few)
    assert found.almanac is not None
    told = {(one.severity, one.facts["season"], one.facts["found"]) for one in found.problems}
    assert ("warning", "spring", "74") in told


def test_translations_stand_over_the_original() -> None:
    rules = b'[T2]\nname = "Nombre"\nplain = "Llano."\n[allies.lens]\nabout = "Sobre."\n'
    days = b'[[line]]\nid = "m1"\ntext = "Linea."\n'
    found = read({**members(), "rules.es.toml": rules, "days.es.toml": days})
    assert found.problems == ()
    assert found.almanac is not None
    told = found.almanac.told("es")
    assert (told.rules["T2"].name, told.rules["T2"].plain) == ("Nombre", "Llano.")
    assert (told.rules["T2"].story, told.rules["T3"].name) == ("Story.", "Name")
    assert (told.allies["lens"].name, told.allies["lens"].about) == ("lens", "Sobre.")
    assert (told.lines["m1"].text, told.lines["m2"].text) == ("Linea.", "Line m2.")
    assert found.almanac.told("de").lines["m1"].text == "Line m1."
    strange = read({**members(), "days.es.toml": b'[[line]]\nid = "x"\ntext = "Linea."\n'})
    assert codes(strange) == {"year.no_original"}


def test_the_hash_is_the_same_for_either_kind_of_line_end() -> None:
    found = members()
    other = {name: body.replace(b"\n", b"\r\n") for name, body in found.items()}
    assert fingerprint(found) == fingerprint(other)
    assert fingerprint(found) != fingerprint(members(title="Another"))


def test_problems_say_no_rule_by_its_name() -> None:
    """What is told of a faulty year names the months' rules by their numbers only (CA-073)."""
    changes = (put("modules", 0, "id", "T2"), put("modules", 7, "from", 1))
    found = [one for change in changes for one in read(spoilt(change)).problems]
    late = members()["days.toml"].replace(b'result = "hushed"', b'result = "hushed"\nsince = 9')
    found += read({**members(), "days.toml": late}).problems
    told = " ".join(words.line(one) for one in found)
    for name in ("dial", "sealed", "ally", "twin", "insight", "bell", "whisper", "vow", "hush"):
        assert name not in told.lower()


def test_every_problem_has_all_its_facts() -> None:
    wrong: list[Problem] = []
    for change in (put("dice", "rolls", 4), put("year", 1), put("modules", 0, "from", 1)):
        wrong += read(spoilt(change)).problems
    assert wrong
    assert all("“”" not in words.line(problem) for problem in wrong)
