#include <stdlib.h>
#include <string.h>

struct Roll {
    int *dice;
};
typedef struct Roll Roll;

typedef struct {
    int counts[7];
    int sum;
} Counted;

Roll *roll_factory(int d1, int d2, int d3, int d4, int _5)
{
    Roll *roll = malloc(sizeof(Roll));
    roll->dice = malloc(5 * sizeof(int));
    roll->dice[0] = d1;
    roll->dice[1] = d2;
    roll->dice[2] = d3;
    roll->dice[3] = d4;
    roll->dice[4] = _5;
    return roll;
}

void roll_destructor(Roll *roll)
{
    free(roll->dice);
    free(roll);
}

void counted_init(Counted *counted, const int dice[5])
{
    memset(counted, 0, sizeof *counted);
    for (int i = 0; i < 5; i++) {
        counted->counts[dice[i]]++;
        counted->sum += dice[i];
    }
}

int chance(Roll *roll)
{
    return roll->dice[0] + roll->dice[1] + roll->dice[2] + roll->dice[3] + roll->dice[4];
}

/* The roll is only there because it was there before. */
int Ones(Roll *roll, int d1, int d2, int d3, int d4, int d5)
{
    return (d1 == 1) + (d2 == 1) + (d3 == 1) + (d4 == 1) + (d5 == 1);
}

int Twos(const Counted *counted) { return 2 * counted->counts[2]; }
int Threes(Counted counted) { return 3 * counted.counts[3]; }

int Pair(Counted *counted)
{
    int face = 6;
    while (face > 0 && counted->counts[face] < 2)
        face--;
    return 2 * face;
}
