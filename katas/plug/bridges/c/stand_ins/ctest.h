#pragma once
#define CTEST(suite, name) static void suite##_##name(void)
#define CTEST_DATA(suite) struct suite##_data
#define CTEST_SETUP(suite) static void suite##_set_up(struct suite##_data *data)
#define CTEST_TEARDOWN(suite) static void suite##_tear_down(struct suite##_data *data)
#define CTEST2(suite, name) static void suite##_##name(struct suite##_data *data)
