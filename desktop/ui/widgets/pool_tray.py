"""The tray of a game that adds its dice up: up to nine a row, what is needed, the sum."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import Signal

from desktop.ui.widgets.dice_tray import DiceTray, TrayView
from desktop.ui.widgets.tray_rows import DieView


class Possible(msgspec.Struct, frozen=True):
    """Dice that may be added: dotted places with a +. `id` is the pool's part that adds them."""

    id: str
    name: str
    dice: int = 1


class EarlierThrow(msgspec.Struct, frozen=True):
    """A throw of before: its dice, small, and what it came to; `strong` for the last success."""

    dice: tuple[DieView, ...]
    told: str
    strong: bool = False


class PoolTrayView(TrayView, frozen=True):
    """What lies in the tray besides: before the throw empty dice and what is needed, then the sum.

    `ready` dice lie without pips before the throw; `possible` ones are dotted. `ahead` is said at
    the left below them ("90 % as it is"), `offer` at the right. `lit` dice are ringed (the sixes
    of a Fear Check). `throws` replace `earlier`.
    """

    ready: int = 0
    possible: tuple[Possible, ...] = ()
    needs: str = ""  # the figure alone: "17"
    total: str = ""  # the sum after the throw
    passed: bool | None = None
    ahead: str = ""
    offer: str = ""
    lit: tuple[int, ...] = ()
    throws: tuple[EarlierThrow, ...] = ()


class PoolTray(DiceTray):
    """Shows throws that are added up; `added` tells the part whose dotted die was pressed."""

    added = Signal(str)
