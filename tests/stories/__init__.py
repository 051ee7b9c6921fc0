"""Whole games told as text: seed and choices in `.jsonl`, the approved story in `.txt`."""
