"""The Village: public trades with powers of their own, whatever card their owner holds (rules.md 5.6)."""
