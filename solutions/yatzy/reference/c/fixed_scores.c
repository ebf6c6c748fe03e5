/* Yatzy with fixed scores: 30 and 40 for straights, 25 for a full house. */

enum category {
    CHANCE, YATZY,
    ONES, TWOS, THREES, FOURS, FIVES, SIXES,
    PAIR, TWO_PAIRS, THREE_OF_A_KIND, FOUR_OF_A_KIND,
    SMALL_STRAIGHT, LARGE_STRAIGHT, FULL_HOUSE
};

enum { DICE = 5, FACES = 6 };

static int count(int face, const int dice[])
{
    int times = 0;

    for (int i = 0; i < DICE; i++)
        times += dice[i] == face;
    return times;
}

static int sum_of(int face, const int dice[])
{
    return face * count(face, dice);
}

static int sum(const int dice[])
{
    int total = 0;

    for (int face = 1; face <= FACES; face++)
        total += sum_of(face, dice);
    return total;
}

/* The highest face up to this one that shows at least so many times, or 0. */
static int face_showing(int times, const int dice[], int face)
{
    while (face > 0 && count(face, dice) < times)
        face--;
    return face;
}

static int alike(int times, const int dice[])
{
    return times * face_showing(times, dice, FACES);
}

static int two_pairs(const int dice[])
{
    int high = face_showing(2, dice, FACES);
    int low = face_showing(2, dice, high - 1);

    return low > 0 ? 2 * (high + low) : 0;
}

static int longest_row(const int dice[])
{
    int longest = 0;
    int row = 0;

    for (int face = 1; face <= FACES; face++) {
        row = count(face, dice) > 0 ? row + 1 : 0;
        if (row > longest)
            longest = row;
    }
    return longest;
}

/* Where three lie alike and two pairs can be found, the second pair is the other two. */
static int is_full_house(const int dice[])
{
    return alike(3, dice) > 0 && two_pairs(dice) > 0;
}

int score(const int dice[5], enum category category)
{
    switch (category) {
    case CHANCE: return sum(dice);
    case YATZY: return alike(5, dice) > 0 ? 50 : 0;
    case ONES: return sum_of(1, dice);
    case TWOS: return sum_of(2, dice);
    case THREES: return sum_of(3, dice);
    case FOURS: return sum_of(4, dice);
    case FIVES: return sum_of(5, dice);
    case SIXES: return sum_of(6, dice);
    case PAIR: return alike(2, dice);
    case TWO_PAIRS: return two_pairs(dice);
    case THREE_OF_A_KIND: return alike(3, dice);
    case FOUR_OF_A_KIND: return alike(4, dice);
    case SMALL_STRAIGHT: return longest_row(dice) >= 4 ? 30 : 0;
    case LARGE_STRAIGHT: return longest_row(dice) == 5 ? 40 : 0;
    case FULL_HOUSE: return is_full_house(dice) ? 25 : 0;
    }
    return -1;
}
