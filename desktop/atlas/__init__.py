"""Zone maps: polygons, ways and sight. Knows no game, no window and no files."""
