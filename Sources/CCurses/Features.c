// Finds the features of a terminal before anything is drawn on it.

#ifdef CURSES
#if !defined(__APPLE__)
#define _GNU_SOURCE
#endif
#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1
#include "internal.h"

#include <curses.h>
#include <stdlib.h>
#include <string.h>
#include <term.h>

// Remove macros of term.h that have the names of our identifiers.
#undef columns
#undef lines

char *rfl_capability(const char *name) {
    char *value = tigetstr(name);
    return value && value != (char *)-1 ? value : NULL;
}

rfl_result rfl_check_type(void) {
    const char *type = getenv("TERM");
    if (!type || !*type) return RFL_TYPE_UNSET;
    // Check the type before `newterm`, which would also accept a terminal that cannot move its cursor, and would draw
    // garbage.
    int error = 0;
    if (setupterm(NULL, rfl_state.terminal, &error) != OK) return RFL_TYPE_UNKNOWN;
    rfl_result result = rfl_capability("cup") ? RFL_OPENED : RFL_TYPE_CANNOT_MOVE_CURSOR;
    rfl_derive_description(type);
    del_curterm(cur_term);
    return result;
}

/// Whether the terminal accepts exact colour values. A terminal with 2^24 colours accepts them only if its description
/// contains RGB.
static bool takes_exact_colors(void) {
    return tigetflag("RGB") > 0 || tigetnum("RGB") > 0 || rfl_capability("RGB");
}

static int32_t find_colors(void) {
    if (rfl_curses.drawing.monochrome || !has_colors()) return 0;
    // Do without colours if the terminal's own two colours cannot be used, because every background would be black.
    if (start_color() != OK || use_default_colors() != OK) return 0;
    if (COLORS >= 0x1000000) return takes_exact_colors() ? 0x1000000 : 256;
    return COLORS;
}

void rfl_find_features(void) {
    const char *mouse = rfl_capability("kmous"), *alternate = rfl_capability("smcup");
    bool has_alternate = alternate && strstr(alternate, "\033[?1049h");
    rfl_state.is_xterm_like = mouse && has_alternate;
    // The linux console has `kmous` only for its own daemon, and ignores mouse modes. It has no `smcup`.
    rfl_state.has_mouse = mouse && alternate;
    rfl_curses.color_count = find_colors();
    const char *colors = rfl_capability("op"), *all = rfl_capability("sgr0");
    rfl_curses.resets_with_colors = colors && all && !strcmp(colors, all) && !rfl_capability("invis");
}

const char *rfl_key_bytes(const char *name) { return rfl_capability(name); }
#endif
