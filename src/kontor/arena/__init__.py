"""Bots against bots: many games with fair seats, and what they say about who is better.

A `Match` (`match`) is everything that fixes its games; `schedule` says who sits where in each of them, `playing` plays
them, `crew` and `cluster` do so on many cores or machines, `journal` keeps the finished ones, `standings` sums them up,
and `result` and `chart` write that down.
"""
