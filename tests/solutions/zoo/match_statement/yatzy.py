def score(category: str, *dice: int) -> int:
    counts = sorted((dice.count(face) for face in set(dice)), reverse=True)
    match category, counts:
        case "Ones" | "Twos" | "Threes" | "Fours" | "Fives" | "Sixes", _:
            face = ["Ones", "Twos", "Threes", "Fours", "Fives", "Sixes"].index(category) + 1
            return face * dice.count(face)
        case "Chance", _:
            return sum(dice)
        case "Yatzy", [5]:
            return 50
        case "Pair", [2 | 3 | 4 | 5, *_]:
            return 2 * max(face for face in dice if dice.count(face) >= 2)
        case "TwoPairs", [2 | 3, 2, *_]:
            return 2 * sum({face for face in dice if dice.count(face) >= 2})
        case "ThreeOfAKind", [3 | 4 | 5, *_]:
            return 3 * next(face for face in dice if dice.count(face) >= 3)
        case "FourOfAKind", [4 | 5, *_]:
            return 4 * next(face for face in dice if dice.count(face) >= 4)
        case "SmallStraight", [1, 1, 1, 1, 1] if 6 not in dice:
            return 15
        case "LargeStraight", [1, 1, 1, 1, 1] if 1 not in dice:
            return 20
        case "FullHouse", [3, 2]:
            return sum(dice)
        case "Yatzy" | "Pair" | "TwoPairs" | "ThreeOfAKind" | "FourOfAKind", _:
            return 0
        case "SmallStraight" | "LargeStraight" | "FullHouse", _:
            return 0
        case _:
            raise ValueError(f"{category} is no category")
