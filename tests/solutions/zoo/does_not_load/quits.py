import sys


def chance(dice):
    return sum(dice)


def main(arguments):
    if len(arguments) < 2:
        print("usage: quits.py DICE")
        sys.exit("no dice given")


main(sys.argv)
