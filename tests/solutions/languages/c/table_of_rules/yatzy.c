#include <ctype.h>
#include <stddef.h>
#include <string.h>
#include <strings.h>

typedef int roll_t[5];

typedef struct rule {
    const char *name;
    int (*points)(const roll_t roll, int argument);
    int argument;
} rule_t;

static int count(const roll_t roll, int face)
{
    int n = 0;
    for (const int *die = roll; die < roll + 5; ++die)
        n += *die == face;
    return n;
}

static int all(const roll_t roll, int unused)
{
    (void)unused;
    return roll[0] + roll[1] + roll[2] + roll[3] + roll[4];
}

static int face(const roll_t roll, int face) { return face * count(roll, face); }

static int alike(const roll_t roll, int times)
{
    for (int face = 6; face; --face)
        if (count(roll, face) >= times)
            return face * times;
    return 0;
}

static int row(const roll_t roll, int from)
{
    const int points = 5 * from + 10;
    return alike(roll, 2) == 0 && all(roll, 0) == points ? points : 0;
}

static int pairs(const roll_t roll, int number)
{
    int sum = 0;
    for (int face = 6; face && number; --face)
        if (count(roll, face) > 1)
            sum += 2 * face, --number;
    return number ? 0 : sum;
}

static int house(const roll_t roll, int unused)
{
    return alike(roll, 3) && pairs(roll, 2) ? all(roll, unused) : 0;
}

static int yatzy(const roll_t roll, int points) { return alike(roll, 5) ? points : 0; }

static const rule_t rules[] = {
    {"Ones", face, 1}, {"Twos", face, 2}, {"Threes", face, 3},
    {"Fours", face, 4}, {"Fives", face, 5}, {"Sixes", face, 6},
    {"Pair", pairs, 1}, {"Two Pairs", pairs, 2},
    {"Three of a Kind", alike, 3}, {"Four of a Kind", alike, 4},
    {"Small Straight", row, 1}, {"Large Straight", row, 2},
    {"Full House", house, 0}, {"Chance", all, 0}, {"Yatzy", yatzy, 50},
};

/* -1 for a category that isn't known. */
int score(const roll_t roll, const char *name)
{
    for (size_t i = 0; i < sizeof rules / sizeof *rules; ++i)
        if (strcmp(rules[i].name, name) == 0)
            return rules[i].points(roll, rules[i].argument);
    return -1;
}
