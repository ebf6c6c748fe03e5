#include <stdio.h>
#include <rules.h>

/* Points by number of category. Everything is sorted first, then it is easy. */

void sort(int hand[DICE])
{
    int i, j, keep;
    for (i = 0; i < DICE; i++)
        for (j = i + 1; j < DICE; j++)
            if (hand[j] < hand[i]) {
                keep = hand[i];
                hand[i] = hand[j];
                hand[j] = keep;
            }
}

int add(int hand[], int from, int to)
{
    int i, sum = 0;
    for (i = from; i < to; i++)
        sum += hand[i];
    return sum;
}

int same(int hand[], int many)
{
    int i;
    for (i = DICE - many; i >= 0; i--)
        if (hand[i] == hand[i + many - 1])
            return add(hand, i, i + many);
    return 0;
}

int points(int category, int hand[DICE])
{
    int i, sum = 0;
    sort(hand);
    if (category >= ONES && category <= SIXES) {
        for (i = 0; i < DICE; i++)
            if (hand[i] == category)
                sum += category;
    } else if (category == PAIR) {
        sum = same(hand, 2);
    } else if (category == TWO_PAIRS) {
        if (hand[1] != hand[3])
            for (i = 0; i < DICE - 1; i++)
                if (hand[i] == hand[i + 1] && (i == 0 || hand[i] != hand[i - 1]))
                    sum += 2 * hand[i] + 1000;
        sum = sum > 2000 ? sum - 2000 : 0;
    } else if (category == THREE_KIND) {
        sum = same(hand, 3);
    } else if (category == FOUR_KIND) {
        sum = same(hand, 4);
    } else if (category == SMALL) {
        for (i = 0; i < DICE && hand[i] == i + 1; i++)
            ;
        sum = i == DICE ? 15 : 0;
    } else if (category == LARGE) {
        for (i = 0; i < DICE && hand[i] == i + 2; i++)
            ;
        sum = i == DICE ? 20 : 0;
    } else if (category == HOUSE) {
        if (hand[0] == hand[1] && hand[3] == hand[4] && hand[0] != hand[4])
            if (hand[2] == hand[1] || hand[2] == hand[3])
                sum = add(hand, 0, DICE);
    } else if (category == CHANCE) {
        sum = add(hand, 0, DICE);
    } else if (category == YATZY) {
        sum = hand[0] == hand[4] ? 50 : 0;
    } else {
        printf("There is no category %d\n", category);
    }
    return sum;
}
