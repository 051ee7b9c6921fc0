"""Tests of the widgets that every game may use."""
