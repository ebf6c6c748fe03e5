COUNT = int(input("How many players? "))
PLAYERS = [f"Player {number}" for number in range(1, COUNT + 1)]
