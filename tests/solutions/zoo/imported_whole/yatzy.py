from rules import *

if __name__ == "__main__":
    print(pair([1, 1, 2, 3, 4]))
