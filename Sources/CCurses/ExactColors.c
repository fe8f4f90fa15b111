// Exact colours on terminals whose description supports them.

#if !defined(__APPLE__)
#define _GNU_SOURCE
#endif
#define NCURSES_WIDECHAR 1
#include "internal.h"

#include <curses.h>
#include <string.h>
#include <term.h>

int32_t rfl_first_exact_value(void) {
    const char *set = rfl_capability("setaf");
    for (int32_t value = 8; set && value != 256; value *= 2) {
        const char *bytes = tparm(set, value, 0, 0, 0, 0, 0, 0, 0, 0);
        if (bytes && (strstr(bytes, "8:2:") || strstr(bytes, "8;2;"))) return value;
    }
    return 256;
}

/// Rewrites `38:2::R:G:B` as `38;2;R;G;B`. The empty field for the colour space is left out, because the form with
/// semicolons does not have it.
static void replace_colons(char *text) {
    char *out = text, last = 0;
    for (const char *in = text; *in; in++) {
        char byte = *in;
        // A colon after a percent sign is no separator, but a flag for the format of a number.
        bool separates = byte == ':' && last != '%';
        if (!separates || last != ':') *out++ = separates ? ';' : byte;
        last = byte;
    }
    *out = 0;
}

void rfl_use_semicolons(void) {
    // ncurses has no function to change a description. But `rfl_capability` returns ncurses' own copy of a string,
    // which ncurses reads again for every colour. Change this copy.
    static const char *const names[] = {"setaf", "setab"};
    for (size_t index = 0; index < sizeof names / sizeof *names; index++) {
        char *value = rfl_capability(names[index]);
        if (value) replace_colons(value);
    }
}
