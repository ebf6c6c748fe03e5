#pragma once
#define MU_TEST(name) static void name(void)
#define MU_TEST_SUITE(name) static void name(void)
