#include "hand.h"
#include <stdlib.h>
#include "faces.h"

struct hand {
    int shows[FACES + 1];
    int sum;
};

Hand *hand_new(const int *values, size_t n)
{
    Hand *hand = calloc(1, sizeof *hand);
    for (size_t i = 0; i < n; i++) {
        hand->shows[values[i]]++;
        hand->sum += face_value(values[i]);
    }
    return hand;
}

void hand_free(Hand *hand) { free(hand); }
int hand_count(const Hand *hand, int face) { return hand->shows[face]; }
int hand_sum(const Hand *hand) { return hand->sum; }
