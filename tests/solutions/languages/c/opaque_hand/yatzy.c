#include "hand.h"
#include "faces.h"

void say(const char *words); /* who has the file that this is in? */

static int alike(const Hand *hand, int times)
{
    for (int face = FACES; face; face--)
        if (hand_count(hand, face) >= times)
            return face;
    return 0;
}

static int of(const Hand *hand, int face) { return face * hand_count(hand, face); }

int yatzy_ones(const Hand *hand) { return of(hand, 1); }
int yatzy_twos(const Hand *hand) { return of(hand, 2); }
int yatzy_threes(const Hand *hand) { return of(hand, 3); }
int yatzy_fours(const Hand *hand) { return of(hand, 4); }
int yatzy_fives(const Hand *hand) { return of(hand, 5); }
int yatzy_sixes(const Hand *hand) { return of(hand, 6); }
int yatzy_pair(const Hand *hand) { return 2 * alike(hand, 2); }
int yatzy_three_of_a_kind(const Hand *hand) { return 3 * alike(hand, 3); }
int yatzy_four_of_a_kind(const Hand *hand) { return 4 * alike(hand, 4); }
int yatzy_chance(const Hand *hand) { return hand_sum(hand); }
int yatzy_yatzy(const Hand *hand) { return alike(hand, 5) ? 50 : 0; }

int yatzy_two_pairs(const Hand *hand)
{
    int high = alike(hand, 2), low = high - 1;
    while (low > 0 && hand_count(hand, low) < 2)
        low--;
    return low > 0 ? 2 * high + 2 * low : 0;
}

int yatzy_full_house(const Hand *hand)
{
    return alike(hand, 3) && yatzy_two_pairs(hand) ? hand_sum(hand) : 0;
}

int yatzy_small_straight(const Hand *hand)
{
    return !alike(hand, 2) && hand_sum(hand) == 15 && hand_count(hand, 6) == 0 ? 15 : 0;
}

int yatzy_large_straight(const Hand *hand)
{
    return !alike(hand, 2) && hand_sum(hand) == 20 ? 20 : 0;
}

int says_so(const Hand *hand)
{
    say("so");
    return hand_sum(hand);
}
