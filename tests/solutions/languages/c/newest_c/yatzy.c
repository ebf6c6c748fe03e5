#if __STDC_VERSION__ < 201710L
#error "this is no C of our days"
#elifdef __STDC__
#define DICE 5
#endif

enum category { CHANCE, YATZY, PAIR };

[[maybe_unused]] static const int most = 1'000'000;

static int alike(const int dice[static DICE], int, ...)
{
    for (int i = 1; i < DICE; i++)
        if (dice[i] != dice[0])
            return 0;
    return 1;
}

int score(const int dice[static DICE], enum category category)
{
    int sum = 0, best = 0, seen[7] = {};
    for (int i = 0; i < DICE; i++) {
        sum += dice[i], seen[dice[i]]++;
        for (int j = 0; j < i; j++)
            if (dice[i] == dice[j] && dice[i] > best)
                best = dice[i];
    }
    switch (category) {
    case CHANCE: return sum;
    case YATZY: return alike(dice, 0) ? 50 : 0;
    case PAIR: return 2 * best;
    }
    return 0;
}
