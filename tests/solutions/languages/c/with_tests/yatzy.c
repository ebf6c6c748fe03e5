#include <stdbool.h>
#include "unity.h"

#define FACES 6

void setUp(void) {}
void tearDown(void) {}

static bool shows(int dice[5], int face, int times)
{
    int n = 0;
    for (int i = 0; i < 5; i++)
        n += dice[i] == face;
    return n >= times;
}

int chance(int dice[5])
{
    int sum = 0;
    for (int i = 0; i < 5; i++)
        sum += dice[i];
    return sum;
}

void test_chance_is_the_sum(void)
{
    TEST_ASSERT_EQUAL_INT(15, chance((int[]){1, 2, 3, 4, 5}));
    TEST_ASSERT_EQUAL_INT(30, chance((int[]){6, 6, 6, 6, 6}));
}

int yatzy(int dice[5])
{
    for (int face = 1; face <= FACES; face++)
        if (shows(dice, face, 5))
            return 50;
    return 0;
}

TEST_CASE(6)
void test_yatzy_is_fifty(int face)
{
    int dice[5] = {face, face, face, face, face};
    TEST_ASSERT_EQUAL_INT_MESSAGE(50, yatzy(dice), "all alike");
}

int pair(int dice[5])
{
    for (int face = FACES; face >= 1; face--)
        if (shows(dice, face, 2))
            return 2 * face;
    return 0;
}

/* TODO: the other categories */

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_chance_is_the_sum);
    RUN_TEST(test_yatzy_is_fifty);
    return UNITY_END();
}
