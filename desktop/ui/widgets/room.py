"""How large a screen may be drawn in a window: as large as asked for, as long as it stays whole."""

import msgspec
from PySide6.QtCore import QSize

from desktop.ui.theme import Look

_STEP = 0.05
_LEAST = 0.75


def within(look: Look, size: QSize, least: tuple[int, int]) -> Look:
    """The look with its zoom lowered until `least` (units wide and high) fits into a size."""
    most = min(size.width() / least[0], size.height() / least[1])
    steps = int(most / _STEP + 1e-6) * _STEP
    zoom = min(look.zoom, max(_LEAST, steps))
    return look if zoom == look.zoom else msgspec.structs.replace(look, zoom=zoom)
