"""Loads, but nothing in it looks like a category: two names come near to one."""

import random


def roll_dice():
    return [random.randint(1, 6) for _ in range(5)]


def paire(dice):
    return max((2 * die for die in dice if dice.count(die) == 2), default=0)


def two_pear(dice):
    in_pairs = [die for die in dice if dice.count(die) == 2]
    return sum(in_pairs) if len(in_pairs) == 4 else 0


def main():
    dice = roll_dice()
    print(dice, paire(dice), two_pear(dice))


if __name__ == "__main__":
    main()
