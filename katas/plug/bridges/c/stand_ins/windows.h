/* As much of Windows as a game on a console asks for; nothing of it does anything. */
#pragma once
typedef int BOOL, INT;
typedef unsigned int UINT;
typedef unsigned long DWORD;
typedef unsigned short WORD;
typedef unsigned char BYTE;
typedef char CHAR, TCHAR;
typedef void *HANDLE, *HWND;
typedef const char *LPCSTR;
typedef char *LPSTR;
typedef struct { short X, Y; } COORD;
typedef struct { short Left, Top, Right, Bottom; } SMALL_RECT;
typedef struct { DWORD dwSize; BOOL bVisible; } CONSOLE_CURSOR_INFO;
typedef struct {
    COORD dwSize, dwCursorPosition;
    WORD wAttributes;
    SMALL_RECT srWindow;
    COORD dwMaximumWindowSize;
} CONSOLE_SCREEN_BUFFER_INFO;
#define TRUE 1
#define FALSE 0
#define CP_UTF8 65001
#define STD_INPUT_HANDLE ((DWORD)-10)
#define STD_OUTPUT_HANDLE ((DWORD)-11)
#define INVALID_HANDLE_VALUE ((HANDLE)(long long)-1)
#define ENABLE_VIRTUAL_TERMINAL_PROCESSING 4
#define FOREGROUND_BLUE 1
#define FOREGROUND_GREEN 2
#define FOREGROUND_RED 4
#define FOREGROUND_INTENSITY 8
#define BACKGROUND_BLUE 16
#define BACKGROUND_GREEN 32
#define BACKGROUND_RED 64
#define BACKGROUND_INTENSITY 128
#define Sleep(milliseconds) ((void)(milliseconds))
#define Beep(tone, milliseconds) 0
#define GetTickCount() 0
#define GetStdHandle(which) ((HANDLE)0)
#define GetConsoleMode(...) 0
#define SetConsoleMode(...) 0
#define GetConsoleScreenBufferInfo(...) 0
#define GetConsoleCursorInfo(...) 0
#define SetConsoleCP(...) 0
#define SetConsoleCursorInfo(...) 0
#define SetConsoleCursorPosition(...) 0
#define SetConsoleOutputCP(...) 0
#define SetConsoleTextAttribute(...) 0
#define SetConsoleTitle(...) 0
