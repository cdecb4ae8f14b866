"""JSON in and out: what everything outside Python speaks. docs/format.md describes it."""
