/* My Yatzy. Five dice go in, points come out. */
#include <stdio.h>

int chance(int d1, int d2, int d3, int d4, int d5)
{
    return d1 + d2 + d3 + d4 + d5;
}

static int count(int face, int d1, int d2, int d3, int d4, int d5)
{
    return (d1 == face) + (d2 == face) + (d3 == face) + (d4 == face) + (d5 == face);
}

int ones(int d1, int d2, int d3, int d4, int d5) { return 1 * count(1, d1, d2, d3, d4, d5); }
int twos(int d1, int d2, int d3, int d4, int d5) { return 2 * count(2, d1, d2, d3, d4, d5); }
int threes(int d1, int d2, int d3, int d4, int d5) { return 3 * count(3, d1, d2, d3, d4, d5); }
int fours(int d1, int d2, int d3, int d4, int d5) { return 4 * count(4, d1, d2, d3, d4, d5); }
int fives(int d1, int d2, int d3, int d4, int d5) { return 5 * count(5, d1, d2, d3, d4, d5); }
int sixes(int d1, int d2, int d3, int d4, int d5) { return 6 * count(6, d1, d2, d3, d4, d5); }

static int alike(int many, int d1, int d2, int d3, int d4, int d5)
{
    int face;
    for (face = 6; face > 0; face--)
        if (count(face, d1, d2, d3, d4, d5) >= many)
            return face;
    return 0;
}

int Yatzy(int d1, int d2, int d3, int d4, int d5) { return alike(5, d1, d2, d3, d4, d5) ? 50 : 0; }
int score_pair(int d1, int d2, int d3, int d4, int d5) { return 2 * alike(2, d1, d2, d3, d4, d5); }
int threeOfAKind(int d1, int d2, int d3, int d4, int d5) { return 3 * alike(3, d1, d2, d3, d4, d5); }
int fourOfAKind(int d1, int d2, int d3, int d4, int d5) { return 4 * alike(4, d1, d2, d3, d4, d5); }

int two_pair(int d1, int d2, int d3, int d4, int d5)
{
    int face, pairs = 0, sum = 0;
    for (face = 1; face <= 6; face++)
        if (count(face, d1, d2, d3, d4, d5) >= 2) {
            pairs++;
            sum += 2 * face;
        }
    return pairs == 2 ? sum : 0;
}

int smallStraight(int d1, int d2, int d3, int d4, int d5)
{
    int face;
    for (face = 1; face <= 5; face++)
        if (count(face, d1, d2, d3, d4, d5) != 1)
            return 0;
    return 15;
}

int largeStraight(int d1, int d2, int d3, int d4, int d5)
{
    int face;
    for (face = 2; face <= 6; face++)
        if (count(face, d1, d2, d3, d4, d5) != 1)
            return 0;
    return 20;
}

int fullHouse(int d1, int d2, int d3, int d4, int d5)
{
    int three = alike(3, d1, d2, d3, d4, d5);
    if (three == 0 || alike(4, d1, d2, d3, d4, d5) || !two_pair(d1, d2, d3, d4, d5))
        return 0;
    return chance(d1, d2, d3, d4, d5);
}

int main(void)
{
    int a, b, c, d, e;
    printf("Your dice? ");
    if (scanf("%d %d %d %d %d", &a, &b, &c, &d, &e) == 5)
        printf("As a full house they are worth %d\n", fullHouse(a, b, c, d, e));
    return 0;
}
