"""The Village: public trades with powers of their own, whatever card their owner holds (RULES.md 5.6)."""
