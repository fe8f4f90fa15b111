// The size of the terminal, as far as there is room for it.

#if !defined(__APPLE__)
#define _GNU_SOURCE
#endif
#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1
#include "internal.h"

#include <curses.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

enum {
    /// ncurses counts columns and rows in 16 bits with a sign.
    LONGEST = INT16_MAX,
    /// Cells of all rows. ncurses takes about 90 bytes for one, so this is less than 100 MB; no display has as many.
    LARGEST = 1 << 20,
};

static int smaller(int left, int right) { return left < right ? left : right; }

/// False for a terminal that does not know its size: a serial line says 0 by 0.
static bool ask_size(int *columns, int *rows) {
    struct winsize size;
    if (ioctl(rfl_state.terminal, TIOCGWINSZ, &size) != 0 || size.ws_row == 0 || size.ws_col == 0) return false;
    *columns = smaller(size.ws_col, LONGEST);
    *rows = smaller(smaller(size.ws_row, LONGEST), LARGEST / *columns);
    return true;
}

/// What was exported before; null for nothing.
static char *exported_columns, *exported_rows;

static char *export(const char *name, int number) {
    const char *value = getenv(name);
    char *before = value ? strdup(value) : NULL;
    char text[16];
    snprintf(text, sizeof text, "%d", number);
    setenv(name, text, 1);
    return before;
}

static void restore(const char *name, char *before) {
    if (before) setenv(name, before, 1);
    else unsetenv(name);
    free(before);
}

static bool is_exported;

static int larger(int left, int right) { return left < right ? right : left; }

void rfl_export_size(void) {
    int columns, rows;
    is_exported = ask_size(&columns, &rows);
    if (!is_exported) return;
    // At least the usual size: what ncurses writes on opening is cut off later, which a buffer for fewer cells would
    // not keep until then.
    exported_columns = export("COLUMNS", larger(columns, 80));
    exported_rows = export("LINES", larger(rows, 24));
}

void rfl_restore_exports(void) {
    if (!is_exported) return;
    restore("COLUMNS", exported_columns);
    restore("LINES", exported_rows);
}

/// Whether ncurses gets the memory for a size.
///
/// Without memory ncurses fails half-way: it frees rows that its windows still use, and `delscreen` frees them again.
static bool has_memory(int columns, int rows) {
    // Three windows, and the new rows of one while it still has its old ones. Without `volatile` the compiler leaves
    // out the allocation.
    void *volatile memory = malloc((size_t)columns * (size_t)rows * 4 * sizeof(cchar_t));
    bool is_there = memory != NULL;
    free(memory);
    return is_there;
}

static bool has_size(WINDOW *window, int columns, int rows) {
    return getmaxx(window) == columns && getmaxy(window) == rows;
}

/// Gives all windows of ncurses a size; false where one has another size then, or where ncurses reports a failure.
static bool resize(int columns, int rows) {
    if (resize_term(rows, columns) != OK) return false;
    return has_size(stdscr, columns, rows) && has_size(curscr, columns, rows) && has_size(newscr, columns, rows);
}

/// Ends the program where the windows of ncurses are of no use any more, as a lack of memory in Swift does.
static void end_without_memory(void) {
    static const char text[] = "There is not enough memory for the size of the terminal.\n";
    rfl_leave_now();
    ssize_t ignored = write(STDERR_FILENO, text, sizeof text - 1);
    (void)ignored;
    abort();
}

bool rfl_fit_screen(void) {
    int columns, rows;
    // Otherwise the size stays that ncurses has found.
    if (!ask_size(&columns, &rows) || !is_term_resized(rows, columns) || !has_memory(columns, rows)) return false;
    // Not `resizeterm`, which would also put a key into an input that nobody reads. It grows before it shrinks: what
    // becomes narrower and taller would for a moment be as wide as before and as tall as then.
    if (!resize(smaller(columns, COLS), smaller(rows, LINES)) || !resize(columns, rows)) end_without_memory();
    return true;
}

bool rfl_read_size(int32_t *columns, int32_t *rows) {
    if (rfl_fit_screen()) {
        clearok(curscr, TRUE);
        rfl_prepare_sequences();
    }
    bool is_changed = *columns != COLS || *rows != LINES;
    *columns = COLS;
    *rows = LINES;
    return is_changed;
}
