def how_much_is_it_worth(dice):
    worth = 0
    for face in range(1, 7):
        count = dice.count(face)
        if count >= 3:
            worth += 1000 if face == 1 else face * 100
            count -= 3
        if face == 1:
            worth += count * 100
        elif face == 5:
            worth += count * 50
    return worth
