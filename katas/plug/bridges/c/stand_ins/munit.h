#pragma once
typedef int MunitResult;
typedef struct { const char *name; char **values; } MunitParameterEnum;
typedef struct { const char *name, *value; } MunitParameter;
typedef struct {
    const char *name;
    MunitResult (*test)(const MunitParameter[], void *);
    void *(*set_up)(const MunitParameter[], void *);
    void (*tear_down)(void *);
    int options;
    MunitParameterEnum *parameters;
} MunitTest;
typedef struct MunitSuite { const char *name; MunitTest *tests; struct MunitSuite *suites; unsigned iterations; int options; } MunitSuite;
enum { MUNIT_OK, MUNIT_FAIL, MUNIT_SKIP, MUNIT_ERROR };
enum { MUNIT_TEST_OPTION_NONE, MUNIT_SUITE_OPTION_NONE = 0 };
#define munit_assert_int(...) ((void)0)
#define munit_assert_uint(...) ((void)0)
#define munit_assert_long(...) ((void)0)
#define munit_assert_size(...) ((void)0)
#define munit_assert_uint8(...) ((void)0)
#define munit_assert_ptr(...) ((void)0)
#define munit_assert_double(...) ((void)0)
