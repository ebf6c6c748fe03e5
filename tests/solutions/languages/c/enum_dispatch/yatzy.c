#include "yatzy.h"

typedef struct {
    int of[7];
    int sum;
} tally_t;

static tally_t tally(const int dice[NUM_DICE])
{
    tally_t t = {{0}, 0};
    for (int i = 0; i < NUM_DICE; i++) {
        t.of[dice[i]]++;
        t.sum += dice[i];
    }
    return t;
}

static int highest(const tally_t *t, int times)
{
    int face = 6;
    while (face > 0 && t->of[face] < times)
        face--;
    return face;
}

static int second_pair(const tally_t *t)
{
    int face = highest(t, 2) - 1;
    while (face > 0 && t->of[face] < 2)
        face--;
    return face > 0 ? face : 0;
}

int score(const int dice[NUM_DICE], enum category category)
{
    const tally_t t = tally(dice);

    switch (category) {
    case CATEGORY_ONES ... CATEGORY_SIXES:
        return (category + 1) * t.of[category + 1];
    case CATEGORY_ONE_PAIR:
        return 2 * highest(&t, 2);
    case CATEGORY_TWO_PAIRS:
        return second_pair(&t) ? 2 * (highest(&t, 2) + second_pair(&t)) : 0;
    case CATEGORY_THREE_OF_A_KIND:
        return 3 * highest(&t, 3);
    case CATEGORY_FOUR_OF_A_KIND:
        return 4 * highest(&t, 4);
    case CATEGORY_SMALL_STRAIGHT:
        return highest(&t, 2) == 0 && t.of[6] == 0 ? 15 : 0;
    case CATEGORY_LARGE_STRAIGHT:
        return highest(&t, 2) == 0 && t.of[1] == 0 ? 20 : 0;
    case CATEGORY_FULL_HOUSE:
        return highest(&t, 3) && second_pair(&t) ? t.sum : 0;
    case CATEGORY_CHANCE:
        return t.sum;
    case CATEGORY_YATZY:
        return highest(&t, 5) ? 50 : 0;
    default:
        return -1;
    }
}
