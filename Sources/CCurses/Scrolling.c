// Rows that are only elsewhere: the terminal moves them, and ncurses is told that it did.
//
// ncurses would find out by itself, but for that every row has to be handed over, hashed cell by cell and compared.

#if !defined(__APPLE__)
#define _GNU_SOURCE
#endif
#define NCURSES_WIDECHAR 1
#include "internal.h"

#include <curses.h>
#include <stdlib.h>
#include <string.h>
#include <term.h>

/// What the terminal is told, by the names of terminfo; null for what it has not.
static struct {
    const char *region, *move, *home;
    /// By one row, and by any number.
    const char *up, *up_by, *down, *down_by;
    /// The same for all rows from that of the cursor on.
    const char *delete, *delete_by, *insert, *insert_by;
} say;

/// Whether the terminal has all that it takes.
static bool can_scroll;

/// What is sent for one scroll.
static char sent[512];
static size_t sent_count;

static int collect(int byte) {
    if (sent_count < sizeof sent) sent[sent_count] = (char)byte;
    sent_count++;
    return byte;
}

static const char *string(const char *name) {
    const char *value = tigetstr(name);
    return value && value != (const char *)-1 ? value : NULL;
}

void rfl_prepare_scrolling(void) {
    say.region = string("csr");
    say.move = string("cup");
    say.home = string("home");
    say.up = string("ind");
    say.up_by = string("indn");
    say.down = string("ri");
    say.down_by = string("rin");
    say.delete = string("dl1");
    say.delete_by = string("dl");
    say.insert = string("il1");
    say.insert_by = string("il");
    can_scroll = say.region && say.move && say.home && (say.up || say.up_by) && (say.down || say.down_by);
}

static void emit(const char *capability, int rows) { tputs(capability, rows, collect); }

static void emit2(const char *capability, int first, int second, int rows) {
    emit(tparm(capability, first, second, 0, 0, 0, 0, 0, 0, 0), rows);
}

/// By so many rows, in as few bytes as there are for it.
static void emit_times(const char *one, const char *any, int count, int rows) {
    if (!one || (any && (size_t)count * strlen(one) > strlen(any))) {
        emit2(any, count, 0, rows);
        return;
    }
    for (int turn = 0; turn < count; turn++) emit(one, rows);
}

/// Composes a scroll of the rows from one on to the last: fewer bytes than there are for any other.
static void compose_below(int top, int count) {
    int rows = LINES - top;
    emit2(say.move, top, 0, 1);
    if (count > 0)
        emit_times(say.delete, say.delete_by, count, rows);
    else
        emit_times(say.insert, say.insert_by, -count, rows);
}

static void compose_between(int top, int end, int count) {
    int rows = end - top;
    emit2(say.region, top, end - 1, rows);
    emit2(say.move, count > 0 ? end - 1 : top, 0, 1);
    if (count > 0)
        emit_times(say.up, say.up_by, count, rows);
    else
        emit_times(say.down, say.down_by, -count, rows);
    emit2(say.region, 0, LINES - 1, LINES);
}

static void compose(int top, int end, int count) {
    sent_count = 0;
    bool has_lines = (say.delete || say.delete_by) && (say.insert || say.insert_by);
    if (end == LINES && has_lines)
        compose_below(top, count);
    else
        compose_between(top, end, count);
    // Where ncurses believes the cursor to be after every frame. Not by saving and restoring it: some terminals keep
    // in the same place what they return to when the alternate screen is left.
    emit(say.home, 1);
}

/// Moves rows in the books of ncurses: alike on the terminal and in the next frame, so nothing of them is to be sent.
static void move_rows(WINDOW *window, int top, int end, int count) {
    wsetscrreg(window, top, end - 1);
    scrollok(window, TRUE);
    wscrl(window, count);
    scrollok(window, FALSE);
    wsetscrreg(window, 0, LINES - 1);
    wtouchln(window, top, end - top, 0);
}

bool rfl_scroll(int32_t top, int32_t end, int32_t count) {
    if (!can_scroll || top < 0 || end > LINES || count == 0) return false;
    if (abs(count) >= end - top) return false;
    compose(top, end, count);
    if (sent_count > sizeof sent) return false;
    // Between frames nothing but the scroll is to be sent: ncurses has sent all of the last one.
    rfl_begin_output();
    rfl_write(sent, sent_count);
    rfl_end_output();
    move_rows(curscr, top, end, count);
    move_rows(newscr, top, end, count);
    return true;
}
