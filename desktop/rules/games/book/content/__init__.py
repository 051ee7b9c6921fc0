"""The tables of the game: wares, Encounters and stories; their shape, reading and checks."""
