"""Wordings: the same for the same story, no neighbours alike, no sentence again within twelve."""

from itertools import pairwise

from desktop.words.language import hush, speak
from desktop.words.telling import Wordings, count, dice, filled, name, opening, pieces, plain, row

FIRST = ("So", "Then", "Next", "On", "There", "Up")
SIX = tuple(f"{first} {{who}} went." for first in FIRST)
THREE = ("{who} held.", "Held, said {who}.", "It was {who} who held.")


def told(seed: str, times: int = 60) -> list[str]:
    wordings = Wordings(seed)
    found = []
    for number in range(times):
        wordings.number = number
        kind, many = ("six", SIX) if number % 3 else ("three", THREE)
        found.append(wordings.say(kind, many, who=f"N{number % 20}"))
    return found


def test_a_story_is_told_the_same_every_time_and_another_otherwise() -> None:
    assert told("one") == told("one")
    assert told("one") != told("two")
    assert told("one", 30) == told("one")[:30]


def test_no_wording_stands_beside_itself_and_none_is_left_out() -> None:
    wordings = Wordings("s")
    said = [wordings.say("six", SIX, who=str(n)) for n in range(60)]
    places = [FIRST.index(text.split()[0]) for text in said]
    assert all(one != other for one, other in pairwise(places))
    assert set(places) == set(range(6))
    assert all(len(set(places[at : at + 4])) > 2 for at in range(56))


def test_no_sentence_comes_again_within_twelve_while_another_is_left() -> None:
    many = tuple(f"{{who}} said {n}." for n in range(14))
    wordings = Wordings("s")
    said = [wordings.say("many", many, who="Ines") for _ in range(100)]
    assert all(text not in said[max(0, at - 12) : at] for at, text in enumerate(said))


def test_neighbours_begin_with_another_word_where_that_can_be_had() -> None:
    wordings = Wordings("s")
    said = [wordings.say("three", THREE, who="Ines") for _ in range(30)]
    assert all(one.split()[0] != other.split()[0] for one, other in pairwise(said))


def test_what_begins_a_sentence_is_written_large() -> None:
    wordings = Wordings("s")
    said = wordings.say("k", ("{way}, and {way}. {way}! {way}",), way="from here")
    assert said == "From here, and from here. From here! From here"
    assert wordings.say("k", ("{way} it was.",), way=name("a boat")) == opening(
        f"{name('a boat')} it was."
    )


def test_names_are_set_apart_and_carry_no_marks_of_their_own() -> None:
    found = pieces(f"Ines took {name('Pell' + name('s'))}'s hat.")
    assert [(one.style, one.text) for one in found] == [
        ("plain", "Ines took "),
        ("em", "Pells"),
        ("plain", "\N{RIGHT SINGLE QUOTATION MARK}s hat."),
    ]
    assert plain(name("a")) == "a"


def test_rows_of_things_and_figures(qapp: object) -> None:
    hush()
    assert row([]) == ""
    assert row(["one"]) == "one"
    assert dice((1, 5, 2)) == "1, 5 and 2"
    assert [count(n) for n in (0, 1, 21)] == ["nought", "one", "twenty-one"]


def test_spanish_says_e_before_the_same_sound(qapp: object) -> None:
    speak("es")
    try:
        assert filled("Tobias y {who}; Ana y {zone}.", {"who": "Ines", "zone": name("Isla")}) == (
            f"Tobias e Ines; Ana e {name('Isla')}."
        )
        assert filled("agua y {card} y hierro.", {"card": "iones"}) == "agua y iones y hierro."
    finally:
        hush()
