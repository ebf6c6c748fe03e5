# score(dice, category) - returns the points
#
# 14.3.  first version
# 2.4.   straights
# 9.9.   sorted() removed, was too slow
# new categories go at the end, do not change the order


def score(dice, category):
    result = 0
    done = False
    found = 0
    found2 = 0
    # 0 = sum, 1-6 = how many of each, 7 = different ones, 8 = most of one
    info = {0: 0, 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0}
    for d in dice:
        info[0] = info[0] + d
        if info[d] == 0:
            info[7] = info[7] + 1
        info[d] = info[d] + 1
        if info[d] > info[8]:
            info[8] = info[d]

    if category == "chance":
        result = info[0]
        done = True
    elif category == "yatzy":
        if info[8] == 5:
            result = 50
        done = True
    elif category == "ones":
        result = info[1]
        done = True
    elif category == "twos":
        result = info[2] * 2
        done = True
    elif category == "threes":
        result = info[3] * 3
        done = True
    elif category == "fours":
        result = info[4] * 4
        done = True
    elif category == "fives":
        result = info[5] * 5
        done = True
    elif category == "sixes":
        result = info[6] * 6
        done = True

    if not done:
        if category == "pair":
            # start with the ones, they are the most frequent
            for i in range(6, 0, -1):
                if found == 0:
                    if info[i] >= 2:
                        found = i
            if found > 0:
                result = found * 2
                done = True
        elif category == "two pairs":
            for i in range(1, 7):
                if info[i] >= 2:
                    if found == 0:
                        found = i
                    else:
                        found2 = i
            if info[7] == 3:
                # 2 + 2 + 1
                if info[8] == 2:
                    for i in range(1, 7):
                        if info[i] == 1:
                            result = info[0] - i
                            done = True
            else:
                if info[7] == 2:
                    # full house, one too many
                    if info[8] == 3:
                        if info[found] == 3:
                            result = info[0] - found
                        else:
                            result = info[0] - found2
                        done = True
        elif category == "three of a kind":
            if info[8] >= 3:
                for i in range(1, 7):
                    if info[i] >= 3:
                        result = 3 * i
                done = True
        elif category == "four of a kind":
            if info[8] >= 3:
                for i in range(1, 7):
                    if info[i] >= 4:
                        result = 4 * i
                done = True
        elif category == "small straight":
            # 1 + 2 + 3 + 4 + 5 = 15
            if info[8] == 1:
                if info[0] == 15:
                    result = 15
                    done = True
        elif category == "large straight":
            if info[8] == 1:
                if info[0] == 20:
                    result = 20
                    done = True
        elif category == "full house":
            # 3 + 2
            if info[7] == 2:
                if info[8] != 4:
                    result = info[0]
                    done = True
                else:
                    # bonus house, not played any more
                    done = False

    if done == False:
        result = 0
    return result
