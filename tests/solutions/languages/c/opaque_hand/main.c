#include <stdio.h>
#include "hand.h"
int hand_sum_twice(const Hand *hand) { return 2 * hand_sum(hand); }
int main(void) { printf("nothing to see here\n"); }
