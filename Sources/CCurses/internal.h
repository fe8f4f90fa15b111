#pragma once
// The declarations that the C files of this target share. They use no names of ncurses, because not all of the files
// include <curses.h>.

#include "include/CCurses.h"
#include "shared.h"

#if defined(__has_include)
#if !__has_include(<curses.h>)
#error "The headers of ncurses are missing: install them (libncurses-dev on Debian and Ubuntu), or build without them: swift build --disable-default-traits"
#endif
#endif

/// The state of ncurses.
typedef struct {
    rfl_drawing drawing;
    /// The number of colours: 0, 8, 16, 88, 256 or 0x1000000.
    int32_t color_count;
    /// The `SCREEN` of ncurses, for `delscreen`.
    void *screen;
    /// Whether the terminal can restore its default colours only by a reset of all attributes. If so, it also cannot
    /// make text invisible.
    bool resets_with_colors;
    /// The state of the cursor in the next frame: whether it is visible, and its position.
    bool has_cursor;
    int32_t cursor_row, cursor_column;
    /// Whether the terminal currently shows the cursor.
    bool shows_cursor;
} rfl_curses_state;

extern rfl_curses_state rfl_curses;

// Features.c
/// Checks that the type of the terminal is known, and that it can move the cursor.
rfl_result rfl_check_type(void);
/// Finds the features of the terminal, after `newterm`.
void rfl_find_features(void);
/// Returns the string of a terminfo capability; null when the terminal's description lacks it. ncurses owns the
/// string.
char *rfl_capability(const char *name);

// ExactColors.c
/// Returns the first number that a terminal with exact colours reads as 0xRRGGBB. Smaller numbers are colours of its
/// palette.
int32_t rfl_first_exact_value(void);
/// Derives a description with exact colours from the loaded description of the type, if the terminal promises exact
/// colours and its own description lacks them.
void rfl_derive_description(const char *type);
/// Returns the derived description as a value of TERMINFO; null if there is none, or if this ncurses is too old.
const char *rfl_derived_description(void);

// Sequences.c
/// Composes the sequences that take over and restore the terminal, for the current size of ncurses.
void rfl_prepare_sequences(void);

// Variables.c
/// Sets an environment variable. Returns the value to pass to `rfl_restore_variable`.
char *rfl_set_variable(const char *name, const char *value);
/// Restores the variable's old value. NULL means that the variable was not set.
void rfl_restore_variable(const char *name, char *before);

// Size.c
/// Sets LINES and COLUMNS to the size of the terminal, or to the least numbers if these are larger, until
/// `rfl_restore_exports`. ncurses uses these variables. With the user's variables, or if it reads the size itself,
/// ncurses fails if a number exceeds its limits.
void rfl_export_size(int least_columns, int least_rows);
void rfl_restore_exports(void);
/// Gives ncurses the size of the terminal. Returns whether the size has changed. If there is not enough memory for the
/// new size, ncurses keeps the old one.
bool rfl_fit_screen(void);
/// Gives ncurses the size of the terminal, and returns the size of ncurses.
void rfl_fit(int32_t *columns, int32_t *rows);

// Rows.c
/// Clears the drawing state of the terminal that was open before.
void rfl_prepare_drawing(void);
