// Changes environment variables while ncurses opens the terminal. Child processes must not receive these changes.

#ifdef CURSES
#if !defined(__APPLE__)
#define _GNU_SOURCE
#endif
#include "internal.h"

#include <stdlib.h>
#include <string.h>

char *rfl_set_variable(const char *name, const char *value) {
    const char *current = getenv(name);
    char *before = current ? strdup(current) : NULL;
    setenv(name, value, 1);
    return before;
}

void rfl_restore_variable(const char *name, char *before) {
    if (before) setenv(name, before, 1);
    else unsetenv(name);
    free(before);
}
#endif
