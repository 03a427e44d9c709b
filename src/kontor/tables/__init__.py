"""Playing together: who sits where, what was played, what may be taken back."""
