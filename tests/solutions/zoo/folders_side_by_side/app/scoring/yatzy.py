from app.model.hand import Hand


def chance(hand: Hand) -> int:
    return hand.total()


def yatzy(hand: Hand) -> int:
    return 50 if hand.shape() == [5] else 0


def ones(hand: Hand) -> int:
    return hand.count(1)


def sixes(hand: Hand) -> int:
    return 6 * hand.count(6)


def full_house(hand: Hand) -> int:
    return hand.total() if hand.shape() == [2, 3] else 0
