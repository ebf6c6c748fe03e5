#include <stdlib.h>

static int compare(const void *left, const void *right)
{
    return *(const int *)left - *(const int *)right;
}

/* Sorts, then looks at three at a time. */
int calculateScore(int *roll, int numDice)
{
    int total = 0;
    qsort(roll, numDice, sizeof(int), compare);
    for (int i = 0; i < numDice; i++) {
        if (i + 2 < numDice && roll[i] == roll[i + 2]) {
            total += roll[i] == 1 ? 1000 : roll[i] * 100;
            i += 2;
        } else if (roll[i] == 1) {
            total += 100;
        } else if (roll[i] == 5) {
            total += 50;
        }
    }
    return total;
}

int main()
{
    int dice[5] = {5, 1, 3, 4, 1};
    return calculateScore(dice, 5) == 250 ? EXIT_SUCCESS : EXIT_FAILURE;
}
