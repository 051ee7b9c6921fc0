"""What a save or a pack can be printed as, told by `print --list`."""

from typing import Any

import msgspec
from PySide6.QtCore import QCoreApplication

from desktop.cli.answering import Answer
from desktop.cli.printable import Printable
from desktop.keepsakes.outputs.progress import drained
from desktop.keepsakes.source import Offer
from desktop.keepsakes.wish import Wish


def listed(found: Printable, wish: Wish) -> Answer:
    """Every page with its parts, and how it may come."""
    wish = msgspec.structs.replace(wish, part="")
    pages = [_facts(found, offer, wish) for offer in found.offers()]
    facts = {"kind": found.kind, "game": found.game, "lost": found.lost, "pages": pages}
    lines: list[str] = []
    for page in pages:
        ways = [*page["files"], *_ways(page["booklet"], page["sheets"] or 1)]
        lines.append(f"--page {page['page']}: {page['title']} ({', '.join(ways)})")
        lines += [f"  --part {part['id']}: {part['title']}" for part in page["parts"]]
    return Answer(facts, (*lines, *losses(found)))


def _ways(booklet: bool, sheets: int) -> list[str]:
    """How else it may come than as a file."""
    found: list[str] = []
    if booklet:
        found.append(QCoreApplication.translate("Keepsakes", "booklet"))
    if sheets > 1:
        found.append(QCoreApplication.translate("Keepsakes", "on %n sheet(s)", "", sheets))
    return found


def _facts(found: Printable, offer: Offer, wish: Wish) -> dict[str, Any]:
    """An offer as plain values; of a whole drawing to scale on how many `sheets` it comes."""
    whole = offer.scaled and not offer.parts
    return {
        "page": offer.page,
        "title": offer.title,
        "files": list(offer.files),
        "parts": [{"id": id_, "title": title} for id_, title in offer.parts],
        "scaled": offer.scaled,
        "booklet": offer.booklet,
        "sheets": len(drained(found.making(offer, wish)).leaves) if whole else None,
    }


def losses(found: Printable) -> tuple[str, ...]:
    """What a damaged save has lost, as a line."""
    if not found.lost:
        return ()
    count = found.lost
    return (QCoreApplication.translate("Keepsakes", "damaged: %n step(s) are lost", "", count),)
