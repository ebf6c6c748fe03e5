#include <stdio.h>

/* Poengberegning for Yatzy. Æ, ø og å går bra i kommentarer. */

#define ANTALL 5

enum Rubrikk {
    ENERE = 1, TOERE, TREERE, FIRERE, FEMMERE, SEKSERE,
    PAR, TO_PAR, TRE_LIKE, FIRE_LIKE, LITEN_STRAIGHT, STOR_STRAIGHT, HUS, SJANSE, YATZY
};

static void tell(int antall[7], const int terninger[ANTALL])
{
    for (int i = 0; i < 7; i++)
        antall[i] = 0;
    for (int i = 0; i < ANTALL; i++)
        antall[terninger[i]]++;
}

static int like(const int antall[7], int mange)
{
    for (int øyne = 6; øyne > 0; øyne--)
        if (antall[øyne] >= mange)
            return øyne;
    return 0;
}

int beregnPoeng(const int terninger[ANTALL], enum Rubrikk rubrikk)
{
    int antall[7], sum = 0, høyest, rest;

    tell(antall, terninger);
    for (int i = 0; i < ANTALL; i++)
        sum += terninger[i];
    høyest = like(antall, 2);
    antall[høyest] -= høyest ? 2 : 0;
    rest = like(antall, 2);
    antall[høyest] += høyest ? 2 : 0;

    switch (rubrikk) {
    case PAR: return 2 * høyest;
    case TO_PAR: return rest ? 2 * (høyest + rest) : 0;
    case TRE_LIKE: return 3 * like(antall, 3);
    case FIRE_LIKE: return 4 * like(antall, 4);
    case LITEN_STRAIGHT: return !høyest && sum == 15 ? 15 : 0;
    case STOR_STRAIGHT: return !høyest && sum == 20 ? 20 : 0;
    case HUS: return like(antall, 3) && !like(antall, 4) && rest ? sum : 0;
    case SJANSE: return sum;
    case YATZY: return like(antall, 5) ? 50 : 0;
    default: return rubrikk * antall[rubrikk];
    }
}
