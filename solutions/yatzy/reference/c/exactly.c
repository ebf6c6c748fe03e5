/* Yatzy, as Exercise 104 has it: alike means exactly so many, and one too many spoils it. */

#include <string.h>

enum { DICE = 5, FACES = 6 };

static int count(int face, const int dice[])
{
    int times = 0;

    for (int i = 0; i < DICE; i++)
        times += dice[i] == face;
    return times;
}

static int sum_of(int face, const int dice[])
{
    return face * count(face, dice);
}

/* The highest face up to this one that shows exactly so many times, or 0. */
static int face_showing(int times, const int dice[], int face)
{
    while (face > 0 && count(face, dice) != times)
        face--;
    return face;
}

static int alike(int times, const int dice[])
{
    return times * face_showing(times, dice, FACES);
}

static int is_row_from(int first, const int dice[])
{
    for (int face = first; face < first + DICE; face++)
        if (count(face, dice) != 1)
            return 0;
    return 1;
}

static int chance(const int dice[])
{
    int sum = 0;

    for (int i = 0; i < DICE; i++)
        sum += dice[i];
    return sum;
}

static int yatzy(const int dice[])
{
    return count(dice[0], dice) == DICE ? 50 : 0;
}

static int ones(const int dice[]) { return sum_of(1, dice); }
static int twos(const int dice[]) { return sum_of(2, dice); }
static int threes(const int dice[]) { return sum_of(3, dice); }
static int fours(const int dice[]) { return sum_of(4, dice); }
static int fives(const int dice[]) { return sum_of(5, dice); }
static int sixes(const int dice[]) { return sum_of(6, dice); }

static int pair(const int dice[]) { return alike(2, dice); }
static int three_of_a_kind(const int dice[]) { return alike(3, dice); }
static int four_of_a_kind(const int dice[]) { return alike(4, dice); }

static int two_pairs(const int dice[])
{
    int high = face_showing(2, dice, FACES);
    int low = face_showing(2, dice, high - 1);

    return low > 0 ? 2 * (high + low) : 0;
}

static int small_straight(const int dice[]) { return is_row_from(1, dice) ? 15 : 0; }
static int large_straight(const int dice[]) { return is_row_from(2, dice) ? 20 : 0; }

static int full_house(const int dice[])
{
    return alike(3, dice) && alike(2, dice) ? chance(dice) : 0;
}

static const struct {
    const char *name;
    int (*score)(const int dice[]);
} categories[] = {
    {"chance", chance},
    {"yatzy", yatzy},
    {"ones", ones},
    {"twos", twos},
    {"threes", threes},
    {"fours", fours},
    {"fives", fives},
    {"sixes", sixes},
    {"pair", pair},
    {"two pairs", two_pairs},
    {"three of a kind", three_of_a_kind},
    {"four of a kind", four_of_a_kind},
    {"small straight", small_straight},
    {"large straight", large_straight},
    {"full house", full_house},
};

/* The score of a roll in a category; -1 where there is no such category. */
int score(const int dice[5], const char *category)
{
    for (size_t i = 0; i < sizeof categories / sizeof categories[0]; i++)
        if (strcmp(categories[i].name, category) == 0)
            return categories[i].score(dice);
    return -1;
}
