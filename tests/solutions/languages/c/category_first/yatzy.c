#include <stdbool.h>

enum YatzyCategory {
    Chance, Yatzy, Ones, Twos, Threes, Fours, Fives, Sixes, Pair, TwoPairs,
    ThreeOfAKind, FourOfAKind, SmallStraight, LargeStraight, FullHouse
};

int answer(enum YatzyCategory category,
           unsigned short first, unsigned short second, unsigned short third,
           unsigned short fourth, unsigned short fifth)
{
    unsigned short dice[] = {first, second, third, fourth, fifth};
    int shows[7] = {0}, sum = 0, best[6] = {0}, low = 0;

    for (int i = 0; i < 5; i++)
        shows[dice[i]]++, sum += dice[i];
    for (int face = 1; face <= 6; face++)
        for (int n = 1; n <= shows[face]; n++)
            best[n] = face;
    for (int face = 1; face < best[2] && !low; face++)
        low = shows[face] > 1 ? face : 0;

    switch (category) {
    case Chance: return sum;
    case Yatzy: return best[5] ? 50 : 0;
    case Pair: return 2 * best[2];
    case TwoPairs: return low ? 2 * (low + best[2]) : 0;
    case ThreeOfAKind: return 3 * best[3];
    case FourOfAKind: return 4 * best[4];
    case SmallStraight: return !best[2] && sum == 15 ? 15 : 0;
    case LargeStraight: return !best[2] && sum == 20 ? 20 : 0;
    case FullHouse: return best[3] && low ? sum : 0;
    default: return (category - Ones + 1) * shows[category - Ones + 1];
    }
}
