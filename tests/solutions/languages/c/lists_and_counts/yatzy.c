#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define MAX_DICE 5

/* In the first week I thought that n belongs first... */

static int how_many(int n, const int *dice, int face)
{
    int found = 0;
    for (int i = 0; i < n; i++)
        if (dice[i] == face)
            found++;
    return found;
}

int ones(int n, const int *dice) { return how_many(n, dice, 1); }
int twos(int n, const int *dice) { return how_many(n, dice, 2) * 2; }
int threes(int antal, const int terninger[]) { return how_many(antal, terninger, 3) * 3; }

/* ...and in the second that it belongs behind. */

int fours(int *dice, int len) { return how_many(len, dice, 4) * 4; }
int fives(int dice[], size_t length) { return how_many((int)length, dice, 5) * 5; }
int sixes(int dice[MAX_DICE], int number_of_dice) { return how_many(number_of_dice, dice, 6) * 6; }

int chance(int count, int dice[count])
{
    int sum = 0;
    while (count-- > 0)
        sum += dice[count];
    return sum;
}

static int downwards(const void *a, const void *b) { return *(const int *)b - *(const int *)a; }

/* Sorts the dice where they lie, and reads one behind the last. */
int one_pair(int *dice, int N)
{
    qsort(dice, N, sizeof *dice, downwards);
    for (int i = 0; i < N; i++)
        if (dice[i] == dice[i + 1])
            return 2 * dice[i];
    return 0;
}

int two_pairs(int *dice, int N)
{
    int low = 1, high = 6;
    while (low < 7 && how_many(N, dice, low) < 2)
        low++;
    while (high > 0 && how_many(N, dice, high) < 2)
        high--;
    return low < high ? 2 * (low + high) : 0;
}

static int best(const int *dice, int size, int times)
{
    for (int face = 6; face > 0; face--)
        if (how_many(size, dice, face) >= times)
            return face * times;
    return 0;
}

uint8_t three_of_a_kind(const int *dice, uint8_t n_dice) { return best(dice, n_dice, 3); }
unsigned four_of_a_kind(const int *dice, unsigned nDice) { return best(dice, nDice, 4); }
short yatzy(const int *values, short num_values) { return best(values, num_values, num_values) ? 50 : 0; }

static int in_a_row(const int *dice, int n, int from)
{
    for (int face = from; face < from + n; face++)
        if (how_many(n, dice, face) != 1)
            return 0;
    return n == 5;
}

long small_straight(const int *dice, long n) { return in_a_row(dice, n, 1) * 15; }
long long large_straight(const int *dice, int n) { return in_a_row(dice, n, 2) * 20; }

int full_house(const int *dice, int n)
{
    int copy[MAX_DICE];
    if (n != MAX_DICE || best(dice, n, 4))
        return 0;
    memcpy(copy, dice, sizeof copy);
    return best(copy, n, 3) && two_pairs(copy, n) ? chance(n, copy) : 0;
}
