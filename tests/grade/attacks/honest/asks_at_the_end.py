"""Asks for a roll where it is run by itself."""

# @RIGHT@


def score(dice, category):
    return _right(dice, category)


if __name__ == "__main__":
    print(score([int(word) for word in input("dice? ").split()], "chance"))
