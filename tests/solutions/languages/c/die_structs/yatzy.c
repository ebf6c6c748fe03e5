#include <stdbool.h>
#include <stdio.h>

#define NUM_DICE 5

struct die {
    int value;
    bool held;
};

typedef struct {
    char name[20];
    int scores[15];
} Player;

typedef struct {
    struct die dice[NUM_DICE];
    int rolls_left;
} Turn;

typedef struct {
    int die1, die2, die3, die4, die5;
} Five;

static int count(const struct die dice[NUM_DICE], int face)
{
    int n = 0;
    for (int i = 0; i < NUM_DICE; i++)
        if (dice[i].value == face)
            n++;
    return n;
}

/* Each got its dice the way that was in fashion that day. */

int chance(Five five) { return five.die1 + five.die2 + five.die3 + five.die4 + five.die5; }
int ones(const struct die *dice) { return count(dice, 1); }
int twos(const struct die *dice) { return 2 * count(dice, 2); }
int threes(struct die dice[NUM_DICE]) { return 3 * count(dice, 3); }
int fours(Turn *turn) { return 4 * count(turn->dice, 4); }
int fives(Turn turn) { return 5 * count(turn.dice, 5); }
int sixes(struct die a, struct die b, struct die c, struct die d, struct die e)
{
    struct die dice[NUM_DICE] = {a, b, c, d, e};
    return 6 * count(dice, 6);
}

static int alike(Turn *turn, int times)
{
    for (int face = 6; face > 0; face--)
        if (count(turn->dice, face) >= times)
            return face;
    return 0;
}

int pair(Player *player, Turn *turn)
{
    player->scores[6] = 2 * alike(turn, 2);
    return player->scores[6];
}

int two_pairs(Turn *turn)
{
    int high = alike(turn, 2), low = high - 1;
    while (low > 0 && count(turn->dice, low) < 2)
        low--;
    return low > 0 ? 2 * (high + low) : 0;
}

int three_of_a_kind(Turn *turn) { return 3 * alike(turn, 3); }
int four_of_a_kind(Turn *turn) { return 4 * alike(turn, 4); }
int yatzy(Turn *turn) { return alike(turn, 5) ? 50 : 0; }

static int sum(Turn *turn)
{
    int sum = 0;
    for (int i = 0; i < NUM_DICE; i++)
        sum += turn->dice[i].value;
    return sum;
}

int small_straight(Turn *turn) { return !alike(turn, 2) && sum(turn) == 15 ? 15 : 0; }
int large_straight(Turn *turn) { return !alike(turn, 2) && sum(turn) == 20 ? 20 : 0; }
int full_house(Turn *turn) { return alike(turn, 3) && two_pairs(turn) ? sum(turn) : 0; }

void print_turn(const Turn *turn)
{
    for (int i = 0; i < NUM_DICE; i++)
        printf("%d%s ", turn->dice[i].value, turn->dice[i].held ? "*" : "");
}
