"""Counting dice: the smallest game that fills the form."""

from tests.toy.counting import GAME as GAME
