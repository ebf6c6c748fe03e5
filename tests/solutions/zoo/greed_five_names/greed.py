def calculate_greed_score(die1=0, die2=0, die3=0, die4=0, die5=0):
    dice = [die1, die2, die3, die4, die5]
    points = 0
    for face in range(1, 7):
        triples, singles = divmod(dice.count(face), 3)
        points += triples * (1000 if face == 1 else face * 100)
        points += singles * {1: 100, 5: 50}.get(face, 0)
    return points
