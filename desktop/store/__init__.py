"""Files: saves, backups, packs, settings; no Qt."""
