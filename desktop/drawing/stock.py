"""Where the drawings find the art and fonts that ship beside the code."""

from __future__ import annotations

from pathlib import Path

_ASSETS = Path(__file__).resolve().parents[2] / "assets"


def asset(*parts: str) -> Path:
    """The path of a file under assets/."""
    return _ASSETS.joinpath(*parts)
