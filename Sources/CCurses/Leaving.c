// Giving the terminal back without ncurses: bytes composed beforehand, written by system calls that
// a signal handler may make.

#if !defined(__APPLE__)
#define _GNU_SOURCE
#endif
#define NCURSES_WIDECHAR 1
#include "internal.h"

#include <curses.h>
#include <errno.h>
#include <poll.h>
#include <string.h>
#include <term.h>
#include <unistd.h>

atomic_bool rfl_entered;

/// What ends every mode this terminal has, in order.
static char leaving[512];
static size_t leaving_count;
/// How many of them mend what a frame that was cut short may have left on.
static size_t mending_count;
/// Where those that show the cursor are.
static size_t cursor_start, cursor_end;

/// How long a terminal that does not read is waited for, in milliseconds.
enum { PATIENCE = 500 };

static int collect(int byte) {
    if (leaving_count < sizeof leaving) leaving[leaving_count++] = (char)byte;
    return byte;
}

static void append(const char *bytes) {
    while (*bytes) collect((unsigned char)*bytes++);
}

/// A capability of the terminal; `tputs` strips or pays for the padding old terminals want.
static void append_capability(const char *name) {
    const char *value = tigetstr(name);
    if (value && value != (const char *)-1) tputs(value, 1, collect);
}

void rfl_prepare_leaving(void) {
    leaving_count = 0;
    // A control sequence cut short by a fault is cancelled by the escape that begins the next.
    if (rfl_state.is_xterm_like) append("\033[?2026l\033[?2004l");
    if (rfl_state.features.has_mouse) append("\033[?1006l\033[?1000l");
    append_capability("sgr0");
    append_capability("op");
    // A frame may have been cut short while only part of the screen scrolled.
    if (rfl_state.is_xterm_like) append("\033[r");
    mending_count = leaving_count;
    append_capability("rmkx");
    append_capability("rmcup");
    cursor_start = leaving_count;
    append_capability("cnorm");
    cursor_end = leaving_count;
    // Without an alternate screen the prompt belongs below what was drawn.
    const char *alternate = tigetstr("rmcup");
    if (!alternate || alternate == (const char *)-1) {
        const char *move = tigetstr("cup");
        if (move && move != (const char *)-1)
            tputs(tparm(move, LINES - 1, 0, 0, 0, 0, 0, 0, 0, 0), 1, collect);
        append("\r\n");
    }
}

bool rfl_write(const char *bytes, size_t count) {
    while (count > 0) {
        struct pollfd output = {.fd = STDOUT_FILENO, .events = POLLOUT};
        int ready = poll(&output, 1, PATIENCE);
        if (ready < 0 && errno == EINTR) continue;
        if (ready <= 0 || (output.revents & (POLLERR | POLLNVAL))) return false;
        ssize_t written = write(STDOUT_FILENO, bytes, count);
        if (written < 0 && (errno == EINTR || errno == EAGAIN)) continue;
        if (written <= 0) return false;
        bytes += written;
        count -= (size_t)written;
    }
    return true;
}

void rfl_mend(void) { rfl_write(leaving, mending_count); }

void rfl_show_cursor(void) { rfl_write(leaving + cursor_start, cursor_end - cursor_start); }

void rfl_leave_now(void) {
    if (!atomic_exchange(&rfl_entered, false)) return;
    rfl_write(leaving, leaving_count);
    // TCSANOW, not TCSADRAIN: a terminal that does not read must not keep the process from ending.
    tcsetattr(rfl_state.input, TCSANOW, &rfl_state.original);
}
