"""Tests of zone maps, sight and ways."""
