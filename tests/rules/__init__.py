"""Tests of the rules: a room for each game, whose name must not stand at the top (`calendar`)."""
