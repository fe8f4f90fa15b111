// Composes the sequences that take over and restore the terminal, from its description.
//
// The program does not use `endwin` of ncurses, which could wait for ever for the terminal to accept its output, and
// would reset the colours afterwards.

#ifdef CURSES
#if !defined(__APPLE__)
#define _GNU_SOURCE
#endif
#define NCURSES_WIDECHAR 1
#include "internal.h"

#include <curses.h>
#include <term.h>

/// A sequence of bytes that takes over or restores the terminal.
typedef struct {
    char bytes[1100];
    size_t count;
} sequence;

/// The sequence that `collect` appends to.
static sequence *composed;

static int collect(int byte) {
    if (composed->count < sizeof composed->bytes) composed->bytes[composed->count++] = (char)byte;
    return byte;
}

static void append(const char *bytes) {
    while (*bytes) collect((unsigned char)*bytes++);
}

/// Appends a capability. `tputs` handles the padding of old terminals.
static void append_capability(const char *name) {
    const char *value = rfl_capability(name);
    if (value) tputs(value, 1, collect);
}

static void append_with(const char *name, int first, int second) {
    const char *value = rfl_capability(name);
    if (value) tputs(tparm(value, first, second, 0, 0, 0, 0, 0, 0, 0), 1, collect);
}

static void compose(sequence *sequence) {
    composed = sequence;
    composed->count = 0;
}

static void compose_leaving(sequence *leaving) {
    compose(leaving);
    // Begin with an escape character, which also cancels a control sequence that was cut short.
    if (rfl_state.is_xterm_like) append("\033[?2026l\033[?2004l");
    append_capability("sgr0");
    append_capability("op");
    // Reset the scrolling region, because a frame may have been cut short after it set the region.
    if (rfl_state.is_xterm_like) append("\033[r");
    append_capability("rmkx");
    // Move the cursor to the last row, for a terminal without an alternate screen, or with the alternate screen turned
    // off.
    append_with("cup", LINES - 1, 0);
    append_capability("rmcup");
    // Show the cursor after leaving the alternate screen. There, some terminals (such as those of editors) restore a
    // saved cursor, which may be hidden.
    append_capability("cnorm");
    if (!rfl_capability("rmcup")) append("\r\n");
}

/// Returns the number of leading bytes that change to the alternate screen.
static size_t compose_entering(sequence *entering) {
    compose(entering);
    append_capability("smcup");
    size_t screen = entering->count;
    // Turn on the keypad mode. Without it, some terminals send the same bytes for several arrow keys.
    append_capability("smkx");
    // Set the state that ncurses expects: default colours, no insert mode, automatic margins, and all rows in the
    // scrolling region.
    append_capability("sgr0");
    append_capability("op");
    append_capability("rmir");
    append_capability("smam");
    append_with("csr", 0, LINES - 1);
    append_capability("civis");
    if (rfl_state.is_xterm_like) append("\033[?2004h");
    return screen;
}

void rfl_prepare_sequences(void) {
    sequence entering, leaving;
    compose_leaving(&leaving);
    size_t screen = compose_entering(&entering);
    rfl_set_sequences(entering.bytes, entering.count, screen, leaving.bytes, leaving.count);
}
#endif
