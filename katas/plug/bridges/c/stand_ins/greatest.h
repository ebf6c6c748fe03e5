#pragma once
#define TEST static int
#define SUITE(name) static void name(void)
#define PASS() return 0
#define SKIP() return 0
#define FAIL() return 1
#define GREATEST_MAIN_DEFS() extern int greatest_main
