/* It compiles in my editor, which says that it is C. */
#include "yatzy.h"

bool all_alike(Dice dice)
{
    for (size_t i = 1; i < 5; i++)
        if (dice.values[i] != dice.values[0])
            return false;
    return true;
}

int score(Dice dice, category which)
{
    uint8_t shows[7];
    int sum = 0;
    memset(shows, 0, sizeof shows);
    for (size_t i = 0; i < 5; i++) {
        shows[dice.values[i]]++;
        sum += dice.values[i];
    }
    if (which == CHANCE)
        return sum;
    if (which == YATZY)
        return all_alike(dice) ? 50 : 0;
    if (which == PAIR) {
        for (int face = 6; face > 0; face--)
            if (shows[face] >= 2)
                return 2 * face;
        return 0;
    }
    return which * shows[which];
}
