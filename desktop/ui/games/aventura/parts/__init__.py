"""What this table is made of, beside table, panels and twin."""
