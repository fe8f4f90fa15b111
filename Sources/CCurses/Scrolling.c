// Rows that are only elsewhere: the terminal moves them, and ncurses is told that it did.
//
// ncurses finds them too, but hashes every cell for that, and has to be handed every row.

#if !defined(__APPLE__)
#define _GNU_SOURCE
#endif
#define NCURSES_WIDECHAR 1
#include "internal.h"

#include <curses.h>
#include <stdlib.h>
#include <term.h>

/// What is sent for one scroll.
static struct {
    char bytes[256];
    size_t count;
} sent;

static int collect(int byte) {
    if (sent.count < sizeof sent.bytes) sent.bytes[sent.count] = (char)byte;
    sent.count++;
    return byte;
}

static void emit(const char *capability, int first, int second) {
    tputs(tparm(capability, first, second, 0, 0, 0, 0, 0, 0, 0), LINES, collect);
}

/// Composes a scroll of the rows between two, up by `count` or down; false when the terminal can't.
static bool compose(int top, int end, int count) {
    const char *region = rfl_capability("csr"), *move = rfl_capability("cup"), *home = rfl_capability("home");
    const char *by_one = rfl_capability(count > 0 ? "ind" : "ri"), *by_any = rfl_capability(count > 0 ? "indn" : "rin");
    if (!region || !move || !home || !(by_one || by_any)) return false;
    sent.count = 0;
    emit(region, top, end - 1);
    emit(move, count > 0 ? end - 1 : top, 0);
    if (by_any && (abs(count) > 1 || !by_one))
        emit(by_any, abs(count), 0);
    else
        for (int turn = 0; turn < abs(count); turn++) emit(by_one, 0, 0);
    emit(region, 0, LINES - 1);
    // Where ncurses believes the cursor to be. Not by saving and restoring it: some terminals keep in the same place
    // what they return to when the alternate screen is left.
    emit(home, 0, 0);
    return sent.count <= sizeof sent.bytes;
}

/// Moves rows in the books of ncurses: alike on the terminal and in the next frame, so nothing of them is to be sent.
static void move_rows(WINDOW *window, int top, int end, int count) {
    wsetscrreg(window, top, end - 1);
    scrollok(window, TRUE);
    wscrl(window, count);
    wtouchln(window, top, end - top, 0);
}

bool rfl_scroll(int32_t top, int32_t end, int32_t count) {
    // Hidden, the cursor is in the upper left corner.
    if (end > LINES || rfl_state.shows_cursor || !compose(top, end, count)) return false;
    rfl_write(sent.bytes, sent.count);
    move_rows(curscr, top, end, count);
    move_rows(newscr, top, end, count);
    return true;
}
