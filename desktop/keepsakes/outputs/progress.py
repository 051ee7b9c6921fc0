"""How far long work has come."""

from __future__ import annotations

import msgspec


class Progress(msgspec.Struct, frozen=True):
    """So many steps done of so many."""

    done: int
    total: int
