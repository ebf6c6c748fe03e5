#pragma once
struct CMUnitTest { const char *name; void (*test)(void **); int (*set_up)(void **), (*tear_down)(void **); };
#define cmocka_unit_test(test) { #test, test, 0, 0 }
#define cmocka_unit_test_setup_teardown(test, set_up, tear_down) { #test, test, set_up, tear_down }
#define cmocka_run_group_tests(tests, set_up, tear_down) 0
