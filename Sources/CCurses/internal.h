#pragma once
// What the C files share. No name of ncurses here: only the files that draw include <curses.h>.

#include "CCurses.h"

#include <stdatomic.h>
#include <termios.h>

/// Everything about the terminal that is open. One in a process, as signals are.
typedef struct {
    rfl_options options;
    rfl_features features;
    /// What ncurses knows of the terminal, for `delscreen`.
    void *screen;
    /// How the terminal was found.
    struct termios original;
    /// How keys are read.
    struct termios input_modes;
    /// Where keys come from: standard input, or the terminal under another number.
    int input;
    /// Whether modes beyond terminfo are understood: bracketed paste and synchronized output.
    bool is_xterm_like;
    bool is_open;
    bool mouse;
} rfl_terminal;

extern rfl_terminal rfl_state;

/// Whether the screen is ours right now; read by signal handlers.
extern atomic_bool rfl_entered;

// Features.c
/// Whether there is a terminal of a type that can be drawn on.
rfl_result rfl_check_surroundings(void);
/// Whether characters beyond ASCII can be sent as UTF-8; sets the locale.
bool rfl_find_unicode(void);
/// Notes what the terminal can do, once ncurses knows it.
void rfl_find_features(void);

// Signals.c
void rfl_install_signals(void);
void rfl_restore_signals(void);
void rfl_stop_by_signal(void);
/// Takes the events that signals and other threads have left.
uint32_t rfl_take_events(void);
/// The readable end of the pipe that signals write to; -1 before the first opening.
int rfl_pipe_end(void);
void rfl_drain_pipe(void);

// Leaving.c
void rfl_prepare_leaving(void);
/// Ends what a frame cut short may have left on, and the modes terminfo has no name for.
void rfl_mend(void);
/// Shows the cursor, past ncurses.
void rfl_show_cursor(void);
/// Gives the terminal back with system calls alone; for signal handlers and `atexit`.
void rfl_leave_now(void);
/// Writes at once, past the buffer of ncurses; gives up on a terminal that does not read, and tells so.
bool rfl_write(const char *bytes, size_t count);

// Scrolling.c
/// Finds out how the terminal scrolls.
void rfl_prepare_scrolling(void);

// Rows.c
bool rfl_prepare_drawing(void);
void rfl_release_drawing(void);
