/* A keyboard that nobody sits at. */
#pragma once
int katas_asks(void);
#define getch() katas_asks()
#define _getch() katas_asks()
#define getche() katas_asks()
#define _getche() katas_asks()
#define kbhit() 0
#define _kbhit() 0
#define clrscr() ((void)0)
#define gotoxy(column, row) ((void)0)
#define textcolor(colour) ((void)0)
#define textbackground(colour) ((void)0)
