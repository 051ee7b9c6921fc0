"""The calendar in words: names, narrator, labels, reasons, today, rules, hints, recap, diary."""
