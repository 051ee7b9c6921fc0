"""A text as one HTML file: whole, sound, with nothing fetched and nothing running."""

import re
from html.parser import HTMLParser

import pytest
from msgspec.structs import replace

from desktop.drawing.prose import plain
from desktop.keepsakes.manuscript import Manuscript, Para, Section
from desktop.keepsakes.prose.apostrophes import printed
from desktop.keepsakes.prose.drawn import ahead
from desktop.keepsakes.prose.html import html
from desktop.keepsakes.wish import Wish
from tests.keepsakes.games.test_book_manuscript import FINISHED, book
from tests.keepsakes.prose import manuscripts

VOID = {"meta", "br", "hr", "img"}
MOST = 2_500_000


class Read(HTMLParser):
    """Everything in a file: tags, attributes, text; that each tag is closed in its place."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str]] = []
        self.text: list[str] = []
        self._open: list[str] = []
        self.feed(text)
        self.close()
        assert self._open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += [(name, value or "") for name, value in attrs]
        if tag not in VOID:
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += [(name, value or "") for name, value in attrs]

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)

    def all(self, name: str) -> list[str]:
        return [value for attribute, value in self.attributes if attribute == name]


_made: dict[str, str] = {}


def made(manuscript: Manuscript) -> str:
    """The file of a manuscript, written once."""
    if manuscript.id not in _made:
        _made[manuscript.id] = html(manuscript, Wish())
    return _made[manuscript.id]


ALL = {
    "empty": manuscripts.empty(),
    "hostile": manuscripts.hostile(),
    "long": manuscripts.long(),
    "finished": book(FINISHED),
}


@pytest.mark.parametrize("manuscript", ALL.values(), ids=ALL)
def test_it_is_sound_and_nothing_is_fetched_or_runs(manuscript: Manuscript) -> None:
    text = made(manuscript)
    found = Read(text)
    assert len(text.encode()) < MOST
    assert not {"script", "iframe", "link", "object", "embed", "img"} & set(found.tags)
    assert all(value.startswith("#") for value in found.all("href"))
    assert not found.all("src")
    assert not [name for name, _ in found.attributes if name.startswith("on")]
    assert all(
        one.startswith("data:font/ttf;base64,") for one in re.findall(r"url\(([^#)]+)", text)
    )
    assert "@import" not in text


@pytest.mark.parametrize("manuscript", ALL.values(), ids=ALL)
def test_names_are_given_once_and_every_reference_has_its_aim(manuscript: Manuscript) -> None:
    text = made(manuscript)
    found = Read(text)
    named = found.all("id")
    assert len(set(named)) == len(named)
    assert {value[1:] for value in found.all("href")} <= set(named)
    drawings = re.sub(r"<style>.*?</style>", "", text, flags=re.DOTALL)
    assert set(re.findall(r"url\(#([^)]+)\)", drawings)) <= set(named)


def test_every_text_is_in_it_as_text() -> None:
    found = Read(made(manuscripts.hostile()))
    whole = "".join(found.text)
    sound = "".join(sign for sign in manuscripts.BAD if sign.isprintable() or sign == "\u202e")
    assert whole.count(sound) > 50


def test_it_says_its_language_its_title_and_who_made_it() -> None:
    text = html(manuscripts.long(3), Wish())
    assert text.startswith('<!DOCTYPE html>\n<html lang="es">')
    assert "<title>Las páginas</title>" in text
    assert text.index('<meta name="generator" content="Solitarium') < 8000


def test_the_contents_lead_to_every_section() -> None:
    manuscript = book(FINISHED)
    text = made(manuscript)
    for number, section in enumerate(manuscript.sections, 1):
        assert f'<a href="#s{number}">' in text
        assert f'<section class="{section.kind}" id="s{number}"' in text


def test_the_hand_is_there_only_where_somebody_wrote() -> None:
    assert 'font-family: "Kalam"' in made(book(FINISHED))
    assert 'font-family: "Kalam"' not in html(manuscripts.long(1), Wish())


def test_plates_are_drawn_in_it_without_colours_if_so_wished() -> None:
    text = made(book(FINISHED))
    assert text.count("<svg ") == 2
    assert "#b3261e" in text
    assert "#b3261e" not in html(book(FINISHED), Wish(grey=True))


def test_apostrophes_are_printed_but_the_players_line_is_as_it_was_written() -> None:
    told = Section(
        "chapter", "The Maker's 'Box'", (Para(plain("It's 'so'.")), Para(plain("It's."), "note"))
    )
    found = printed(replace(manuscripts.long(1), sections=(told,))).sections[0]
    assert found.title == "The Maker\u2019s 'Box\u2019"
    assert [para.runs[0].text for para in found.blocks if isinstance(para, Para)] == [
        "It\u2019s 'so\u2019.",
        "It's.",
    ]


def test_lines_of_a_verse_are_lines() -> None:
    verse = Section("back", "Song", (Para(plain("One\nTwo\r\nThree"), "verse"),))
    text = html(replace(manuscripts.long(1), sections=(verse,)), Wish())
    assert re.findall(r'<span class="line">(.*?)</span>', text) == ["One", "Two", "Three"]


def test_only_a_long_paragraph_has_an_initial() -> None:
    for words, marked in ((5, 0), (60, 1)):
        told = Section("chapter", "Long", (Para(plain("word " * words)), Para(plain("word " * 60))))
        text = html(replace(manuscripts.long(1), sections=(told,)), Wish())
        assert text.count('class="text first"') == marked


def test_plates_may_be_drawn_ahead_step_by_step() -> None:
    manuscript, steps = manuscripts.hostile(), []
    work = ahead(manuscript, Wish())
    while True:
        try:
            steps.append(next(work))
        except StopIteration as done:
            drawn = done.value
            break
    assert [step.done for step in steps] == list(range(13))
    assert {step.total for step in steps} == {13}
    assert html(manuscript, Wish(), drawn) == made(manuscript)
