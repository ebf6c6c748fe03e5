#pragma once
#define UTEST(set, name) static void set##_##name(void)
#define UTEST_MAIN() extern int utest_main
#define UTEST_STATE() extern int utest_state
