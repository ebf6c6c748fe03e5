#pragma once

typedef enum {
   ONES, TWOS, THREES, FOURS, FIVES, SIXES,
   PAIR, TWO_PAIRS, THREE_OF_A_KIND, FOUR_OF_A_KIND,
   LITTLE_STRAIGHT, BIG_STRAIGHT, FULL_HOUSE, CHANCE, YATZY
} category_t;

typedef struct {
   int faces[5];
} dice_t;

int score(dice_t dice, category_t category);
