"""What the shelf says of saves and packs: slips of plain words, made without reading them whole."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QCoreApplication

from desktop.rules.kernel.errors import Problem
from desktop.store.glance import Glance
from desktop.ui.widgets.paper_button import Slip
from desktop.words.language import NATIVE

if TYPE_CHECKING:
    from desktop.store.playthroughs import Playthrough

EMBLEM = "map"  # packs are of Aventura Z


class Lying(msgspec.Struct, frozen=True):
    """A pack on the shelf. `problems` are errors found so far; `own` ones may be removed."""

    path: Path
    glance: Glance | None
    own: bool = False
    problems: tuple[Problem, ...] = ()

    @property
    def title(self) -> str:
        """What stands on it; its file's name where that cannot be read."""
        return self.glance.title if self.glance is not None else self.path.stem

    @property
    def sound(self) -> bool:
        """Whether it may be chosen."""
        return self.glance is not None and not self.problems


def promise(pack: Glance) -> str:
    """How long a pack takes and for how many."""
    both = len(pack.players) > 1
    if pack.minutes is None:
        if both:
            return QCoreApplication.translate("Shelf", "For one or two")
        return QCoreApplication.translate("Shelf", "For one")
    if both:
        words = QCoreApplication.translate("Shelf", "{least} to {most} minutes, for one or two")
    else:
        words = QCoreApplication.translate("Shelf", "{least} to {most} minutes, for one")
    return words.format(least=pack.minutes[0], most=pack.minutes[1])


def story_language(pack: Glance, language: str) -> str:
    """The language of a pack's own words where it is not the program's."""
    if pack.language == language or language in pack.languages:
        return ""
    return QCoreApplication.translate("Shelf", "Story: {language}").format(
        language=NATIVE.get(pack.language, pack.language)
    )


def first_slip(pack: Glance, language: str) -> Slip:
    """The card of the first evening."""
    call = QCoreApplication.translate("Shelf", "Start here: {title}").format(title=pack.title)
    sentence = QCoreApplication.translate("Shelf", "One game for one evening, one table.")
    words = [promise(pack), story_language(pack, language)]
    return Slip(str(pack.path), sentence, tuple(filter(None, words)), call, amber=True)


def nothing_slip() -> Slip:
    """The card where there is nothing at all."""
    return Slip(
        "",
        QCoreApplication.translate("Shelf", "No adventure here yet. Drop a pack on this window."),
    )


def go_on_slip(save: Playthrough, packs: Mapping[str, Lying]) -> Slip:
    """The card of the game that was played last."""
    lines = tuple(filter(None, (save.sentence, _newer_line(save, packs))))
    call = QCoreApplication.translate("Shelf", "Go on")
    return Slip(str(save.path), save.title, lines, call, amber=True)


def _newer_line(save: Playthrough, packs: Mapping[str, Lying]) -> str:
    newer = newer_pack(save, packs)
    if newer is None or newer.glance is None:
        return ""
    text = QCoreApplication.translate(
        "Shelf", "Version {version} of this adventure has come; moving to it is up to you."
    )
    return text.format(version=newer.glance.version)


def pack_slip(pack: Lying, language: str) -> Slip:
    """An adventure; a broken one says how many things are wrong with it."""
    name = str(pack.path)
    if not pack.sound or pack.glance is None:
        count = max(1, len(pack.problems))
        words = QCoreApplication.translate("Shelf", "%n problem(s)", None, count)
        look = QCoreApplication.translate("Shelf", "Look at them")
        return Slip(name, pack.title, (words,), look, quiet=True, emblem=EMBLEM)
    kind = QCoreApplication.translate("Shelf", "Aventura Z: a story on drawn maps")
    lines = (kind, promise(pack.glance), story_language(pack.glance, language))
    new = QCoreApplication.translate("Shelf", "New")
    return Slip(name, pack.title, tuple(filter(None, lines)), new, emblem=EMBLEM)


def save_slip(save: Playthrough, packs: Mapping[str, Lying]) -> Slip:
    """A game begun earlier, or what is wrong with it."""
    if save.newer:
        words = QCoreApplication.translate("Shelf", "Made by a newer Solitarium; left untouched.")
    elif save.problem is not None:
        words = QCoreApplication.translate("Shelf", "Damaged. Look at what is kept.")
    else:
        words = save.sentence
    lines = tuple(filter(None, (words, _newer_line(save, packs))))
    return Slip(str(save.path), save.title, lines, quiet=save.problem is not None)


def finished_slip(save: Playthrough) -> Slip:
    """A game that reached an ending."""
    about = QCoreApplication.translate("Shelf", "Finished.")
    return Slip(str(save.path), save.title, (save.sentence,) if save.sentence else (), about=about)


def newer_pack(save: Playthrough, packs: Mapping[str, Lying]) -> Lying | None:
    """A sound pack of the same adventure with a higher version than the save's own copy."""
    if save.header is None or save.header.ending is not None:
        return None
    content = save.header.content
    better = [
        one
        for one in packs.values()
        if one.sound
        and one.glance is not None
        and one.glance.id == content.id
        and _number(one.glance.version) > _number(content.version)
    ]
    return max(better, key=_of_pack, default=None)


def _of_pack(pack: Lying) -> tuple[int, ...]:
    return _number(pack.glance.version) if pack.glance is not None else ()


def _number(version: str) -> tuple[int, ...]:
    """A version's numbers, for comparing; anything else counts as nothing."""
    parts = version.replace("-", ".").split(".")
    return tuple(int(part) for part in parts if part.isdecimal() and len(part) < 10)
