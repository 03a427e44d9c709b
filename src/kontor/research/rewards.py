"""What a finished game is worth to each seat."""


def rewards(ranks: list[int]) -> list[float]:
    """1 for the winner and -1 shared by the others; several winners share the 1. The sum is zero, also when all win.

    Whoever plays alone gets 1 or loses 1: the automatic rival is no seat.
    """
    if len(ranks) == 1:
        return [1.0 if ranks[0] == 1 else -1.0]
    winners = ranks.count(1)
    losers = len(ranks) - winners
    if losers == 0:
        return [0.0] * len(ranks)
    return [1 / winners if rank == 1 else -1 / losers for rank in ranks]
