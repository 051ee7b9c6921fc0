"""The chapters of a campaign's diary while they are written: paragraphs, texts, notes, pictures."""

from typing import Literal

import msgspec

from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura.state import Source
from desktop.words.aventura import told_story
from desktop.words.aventura.campaign.scene import Scene
from desktop.words.aventura.campaign.told import Teller
from desktop.words.aventura.names import Names
from desktop.words.markup import Piece, paragraphs
from desktop.words.telling import Passage, Wordings, pieces, plain

_PICTURES = 5
"""So many small pictures stand in a chapter at most."""


class Sight(msgspec.Struct, frozen=True):
    """A small picture: of a card that was found, or of the adversary that a fight began with."""

    kind: Literal["card", "adversary"]
    number: int
    caption: str


Block = Passage | Sight


class Chapter(msgspec.Struct, frozen=True):
    """One visit of a map; `visit` counts from 0. `until` is the Clock when it was left."""

    visit: int
    map: str
    until: int
    turns: int
    blocks: tuple[Block, ...]


class Book:
    """What is written so far."""

    def __init__(self, names: Names, wordings: Wordings, *, remembers: bool) -> None:
        """Begin with an empty page, before the first map."""
        self.names = names
        self.scene = Scene(names, remembers=remembers)
        self.teller = Teller(self.scene, wordings)
        self.before: tuple[Block, ...] | None = None
        self.chapters: list[Chapter] = []
        self.clock = 1
        self._visits = 0
        self._blocks: list[Block] = []
        self._read: set[tuple[str, str]] = set()
        self._seen: set[tuple[str, int]] = set()

    def paragraph(self) -> None:
        """What was told so far is a paragraph."""
        if self.teller.sentences:
            self._blocks.append(Passage("text", pieces(" ".join(self.teller.sentences))))
            self.teller.sentences.clear()

    def note(self, text: str) -> None:
        """What the player wrote here in pencil."""
        if text.strip():
            self.paragraph()
            self._blocks.append(Passage("note", (Piece("plain", plain(text)),)))

    def quote(self, mood: str, text: str, title: str = "") -> None:
        """A text of the pack, once."""
        if (mood, text) in self._read or not (mood or text):
            return
        self._read.add((mood, text))
        self.paragraph()
        head: tuple[Piece, ...] = (Piece("strong", f"{title}. "),) if title else ()
        for row in paragraphs(mood):
            self._blocks.append(Passage("mood", (*head, *row)))
            head = ()
        for row in paragraphs(text):
            self._blocks.append(Passage("quote", (*head, *row)))
            head = ()

    def opened(self, source: Source) -> None:
        """An entry is read; its title where that says more than the place."""
        found = told_story.read(self.names, source)
        titles = {self.names.zone_title(self.scene.place, zone) for zone in self._zones()}
        self.quote(found.mood, found.text, "" if found.title in titles else found.title)

    def known(self, source: Source) -> bool:
        """Whether what there is to read at a source stands here already."""
        found = told_story.read(self.names, source)
        return (found.mood, found.text) in self._read

    def _zones(self) -> tuple[str, ...]:
        content = self.names.pack.maps.get(self.scene.place)
        return tuple(content.drawing.zones) if content is not None else ()

    def failed(self, event: e.TestFailed) -> None:
        """What a failure gives to read; the Test itself was told with its dice."""
        if event.source is not None and event.text is not None:
            self.quote("", told_story.failure(self.names, event.source, event.text))

    def picture(self, kind: Literal["card", "adversary"], number: int) -> None:
        """A small picture of what comes into the story, the first time."""
        shown = sum(isinstance(block, Sight) for block in self._blocks)
        if (kind, number) in self._seen or shown >= _PICTURES:
            return
        self._seen.add((kind, number))
        self.paragraph()
        self._blocks.append(Sight(kind, number, self.names.card(number)))

    def found(self, cards: tuple[int, ...]) -> None:
        """Pictures of the first cards that come to somebody on a map."""
        for card in cards:
            if self.before is not None and self.names.pack.cards[card].woodcut:
                self.picture("card", card)

    def close(self) -> None:
        """A chapter, or what stands before the first, is done."""
        blocks = self.taken()
        if self.before is None:
            self.before = blocks
            return
        place, visit = self.scene.place, self._visits
        self._visits += 1
        if place in self.names.pack.maps:  # another version of the content may not have it
            turns = self.names.pack.maps[place].journal.clock.turns
            self.chapters.append(Chapter(visit, place, self.clock, turns, blocks))

    def taken(self) -> tuple[Block, ...]:
        """Everything since the last chapter."""
        self.paragraph()
        blocks, self._blocks = tuple(self._blocks), []
        return blocks
