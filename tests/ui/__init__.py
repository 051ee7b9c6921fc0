"""Tests of the Qt widgets."""
