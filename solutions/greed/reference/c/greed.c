/* Greed, as the Koan has it: sets of three first, then the ones and fives left over. */

enum { FACES = 6 };

static const int triples[FACES + 1] = {0, 1000, 200, 300, 400, 500, 600};
static const int singles[FACES + 1] = {0, 100, 0, 0, 0, 50, 0};

int score(const int *dice, int count)
{
    int showing[FACES + 1] = {0};
    int points = 0;

    for (int i = 0; i < count; i++)
        showing[dice[i]]++;
    for (int face = 1; face <= FACES; face++)
        points += showing[face] / 3 * triples[face] + showing[face] % 3 * singles[face];
    return points;
}
