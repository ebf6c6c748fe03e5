#pragma once
typedef void *CU_pSuite, *CU_pTest;
typedef int CU_ErrorCode;
typedef struct { const char *name; void (*test)(void); } CU_TestInfo;
enum { CUE_SUCCESS, CUE_NOMEMORY };
enum { CU_BRM_NORMAL, CU_BRM_SILENT, CU_BRM_VERBOSE };
#define CU_TEST_INFO_NULL { 0, 0 }
CU_pSuite CU_add_suite(const char *, int (*)(void), int (*)(void));
CU_pTest CU_add_test(CU_pSuite, const char *, void (*)(void));
