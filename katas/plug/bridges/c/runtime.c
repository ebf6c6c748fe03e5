/* Performs calls, and holds the solution to them: what would end the process ends the call. */

#define _GNU_SOURCE
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#ifdef __GLIBC__
#include <stdio_ext.h>
#endif
#include "katas_runtime.h"

#define SLICE 0.1 /* seconds after which a batch gives a sign of life */
#define FEW 20    /* so many dice of a changed list are told */

enum { RETURNED, EXITED, ABORTED, ASSERTED, ASKED, MISSED };

/* How a call ended that didn't return, and the first list that came back changed. */
struct katas_report {
    int ending;
    long long line;
    char words[512], file[512], function[128];
    long long changed, first, left[FEW];
};

static jmp_buf way_back;
static struct katas_report *report; /* NULL while no call is open */

static void end_call(int ending, const char *words)
{
    if (report == NULL)
        return;
    report->ending = ending;
    snprintf(report->words, sizeof report->words, "%s", words);
    report = NULL;
    longjmp(way_back, 1);
}

/* The solution is compiled with these in the place of what they are called after. */

_Noreturn void katas_exit(int status)
{
    char words[32];
    snprintf(words, sizeof words, "exit(%d)", status);
    end_call(EXITED, words);
    exit(status);
}

_Noreturn void katas_abort(void)
{
    end_call(ABORTED, "abort()");
    abort();
}

_Noreturn void katas_assert_fail(const char *words, const char *file, unsigned line,
                                 const char *function)
{
    if (report != NULL) {
        report->line = line;
        snprintf(report->file, sizeof report->file, "%s", file);
        snprintf(report->function, sizeof report->function, "%s", function ? function : "");
    }
    end_call(ASSERTED, words);
    abort();
}

/* On a Mac, an assertion that fails calls this. */
_Noreturn void katas_assert_rtn(const char *function, const char *file, int line, const char *words)
{
    katas_assert_fail(words, file, (unsigned)line, function);
}

void katas_missing(const char *name)
{
    end_call(MISSED, name);
    fprintf(stderr, "nothing defines %s\n", name);
    exit(127);
}

/* The keyboard of the stand-in for <conio.h>. */
int katas_asks(void)
{
    end_call(ASKED, "it asks for input");
    return EOF;
}

#ifdef __GLIBC__
static ssize_t nobody_answers(void *cookie, char *buffer, size_t size)
{
    (void)cookie, (void)buffer, (void)size;
    return katas_asks() == EOF ? 0 : -1;
}

/* Elsewhere whoever reads standard input meets its end. */
static void take_keyboard(void)
{
    static const cookie_io_functions_t nobody = {.read = nobody_answers};
    FILE *keyboard = fopencookie(NULL, "r", nobody);
    if (keyboard == NULL)
        return;
    __fsetlocking(keyboard, FSETLOCKING_BYCALLER); /* a call that asks never gives a lock back */
    stdin = keyboard;
}
#else
static void take_keyboard(void) {}
#endif

void katas_begin(void)
{
    take_keyboard();
    fflush(NULL); /* what was printed while the solution was loaded belongs to no call */
}

struct katas_constant katas_of_number(long long number)
{
    return (struct katas_constant){.katas_kind = KATAS_NUMBER, .katas_number = number};
}

struct katas_constant katas_of_text(const char *text)
{
    return (struct katas_constant){.katas_kind = text ? KATAS_TEXT : KATAS_LIST, .katas_text = text};
}

struct katas_constant katas_of_real(double real)
{
    (void)real;
    return (struct katas_constant){.katas_kind = KATAS_LIST};
}

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static void note_change(struct katas_report *told, const long long *left, long size, long at)
{
    if (told->changed++ > 0)
        return;
    told->first = at;
    memcpy(told->left, left, (size_t)(size < FEW ? size : FEW) * sizeof *left);
}

/* Perform a call on rolls of `size` dice each, as many of them as a slice of time allows; how
   many came to an end of their own is returned. The result of the last is left in `result`. */
long katas_run(katas_shim *shim, struct katas_argument *arguments, long count,
               const long long *dice, long size, long rolls, long long *values,
               struct katas_result *result, struct katas_report *told)
{
    const double until = now() + SLICE;
    long long *const roll = malloc((size_t)(size + 1) * sizeof *roll);
    volatile long at = 0;
    told->ending = RETURNED;
    report = told;
    if (setjmp(way_back) == 0) {
        while (at < rolls && (at == 0 || now() < until)) {
            const long long *thrown = dice + at * size;
            memcpy(roll, thrown, (size_t)size * sizeof *roll);
            for (long i = 0, die = 0; i < count; i++) {
                if (arguments[i].katas_kind == KATAS_DIE)
                    arguments[i].katas_number = thrown[die++];
                if (arguments[i].katas_kind == KATAS_ROLL)
                    arguments[i].katas_list = roll, arguments[i].katas_number = size;
            }
            memset(result, 0, sizeof *result);
            shim(arguments, result);
            values[at] = result->katas_number;
            if (memcmp(roll, thrown, (size_t)size * sizeof *roll) != 0)
                note_change(told, roll, size, at);
            at++;
        }
    }
    report = NULL;
    free(roll);
    fflush(NULL);
    return at;
}
