"""Whether anybody can learn from when, whether and how the box acts what he should not know (README, Secrecy)."""
