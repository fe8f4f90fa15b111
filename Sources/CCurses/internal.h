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
    /// Whether keys are reported by kitty's protocol. The watchdog reads this.
    atomic_bool keyboard;
    /// Whether the window has a title of ours. The watchdog reads this.
    atomic_bool title;
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
/// Opens the terminal once more for writes that never wait; for signal handlers. Another thread may wait in a write to
/// the terminal, and then any other write to the same open file would wait as well. Where the terminal cannot be opened
/// again, returns its usual descriptor.
int rfl_open_line(void);
void rfl_close_line(int line);
/// Writes what is taken until a time, past whatever is cut off, and tells whether that is all; for signal handlers.
bool rfl_write_in_time(int line, const char *bytes, size_t count, int64_t end);

// Signals.c
/// Opens a pipe that no program started by this one gets; false, with `errno`, where that is not possible.
bool rfl_open_pipe(int *ends);
/// The same for a pipe whose ends never wait; the ends stay negative where that is not possible.
void rfl_open_pipe_without_waiting(int *ends);
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
/// Notes that the loop waits: a program that has read a request to end goes on.
void rfl_note_waiting(void);
/// Has the watchdog count until the next `rfl_take_events`, as the terminal has gone. Does nothing while the program ends.
void rfl_count_hang_up(void);
/// Whether the time of an unread request to end counts.
bool rfl_is_signal_unread(void);
/// Decides that an unread signal ends the process now; false when the loop has read the signal just before.
bool rfl_claim_unread_signal(void);
/// Whether `rfl_claim_unread_signal` has decided that.
bool rfl_is_claimed(void);
/// Sends the program its unread signal once more. Its handler then stays in `rfl_wait_for_watchdog`, and a write that waits
/// for a terminal that no one reads ends: until then all other writes would wait behind it.
void rfl_interrupt_program(void);
/// Ends the process by the unread signal, after the handler that the program had before us.
void rfl_end_by_unread_signal(void);
/// The readable end of the pipe that signals write to; -1 before the first opening.
int rfl_pipe_end(void);
void rfl_drain_pipe(void);

// ExactColors.c
/// The first value that a terminal takes as a value: below, even a direct one has its palette.
int32_t rfl_first_exact_value(void);
/// Has colours sent as values with semicolons, whatever the description of the terminal says: all that have such colours
/// know that form, and some print the one with colons.
void rfl_use_semicolons(void);

// Watchdog.c
/// Opens the pipe that handlers write to, once for the life of the process.
void rfl_open_watchdog_pipe(void);
/// Starts the thread.
void rfl_start_watchdog(void);
/// Ends the thread, and waits for that. Harmless in a fork of the process, which has no such thread.
void rfl_stop_watchdog(void);
/// Starts the count of a second; for signal handlers.
void rfl_restart_watchdog(void);
/// Stops the count while another program has the terminal, or starts it afterwards.
void rfl_pause_watchdog(bool pauses);
/// Waits for the end of the process, in a thread that must not touch the terminal any more. Returns in the watchdog's
/// own thread, and after two seconds.
void rfl_wait_for_watchdog(void);

// Leaving.c
/// Composes what is sent, for the size that ncurses has now.
void rfl_prepare_sequences(void);
/// Takes the terminal: the screen, the keypad, what terminfo has no name for.
void rfl_enter(void);
/// Has the mouse reported or not, as the state says.
void rfl_write_mouse(void);
/// Gives the terminal back with system calls alone, so that signal handlers and `atexit` can, too.
void rfl_leave_now(void);
/// Restores the terminal for the watchdog: a terminal that no one reads takes at most so many milliseconds.
void rfl_leave_for_end(int milliseconds);

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
