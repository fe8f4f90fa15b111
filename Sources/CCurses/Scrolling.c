// Rows that have only moved: the terminal moves them, and so do the records of ncurses.
//
// ncurses finds moved rows, too, but then it hashes every cell and needs every row.

#if !defined(__APPLE__)
#define _GNU_SOURCE
#endif
#define NCURSES_WIDECHAR 1
#include "internal.h"

#include <curses.h>
#include <stdlib.h>
#include <term.h>

/// The bytes of one scroll.
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

/// Composes a scroll of the rows from `top` to before `end`, up by `count`, or down if `count` is negative. False if
/// the terminal can't.
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
    // Move the cursor to where ncurses believes it to be. Do not save and restore the cursor: some terminals keep it in
    // the same memory as the cursor for the end of the alternate screen.
    emit(home, 0, 0);
    return sent.count <= sizeof sent.bytes;
}

/// Moves rows in the records of ncurses, on the terminal and in the next frame alike, so that ncurses sends none of
/// them.
static void move_rows(WINDOW *window, int top, int end, int count) {
    wsetscrreg(window, top, end - 1);
    scrollok(window, TRUE);
    wscrl(window, count);
    wtouchln(window, top, end - top, 0);
}

bool rfl_scroll(int32_t top, int32_t end, int32_t count) {
    // A hidden cursor is in the upper left corner.
    if (end > LINES || rfl_state.shows_cursor || !compose(top, end, count)) return false;
    rfl_write(sent.bytes, sent.count);
    move_rows(curscr, top, end, count);
    move_rows(newscr, top, end, count);
    return true;
}
