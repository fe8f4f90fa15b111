// The size of the screen of ncurses.

#ifdef CURSES
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
#include <unistd.h>

static int smaller(int left, int right) { return left < right ? left : right; }

/// The values of COLUMNS and LINES before the export; null for a variable that was not set.
static char *exported_columns, *exported_rows;

static char *export(const char *name, int number) {
    char text[16];
    snprintf(text, sizeof text, "%d", number);
    return rfl_set_variable(name, text);
}

static bool is_exported;

static int larger(int left, int right) { return left < right ? right : left; }

void rfl_export_size(int least_columns, int least_rows) {
    int columns, rows;
    is_exported = rfl_ask_size(&columns, &rows);
    if (!is_exported) return;
    exported_columns = export("COLUMNS", larger(columns, least_columns));
    exported_rows = export("LINES", larger(rows, least_rows));
}

void rfl_restore_exports(void) {
    if (!is_exported) return;
    rfl_restore_variable("COLUMNS", exported_columns);
    rfl_restore_variable("LINES", exported_rows);
}

/// Returns whether there is enough memory for ncurses at a size.
///
/// If ncurses lacks memory during a change of size, it frees rows that its windows still use, and `delscreen` frees
/// them again.
static bool has_memory(int columns, int rows) {
    // Allocate room for three windows, and for the new rows of one window that still has its old rows. Without
    // `volatile`, the compiler would remove the allocation.
    void *volatile memory = malloc((size_t)columns * (size_t)rows * 4 * sizeof(cchar_t));
    bool is_there = memory != NULL;
    free(memory);
    return is_there;
}

static bool has_size(WINDOW *window, int columns, int rows) {
    return getmaxx(window) == columns && getmaxy(window) == rows;
}

/// Gives all windows of ncurses a size. Returns false if ncurses reports a failure, or if a window has another size
/// afterwards.
static bool resize(int columns, int rows) {
    if (resize_term(rows, columns) != OK) return false;
    return has_size(stdscr, columns, rows) && has_size(curscr, columns, rows) && has_size(newscr, columns, rows);
}

/// Ends the program because the windows of ncurses are invalid. Swift also ends a program that lacks memory.
static void end_without_memory(void) {
    static const char text[] = "There is not enough memory for the size of the terminal.\n";
    rfl_leave_now();
    ssize_t ignored = write(STDERR_FILENO, text, sizeof text - 1);
    (void)ignored;
    abort();
}

bool rfl_fit_screen(void) {
    int columns, rows;
    // Keep the current size of ncurses if the new size is unknown or needs too much memory.
    if (!rfl_ask_size(&columns, &rows) || !is_term_resized(rows, columns) || !has_memory(columns, rows)) return false;
    // Do not use `resizeterm`, which would also add a key to the input of ncurses, which is never read. `resize_term`
    // grows before it shrinks, so a screen that becomes narrower and taller would briefly have the old width and the
    // new height. Therefore, shrink the screen first.
    if (!resize(smaller(columns, COLS), smaller(rows, LINES)) || !resize(columns, rows)) end_without_memory();
    return true;
}

void rfl_fit(int32_t *columns, int32_t *rows) {
    if (rfl_fit_screen()) {
        clearok(curscr, TRUE);
        rfl_prepare_sequences();
    }
    *columns = COLS;
    *rows = LINES;
}
#endif
