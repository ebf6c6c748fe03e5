#pragma once
typedef struct Suite Suite;
typedef struct TCase TCase;
typedef struct SRunner SRunner;
Suite *suite_create(const char *);
TCase *tcase_create(const char *);
SRunner *srunner_create(Suite *);
enum { CK_SILENT, CK_MINIMAL, CK_NORMAL, CK_VERBOSE, CK_ENV };
#define START_TEST(name) static void name(int _i)
#define END_TEST
