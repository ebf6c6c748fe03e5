# all the scoring is in here
# category: see the card on the wall


def score(dice, category):
    pts = -1
    bOk = 0
    cnt = {"total": 0, "kinds": 0, "twos": 0, "threes": 0, "first": 0, 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0}
    for x in dice:
        if cnt["first"] == 0:
            cnt["first"] = x
        cnt[x] += 1
        cnt["total"] += x
    for x in range(1, 7):
        if cnt[x] > 0:
            cnt["kinds"] += 1
        if cnt[x] == 2:
            cnt["twos"] = x
        if cnt[x] == 3:
            cnt["threes"] = x

    # upper half
    if category == "ones":
        pts = cnt[1]
    elif category == "twos":
        pts = 2 * cnt[2]
    elif category == "threes":
        pts = 3 * cnt[3]
    elif category == "fours":
        pts = 4 * cnt[4]
    elif category == "fives":
        pts = 5 * cnt[5]
    elif category == "sixes":
        pts = 6 * cnt[6]
    else:
        # lower half
        if category == "pair":
            x = 6
            while x > 0 and bOk == 0:
                if cnt[x] >= 2:
                    bOk = 1
                    pts = x * 2
                x -= 1
        elif category == "two pairs":
            first = 0
            for x in range(1, 7):
                if cnt[x] >= 2:
                    if first == 0:
                        first = x
                    else:
                        bOk = 1
                        pts = (first + x) * 2
            if bOk == 0:
                pts = 0
        elif category == "three of a kind":
            for x in range(1, 7):
                if cnt[x] == 3 or cnt[x] == 4 or cnt[x] == 5:
                    bOk = 1
                    pts = x * 3
        elif category == "four of a kind":
            for x in range(1, 7):
                if cnt[x] >= 3:
                    if cnt[x] != 3:
                        # 4 or 5
                        bOk = 1
                        pts = x * 4
                    else:
                        pts = 0
        else:
            if category == "small straight" or category == "large straight":
                run = 0
                longest = 0
                for x in range(1, 7):
                    if cnt[x] > 0:
                        run += 1
                        if run > longest:
                            longest = run
                    else:
                        run = 0
                if category == "small straight":
                    if longest >= 4:
                        bOk = 1
                        pts = 30
                else:
                    # longest not needed, no two alike
                    if cnt["kinds"] == 5:
                        bOk = 1
                        pts = 40
            elif category == "full house":
                if cnt["threes"] != 0:
                    if cnt["twos"] != 0:
                        bOk = 1
                        pts = 25
                    else:
                        bOk = 0
            elif category == "chance":
                pts = cnt["total"]
            elif category == "yatzy":
                # five times the same
                if cnt["total"] == 5 * cnt["first"]:
                    pts = 50
                else:
                    pts = 0

    if pts == -1:
        return 0
    return pts
