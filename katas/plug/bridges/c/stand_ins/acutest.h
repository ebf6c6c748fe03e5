#pragma once
#define TEST_LIST struct { const char *name; void (*test)(void); } acutest_list[]
