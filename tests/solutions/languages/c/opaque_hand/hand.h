#ifndef HAND_H
#define HAND_H

#include <stddef.h>

typedef struct hand Hand;

Hand *hand_new(const int *values, size_t n);
void hand_free(Hand *hand);
int hand_count(const Hand *hand, int face);
int hand_sum(const Hand *hand);

#endif
