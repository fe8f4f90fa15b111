// Moving of rows on the terminal and in the records of ncurses.
//
// ncurses can find moved rows itself, but to do so, it needs every row and hashes every cell.

#ifdef CURSES
#if !defined(__APPLE__)
#define _GNU_SOURCE
#endif
#define NCURSES_WIDECHAR 1
#include "internal.h"

#include <curses.h>
#include <stdlib.h>
#include <term.h>

/// The bytes of the sequence for one scroll.
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

/// Composes the sequence that scrolls the rows from `top` up to but not including `end`. The rows move up by `count`,
/// or down if `count` is negative. Returns false if the terminal can't scroll rows.
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
    // Move the cursor back to the position in the records of ncurses. Do not save and restore the cursor, because some
    // terminals would overwrite the cursor that they have saved for the end of the alternate screen.
    emit(home, 0, 0);
    return sent.count <= sizeof sent.bytes;
}

/// Moves rows in a window of ncurses. The caller moves them both in the record of the terminal and in the next frame,
/// so that ncurses sends none of them.
static void move_rows(WINDOW *window, int top, int end, int count) {
    wsetscrreg(window, top, end - 1);
    scrollok(window, TRUE);
    wscrl(window, count);
    wtouchln(window, top, end - top, 0);
}

bool rfl_scroll(int32_t top, int32_t end, int32_t count) {
    // Do not scroll while the cursor is visible. `compose` leaves the cursor in the upper left corner, where ncurses
    // keeps a hidden cursor.
    if (end > LINES || rfl_curses.shows_cursor || !compose(top, end, count)) return false;
    rfl_write(sent.bytes, sent.count);
    move_rows(curscr, top, end, count);
    move_rows(newscr, top, end, count);
    return true;
}
#endif
