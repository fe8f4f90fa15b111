#pragma once
// What the C files share. No name of ncurses here: only the files that draw include <curses.h>.

#include "CCurses.h"

#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <termios.h>

/// Everything about the terminal that is open. One in a process, as signals are.
typedef struct {
    rfl_options options;
    rfl_features features;
    /// What ncurses knows of the terminal, for `delscreen`.
    void *screen;
    /// How the terminal was found; what keys come from may be another one.
    struct termios original, original_input;
    /// How the program has it.
    struct termios modes, input_modes;
    /// Where keys come from: standard input, or the terminal under another number.
    int input;
    /// What the picture goes to: standard output, or a device.
    int terminal;
    /// The same under a number of its own, which can be cut off.
    int output;
    /// Whether modes beyond terminfo are understood: bracketed paste and synchronized output.
    bool is_xterm_like;
    /// Its own colours come back by a reset of everything, and it can't make text invisible.
    bool resets_with_colors;
    bool is_open;
    bool mouse;
    /// Whether keys are reported by kitty's protocol.
    bool keyboard;
    /// Whether the window has a title of ours.
    bool title;
    /// Whether the cursor is to be seen, and where.
    bool has_cursor;
    int32_t cursor_row, cursor_column;
    /// Whether it is seen.
    bool shows_cursor;
} rfl_terminal;

extern rfl_terminal rfl_state;

/// Whether the screen is ours right now; read by signal handlers.
extern atomic_bool rfl_entered;

// Features.c
/// Whether there is a terminal of a type that can be drawn on.
rfl_result rfl_check_surroundings(void);
/// Notes what the terminal can do, once ncurses knows it.
void rfl_find_features(void);
/// What the terminal's description has for a capability, by ncurses' own copy; null when it has none.
char *rfl_capability(const char *name);

// Output.c
/// Opens what ncurses writes to; null when there are too few descriptors.
FILE *rfl_open_output(void);
void rfl_close_output(FILE *file);
/// Around what writes: in between, a signal that asks for the end cuts the output off.
void rfl_begin_output(void);
void rfl_end_output(void);
/// Makes writing succeed at once, and a write that waits end: nothing arrives any more until `rfl_end_output`.
void rfl_cut_output(void);
/// Whether output was cut off since the last call: what the terminal shows is not known then.
bool rfl_has_lost_output(void);
/// Hands a signal to the thread that writes if that is another: only there it ends a write that waits.
bool rfl_forward_to_writer(int number);
/// Cuts the output off if this thread is writing.
void rfl_cut_if_writing(void);
/// Writes past the buffer of ncurses, and waits for a terminal that does not read, until asked to end.
void rfl_write(const char *bytes, size_t count);
/// Milliseconds of a clock that is never set.
int64_t rfl_milliseconds_now(void);
/// Writes what is taken until a time, past whatever is cut off, and tells whether that is all; for signal handlers.
bool rfl_write_in_time(const char *bytes, size_t count, int64_t end);

// Signals.c
/// Opens a pipe that no program started by this one gets; false, with `errno`, where that is not possible.
bool rfl_open_pipe(int *ends);
/// Blocks SIGTTOU, which stops who writes, changes modes or the foreground job in the background. Returns the signals
/// that were blocked before.
sigset_t rfl_block_background_stop(void);
/// Stops as long as the terminal is another job's; false when asked to end meanwhile.
bool rfl_wait_for_foreground(void);
/// Whether the terminal is another job's.
bool rfl_is_in_background(void);
void rfl_install_signals(void);
void rfl_restore_signals(void);
void rfl_stop_by_signal(void);
/// Stops this program and whoever is in a pipe with it, as ^Z does; nobody where the signal is ignored.
void rfl_stop_group(void);
/// From now on the end or stop of a child ends `rfl_wait_for_signal`.
void rfl_watch_children(void);
void rfl_unwatch_children(void);
/// Waits for any signal, and for input of a descriptor unless that is negative, for so long; negative for ever. Tells
/// whether there is input.
bool rfl_wait_for_signal(int descriptor, int milliseconds);
/// Takes the events that signals and other threads have left.
uint32_t rfl_take_events(void);
/// The readable end of the pipe that signals write to; -1 before the first opening.
int rfl_pipe_end(void);
void rfl_drain_pipe(void);

// ExactColors.c
/// The first value that a terminal takes as a value: below, even a direct one has its palette.
int32_t rfl_first_exact_value(void);
/// Has colours sent as values with semicolons, whatever the description of the terminal says: all that have such colours
/// know that form, and some print the one with colons.
void rfl_use_semicolons(void);

// Leaving.c
/// Composes what is sent, for the size that ncurses has now.
void rfl_prepare_sequences(void);
/// Takes the terminal: the screen, the keypad, what terminfo has no name for.
void rfl_enter(void);
/// Has the mouse reported or not, as the state says.
void rfl_write_mouse(void);
/// Gives the terminal back with system calls alone, so that signal handlers and `atexit` can, too.
void rfl_leave_now(void);

// Size.c
/// Exports the size or a larger one, which ncurses takes then, until what was exported is restored. By itself it would
/// ask for it, and fail where the size is more than it can hold.
void rfl_export_size(void);
void rfl_restore_exports(void);
/// Gives ncurses the size of the terminal, and tells whether that is another than before.
bool rfl_fit_screen(void);

// Rows.c
/// Forgets what was drawn on a terminal before.
void rfl_prepare_drawing(void);
