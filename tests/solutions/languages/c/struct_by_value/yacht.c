#include "yacht.h"
#include <assert.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

typedef int (*rule)(dice_t);

static int count(dice_t dice, int face)
{
   int n = 0;
   for (size_t i = 0; i < sizeof dice.faces / sizeof *dice.faces; i++)
      n += dice.faces[i] == face;
   return n;
}

static int of_faces(dice_t dice, int face) { return count(dice, face) * face; }

static int times(dice_t dice, int n)
{
   for (int face = 6; face >= 1; face--)
      if (count(dice, face) >= n)
         return n * face;
   return 0;
}

static int pair(dice_t dice) { return times(dice, 2); }
static int three(dice_t dice) { return times(dice, 3); }
static int four(dice_t dice) { return times(dice, 4); }
static int yatzy(dice_t dice) { return times(dice, 5) ? 50 : 0; }

static int sum(dice_t dice)
{
   int all = 0;
   for (int face = 1; face <= 6; face++)
      all += of_faces(dice, face);
   return all;
}

static int two_pairs(dice_t dice)
{
   int pairs = 0, points = 0;
   for (int face = 1; face <= 6; face++)
      if (count(dice, face) >= 2)
         pairs++, points += 2 * face;
   return pairs == 2 ? points : 0;
}

static int full_house(dice_t dice) { return three(dice) && two_pairs(dice) ? sum(dice) : 0; }

static bool all_differ(dice_t dice) { return !pair(dice); }
static int little(dice_t dice) { return all_differ(dice) && !count(dice, 6) ? 15 : 0; }
static int big(dice_t dice) { return all_differ(dice) && !count(dice, 1) ? 20 : 0; }

static const rule rules[] = {
   [PAIR] = pair, [TWO_PAIRS] = two_pairs, [THREE_OF_A_KIND] = three, [FOUR_OF_A_KIND] = four,
   [LITTLE_STRAIGHT] = little, [BIG_STRAIGHT] = big, [FULL_HOUSE] = full_house, [CHANCE] = sum,
   [YATZY] = yatzy,
};

int score(dice_t dice, category_t category)
{
   assert(category <= YATZY);
   return category < PAIR ? of_faces(dice, (int)category + 1) : rules[category](dice);
}
