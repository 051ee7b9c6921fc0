"""The pack's prose against part 6 of the looks: words, lengths, repeats, labels, both languages."""

import re
from collections import defaultdict
from collections.abc import Iterable

import pytest

from desktop.rules.games.aventura.content.effects import ReadOption
from tests.maps.shipped import LANGUAGES, Texts, kind_of, of_kind, pack, sentences, texts, words

PROSE = ("mood", "entry", "failed", "said", "defeat", "ending")

BANNED = (
    "eldritch|unspeakabl|cyclopean|nameless|ancient evil|tentacle|madness|insanity|"
    "chill down|blood ran cold|silence was deafening|deafening silence|little did you|"
    "suddenly|somehow|seemed to|seems to|a sense of|shadows danced|ominous|"
    "whispered secret|asylum|cultist|in robes|prophec|orphan|you dream|a dream"
)
LATER_THAN_1926 = (
    "okay|television|teenager|comput|plastic|nylon|radar|penicillin|antibiotic|supermarket|"
    "ballpoint|photocop|helicopter|transistor|scenario|feedback|zip fastener|jet |laser|"
    "parking|video|traffic light|nazi|world war ii|decimal"
)
# Those that the pack could be tempted by; three of them in a row are a list.
ADJECTIVE = (
    "old|new|young|small|large|little|great|long|short|thin|thick|broad|narrow|tall|low|high|"
    "black|white|grey|red|green|blue|brown|pale|dark|bright|dim|cold|cool|warm|hot|wet|damp|"
    "dry|soft|hard|smooth|rough|heavy|light|slow|quick|quiet|silent|still|loud|civil|polite|"
    "kind|gentle|patient|tired|careful|neat|clean|dirty|empty|full|closed|open|blank|ruled|"
    "plain|poor|rich|sad|glad|happy|angry|afraid|calm|strange|odd|true|false|clear|sharp|dull"
)
# "It was not X. It was Y." in its usual disguises
NOT_BUT = (
    r"\b(?:it|he|she|they|this|that) (?:was|is|were|are)(?: not|n\u2019t) [^.;:?]{2,60}[.;:] "
    r"(?:it|he|she|they|this|that) (?:was|is|were|are)\b"
)
# What an entry without an effect changes: the thing that is known after it.
KNOWN_AFTER = {
    "pier_four.A2": "who took the other boat, and that they asked at Lost Property first",
    "counting_house.A2": "who the wet feet are, and that the nine keep apart",
    "counting_house.C1": "forty claims: the second figure of the strong room",
    "counting_house.F1": "the two ways to close the book",
    "the_952.A1": "who is where on board, and whom to give nothing in writing",
    "thole.A1": "what each way to close the book takes",
}
LENGTHS = {  # in words, from and to
    "mood": (15, 40),
    "entry": (40, 120),
    "label": (3, 7),
    "closed": (4, 20),
    "failed": (12, 60),
    "said": (12, 120),
    "defeat": (40, 120),
    "card": (3, 29),
    "ending": (60, 130),
}
SHORTEST_LABEL = {"en": 3, "es": 2}  # an infinitive with its pronoun is a word in Spanish


def found(pattern: str, among: Texts) -> list[tuple[str, str]]:
    """Where a pattern stands, and the words that it met."""
    return [
        (key, met.group())
        for key, text in among.items()
        for met in re.finditer(pattern, text, re.IGNORECASE)
    ]


def twice(pairs: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    """What stands in two places: the thing and its keys."""
    places: dict[str, list[str]] = defaultdict(list)
    for thing, key in pairs:
        places[thing].append(key)
    return {thing: keys for thing, keys in places.items() if len(keys) > 1}


def options() -> list[tuple[str, ReadOption]]:
    """Every option of the pack by its key."""
    return [
        (f"{place}.{paragraph}.{option.key}", option)
        for place, content in pack().maps.items()
        for (paragraph, _), option in content.options.items()
    ]


# ---- words and constructions --------------------------------------------------------------------
@pytest.mark.parametrize(
    "pattern",
    [
        rf"\b(?:{BANNED})",
        rf"\b(?:{LATER_THAN_1926})",
        NOT_BUT,
        rf"\b(?:{ADJECTIVE}), (?:{ADJECTIVE}),? (?:and )?(?:{ADJECTIVE})\b",
        r"[!*_<>\"\t]|\.\.\.|…|  ",
        r"\?(?!”)",  # a question that nobody in the story asks
        r"\b(\w+) \1\b",  # a word too many
    ],
    ids=["banned", "anachronism", "not X but Y", "three adjectives", "signs", "asks", "slip"],
)
def test_nothing_of_the_list_is_in_it(pattern: str) -> None:
    prose = {key: text for key, text in texts().items() if kind_of(key)}
    assert found(pattern, prose) == []


def test_the_list_would_be_found() -> None:
    said = {"x": "He was not a clerk. He was a list: cold, wet, and old. It seemed to grow."}
    assert found(NOT_BUT, said)
    assert found(rf"\b(?:{ADJECTIVE}), (?:{ADJECTIVE}),? (?:and )?(?:{ADJECTIVE})\b", said)
    assert found(rf"\b(?:{BANNED})", said)


@pytest.mark.parametrize(("language", "marks"), [("en", "“”"), ("es", "«»")])
def test_nobody_says_more_than_two_lines(language: str, marks: str) -> None:
    for key, text in texts(language).items():
        opened, closed = (text.count(mark) for mark in marks)
        assert opened == closed <= 2, key


# ---- lengths ------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", LENGTHS)
def test_lengths(kind: str, language: str) -> None:
    least, most = LENGTHS[kind]
    if kind == "label":
        least = SHORTEST_LABEL[language]
    counted = {key: words(text) for key, text in of_kind(kind, language=language).items()}
    assert counted
    wrong = {key: many for key, many in counted.items() if not least <= many <= most}
    assert wrong == {}


def test_the_intro_stands_on_a_page() -> None:
    assert 60 <= words(pack().head.intro) <= 120


# ---- repeats ------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_told_twice(language: str) -> None:
    prose = of_kind(*PROSE, language=language)
    assert twice((one, key) for key, text in prose.items() for one in sentences(text)) == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_failure_has_a_text_of_its_own(language: str) -> None:
    failed = of_kind("failed", language=language)
    assert twice((text, key) for key, text in failed.items()) == {}
    tests = [(key, option) for key, option in options() if option.test is not None]
    assert len(tests) > 40
    assert [key for key, option in tests if len(option.failed) != 2] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_texts_of_a_map_open_alike(language: str) -> None:
    openings = (
        (f"{key.split('.')[0]}: {' '.join(text.lower().split()[:3])}", key)
        for key, text in of_kind("mood", "entry", "failed", "defeat", language=language).items()
    )
    assert twice(openings) == {}


def test_no_likeness_is_used_twice() -> None:
    likeness = r"\blike an? [\w-]+ [\w-]+|\bas [\w-]+ as an? [\w-]+"
    prose = of_kind(*PROSE)
    assert twice((words_met.lower(), key) for key, words_met in found(likeness, prose)) == {}


# ---- labels and closed options --------------------------------------------------------------
def test_labels_begin_with_what_one_does() -> None:
    first = {text.split()[0] for text in of_kind("label").values()}
    nouns = {"The", "A", "An", "Your", "His", "Her", "With", "By", "You", "Yes", "No", "To"}
    assert first & nouns == set()
    assert all(re.fullmatch(r"[A-Z][a-z]+", one) for one in first)
    infinitive = r"\w*[aei]r(?:se|te|me|le|la|lo|les|las|los)?"
    spanish = of_kind("label", language="es").values()
    assert [one for one in spanish if not re.fullmatch(infinitive, one.split()[0])] == []


def test_labels_do_not_say_what_comes_of_it() -> None:
    outcome = r"\b(?:gain|lose|receive|success|fail|unlock|heal|wound|shilling|flag|die|dice)\w*\b"
    paid = {"counting_house.D.D1.label"}  # a price is what is done
    assert [key for key, _ in found(outcome, of_kind("label")) if key not in paid] == []


def test_no_two_labels_of_an_entry_are_alike() -> None:
    for language in LANGUAGES:
        labels = of_kind("label", language=language).items()
        assert twice((f"{key.rsplit('.', 2)[0]}: {text}", key) for key, text in labels) == {}


def test_closed_options_say_so_and_name_nothing_unseen() -> None:
    closed = of_kind("closed")
    needy = [(key, option) for key, option in options() if option.needs is not None]
    assert [key for key, _ in needy if f"{key}.closed" not in closed] == []
    titles = [
        *(card.name for card in pack().cards.values()),
        *(card.name for card in pack().adversaries.values()),
        *(content.journal.title for content in pack().maps.values()),
        *(ending.title for ending in pack().endings.values()),
    ]
    spoken = [re.escape(title) for title in titles]
    assert found(rf"\b(?:{'|'.join(spoken)})\b", closed) == []


# ---- every entry changes something ------------------------------------------------------------
def test_every_entry_changes_something() -> None:
    idle = {
        f"{place}.{paragraph.id}"
        for place, content in pack().maps.items()
        for paragraph in content.journal.paragraph
        if not paragraph.effects and not paragraph.options
    }
    assert idle == set(KNOWN_AFTER)


def test_every_letter_has_more_than_one_thing_to_do() -> None:
    lonely = [
        f"{place}.{letter}"
        for place, content in pack().maps.items()
        for letter in content.letters.values()
        if len(content.paragraphs[letter].options) < 2
    ]
    assert lonely == ["thole.F"]  # nine coats, and one thing to be done about them


# ---- the translation ----------------------------------------------------------------------------
def test_both_languages_have_the_same_texts() -> None:
    assert texts("es").keys() == texts("en").keys()


def test_the_translation_is_one() -> None:
    same = {key for key, text in texts().items() if texts("es")[key] == text}
    assert {key for key in same if not key.endswith((".name", ".title"))} == set()


def test_both_languages_give_the_same_figures() -> None:
    figures = r"\d+(?:[.,]\d+)?"
    for key, text in texts().items():
        there = texts("es")[key]
        assert sorted(re.findall(figures, there)) == sorted(re.findall(figures, text)), key


def test_the_translation_uses_its_own_signs() -> None:
    for key, text in texts("es").items():
        assert not re.search(r"[“”\"]|  |\.\.\.|—\s*$", text), key
        assert text.count("¿") == text.count("?"), key
        assert text.count("¡") == text.count("!") == 0, key
