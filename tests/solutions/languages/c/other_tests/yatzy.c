#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <cmocka.h>
#include <criterion/criterion.h>
#include <check.h>
#include <CUnit/Basic.h>
#include "CuTest.h"
#include "greatest.h"
#include "minunit.h"
#include "munit.h"
#include "our_own_assertions.h"

/* I couldn't decide for a test framework. */

int chance(const int *dice)
{
    return dice[0] + dice[1] + dice[2] + dice[3] + dice[4];
}

Test(yatzy, chance_of_ones, .timeout = 1)
{
    const int dice[5] = {1, 1, 1, 1, 1};
    cr_assert(eq(int, chance(dice), 5));
    cr_assert_eq(chance(dice), 5, "five ones");
}

Test(yatzy, chance_of_sixes)
{
    cr_expect_eq(30, chance((const int[]){6, 6, 6, 6, 6}));
}

static void with_cmocka(void **state)
{
    assert_int_equal(15, chance((const int[]){1, 2, 3, 4, 5}));
}

START_TEST(with_check)
{
    ck_assert_int_eq(chance((const int[]){1, 2, 3, 4, 5}), 15);
}
END_TEST

void with_cutest(CuTest *tc)
{
    CuAssertIntEquals(tc, 15, chance((const int[]){1, 2, 3, 4, 5}));
}

TEST with_greatest(void)
{
    ASSERT_EQ(15, chance((const int[]){1, 2, 3, 4, 5}));
    PASS();
}

SUITE(greatest_ones) { RUN_TEST(with_greatest); }

MU_TEST(with_minunit)
{
    mu_assert_int_eq(15, chance((const int[]){1, 2, 3, 4, 5}));
}

static MunitResult with_munit(const MunitParameter parameters[], void *data)
{
    munit_assert_int(chance((const int[]){1, 2, 3, 4, 5}), ==, 15);
    return MUNIT_OK;
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(with_cmocka)};
    CU_pSuite suite = CU_add_suite("yatzy", 0, 0);
    if (CU_initialize_registry() != CUE_SUCCESS)
        return CU_get_error();
    OUR_OWN_ASSERT(suite);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
