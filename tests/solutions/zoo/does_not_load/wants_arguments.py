import argparse


def chance(dice):
    return sum(dice)


parser = argparse.ArgumentParser()
parser.add_argument("dice", nargs="+", type=int)
print(chance(parser.parse_args().dice))
