#pragma once
typedef struct CuTest CuTest;
typedef struct CuSuite CuSuite;
typedef struct CuString { int length, size; char *buffer; } CuString;
CuSuite *CuSuiteNew(void);
CuString *CuStringNew(void);
