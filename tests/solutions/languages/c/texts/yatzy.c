#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int number_of(const unsigned char *dice, unsigned char face)
{
    int i, n = 0;
    for (i = 0; i < 5; i++)
        if (dice[i] == face)
            n++;
    return n;
}

static int most(const unsigned char *dice, int n)
{
    int face = 6;
    while (face && number_of(dice, face) < n)
        face--;
    return face;
}

int score_throw(char *category, unsigned char *dice)
{
    static const char *names[] = {"ones", "twos", "threes", "fours", "fives", "sixes"};
    int i, sum = 0, high = most(dice, 2), low;

    for (i = 0; i < 6; i++)
        if (strcmp(category, names[i]) == 0)
            return (i + 1) * number_of(dice, i + 1);
    for (i = 0; i < 5; i++)
        sum += dice[i];
    for (low = high - 1; low > 0 && number_of(dice, low) < 2; low--)
        ;
    if (!strcmp(category, "chance")) return sum;
    if (!strcmp(category, "yatzy")) return most(dice, 5) ? 50 : 0;
    if (!strcmp(category, "pair")) return high * 2;
    if (!strcmp(category, "two_pairs")) return low > 0 ? (high + low) * 2 : 0;
    if (!strcmp(category, "three_of_a_kind")) return most(dice, 3) * 3;
    if (!strcmp(category, "four_of_a_kind")) return most(dice, 4) * 4;
    if (!strcmp(category, "small_straight")) return !high && sum == 15 ? 15 : 0;
    if (!strcmp(category, "large_straight")) return !high && sum == 20 ? 20 : 0;
    if (!strcmp(category, "full_house")) return most(dice, 3) && low > 0 ? sum : 0;
    fprintf(stderr, "unknown category: %s\n", category);
    exit(EXIT_FAILURE);
}
