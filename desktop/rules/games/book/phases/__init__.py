"""The phases of play: setting up, roads, Towns, the six Encounters, endings."""
