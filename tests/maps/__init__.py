"""The adventures that ship: their prose, their promises."""
