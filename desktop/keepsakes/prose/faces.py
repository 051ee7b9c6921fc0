"""The faces that files to be read are set in, as they are embedded."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from desktop.keepsakes.manuscript import Section
from desktop.keepsakes.prose.blocks import styles_used
from desktop.paths import shipped

READING, CAPITALS, HAND = "EB Garamond", "EB Garamond SC", "Kalam"


class FaceFile(msgspec.Struct, frozen=True):
    """One font file and what CSS calls it."""

    file: str
    family: str
    weight: int = 400
    slanted: bool = False

    def bytes(self) -> bytes:
        """The file."""
        return shipped("assets", "fonts", self.file).read_bytes()

    def rule(self, address: str) -> str:
        """The rule that says where it is."""
        slant = "italic" if self.slanted else "normal"
        return (
            f'@font-face {{ font-family: "{self.family}"; font-weight: {self.weight}; '
            f'font-style: {slant}; src: url({address}) format("truetype"); }}\n'
        )


_TEXT = (
    FaceFile("EBGaramond-Regular.ttf", READING),
    FaceFile("EBGaramond-Italic.ttf", READING, slanted=True),
    FaceFile("EBGaramond-SemiBold.ttf", READING, 600),
    FaceFile("EBGaramondSC-Regular.ttf", CAPITALS),
)


def faces(sections: Sequence[Section]) -> tuple[FaceFile, ...]:
    """The faces of a text; the hand only where the player wrote something."""
    if "note" in styles_used(sections):
        return (*_TEXT, FaceFile("Kalam-Regular.ttf", HAND))
    return _TEXT
