"""From drawings to sheets: true size or scaled, tiles, cut marks, folded booklets."""
