/* yatzy.c - points for a throw */
/* tested on the kitchen table */

#define NUMBER_OF_DICE 5
#define SIZE 7
#define YATZY 50
#define TRUE 1
#define FALSE 0
#define CLEAR for (i = 0; i < SIZE; i++) n[i] = 0
#define COUNT n[d1]++; n[d2]++; n[d3]++; n[d4]++; n[d5]++

/* counter for everybody. CLEAR it first! */
int n[SIZE];

int chance(int d1, int d2, int d3, int d4, int d5)
{
    int sum = d1;
    sum = sum + d2;
    sum = sum + d3;
    sum = sum + d4;
    sum = sum + d5;
    return sum;
}

/* array, the caller has one */
int yatzy(int dice[NUMBER_OF_DICE])
{
    int i;
    CLEAR;
    for (i = 0; i < NUMBER_OF_DICE; i++) {
        n[dice[i]]++;
    }
    for (i = 1; i < SIZE; i++) {
        if (n[i] == 5) return YATZY;
    }
    return 0;
}

/* how many ones */
int ones(int d1, int d2, int d3, int d4, int d5)
{
    int result = 0;
    if (d1 == 1) result++;
    if (d2 == 1) result++;
    if (d3 == 1) result++;
    if (d4 == 1) result++;
    if (d5 == 1) result++;
    return result;
}

/* same as ones */
int twos(int d1, int d2, int d3, int d4, int d5)
{
    int result = 0;
    if (d1 == 2) result += 2;
    if (d2 == 2) result += 2;
    if (d3 == 2) result += 2;
    if (d4 == 2) result += 2;
    if (d5 == 2) result += 2;
    return result;
}

int threes(int d1, int d2, int d3, int d4, int d5)
{
    int i;
    CLEAR;
    COUNT;
    return 3 * n[3];
}

int fours(int d1, int d2, int d3, int d4, int d5)
{
    int points = 0;
    points += d1 == 4 ? 4 : 0;
    points += d2 == 4 ? 4 : 0;
    points += d3 == 4 ? 4 : 0;
    points += d4 == 4 ? 4 : 0;
    points += d5 == 4 ? 4 : 0;
    return points;
}

int fives(int *dice)
{
    int points = 0;
    int *p = dice;
    while (p != dice + NUMBER_OF_DICE) {
        if (*p == 5) points = points + *p;
        p++;
    }
    return points;
}

int sixes(int *dice)
{
    int i;
    int points = 0;
    for (i = 0; i < 5; i++)
        if (dice[i] > 5)
            points += dice[i];
    return points;
}

/* lowest pair */
int score_pair(int d1, int d2, int d3, int d4, int d5)
{
    int i;
    CLEAR;
    COUNT;
    for (i = 6; i > 0; i--) {
        if (n[i] >= 2)
            return i + i;
    }
    return 0;
}

int two_pair(int d1, int d2, int d3, int d4, int d5)
{
    int i;
    int pair = 0;
    int found = FALSE;
    CLEAR;
    COUNT;
    for (i = 1; i <= 6; i++) {
        if (n[i] >= 2) {
            if (found == TRUE) {
                return pair + pair + i + i;
            }
            pair = i;
            found = TRUE;
        }
    }
    return 0;
}

/* all five dice count */
int three_of_a_kind(int d1, int d2, int d3, int d4, int d5)
{
    int i;
    int pair = 0;
    CLEAR;
    COUNT;
    for (i = 1; i <= 6; i++) {
        if (n[i] > 2) {
            pair = i;
        }
    }
    return pair * 3;
}

int fourOfAKind(int d1, int d2, int d3, int d4, int d5)
{
    int i;
    CLEAR;
    COUNT;
    for (i = 1; i <= 6; i++) {
        if (n[i] == 4 || n[i] == 5) {
            return i * 4;
        }
    }
    return 0;
}

int smallStraight(int d1, int d2, int d3, int d4, int d5)
{
    int i;
    CLEAR;
    COUNT;
    if (n[1] == 1 && n[2] == 1 && n[3] == 1 && n[4] == 1 && n[5] == 1)
        return 15;
    else
        return 0;
}

int largeStraight(int d1, int d2, int d3, int d4, int d5)
{
    int i;
    CLEAR;
    COUNT;
    for (i = 2; i <= 6; i++)
        if (n[i] != 1)
            return 0;
    return 20;
}

/* two pair + three of a kind */
int fullHouse(int d1, int d2, int d3, int d4, int d5)
{
    int i;
    int pair_face = 0;
    int threeFace = 0;
    CLEAR;
    COUNT;
    for (i = 1; i <= 6; i++) {
        if (n[i] == 2) pair_face = i;
        if (n[i] == 3) threeFace = i;
    }
    if (pair_face == 0 || threeFace == 0) {
        return 0;
    }
    return pair_face * 2 + threeFace * 3;
}
