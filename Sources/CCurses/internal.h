#pragma once
// The declarations that the C files share. They use no names of ncurses, because not all of the files include
// <curses.h>.

#include "CCurses.h"

#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <termios.h>

/// The state of the open terminal. A process has one terminal, because signals belong to the whole process.
typedef struct {
    rfl_options options;
    rfl_features features;
    /// The `SCREEN` of ncurses, for `delscreen`.
    void *screen;
    /// The modes before the program changed them, of the terminal that shows the screen and of the terminal that sends
    /// keys. These may be two different terminals.
    struct termios original, original_input;
    /// The modes while the program runs.
    struct termios modes, input_modes;
    /// The descriptor that keys are read from: standard input, or another descriptor of the terminal.
    int input;
    /// The descriptor of the terminal that shows the screen: standard output, or a device.
    int terminal;
    /// A duplicate of `terminal` for ncurses. `rfl_cut_output` redirects it to /dev/null.
    int output;
    /// Whether the terminal understands modes that terminfo does not know: bracketed paste and synchronized output.
    bool is_xterm_like;
    /// Whether the terminal can restore its default colours only by a reset of all attributes. If so, it also cannot
    /// make text invisible.
    bool resets_with_colors;
    bool is_open;
    /// Whether the terminal reports the mouse.
    bool mouse;
    /// Whether the terminal reports keys by kitty's protocol. Atomic, because the watchdog's thread reads it.
    atomic_bool keyboard;
    /// Whether the program has set the window's title. Atomic, because the watchdog's thread reads it.
    atomic_bool title;
    /// The state of the cursor in the next frame: whether it is visible, and its position.
    bool has_cursor;
    int32_t cursor_row, cursor_column;
    /// Whether the terminal currently shows the cursor.
    bool shows_cursor;
} rfl_terminal;

extern rfl_terminal rfl_state;

/// Whether the program has taken over the screen and has not restored it yet. Signal handlers read this.
extern atomic_bool rfl_entered;

// Features.c
/// Checks that there is a terminal, and that its type can move the cursor.
rfl_result rfl_check_surroundings(void);
/// Finds the features of the terminal, after `newterm`.
void rfl_find_features(void);
/// Returns the string of a terminfo capability; null when the terminal's description lacks it. ncurses owns the
/// string.
char *rfl_capability(const char *name);

// Output.c
/// Opens the file that ncurses writes to; null when the process has too few descriptors.
FILE *rfl_open_output(void);
void rfl_close_output(FILE *file);
/// Marks the start of writes. Until `rfl_end_output`, a signal that asks the program to end cuts the output off.
void rfl_begin_output(void);
/// Marks the end of writes, and connects the output to the terminal again.
void rfl_end_output(void);
/// Redirects the output to /dev/null until `rfl_end_output`. After that, writes succeed at once, also a write that
/// waits now and is interrupted by a signal.
void rfl_cut_output(void);
/// Returns whether output was cut off since the last call. If so, the contents of the screen are unknown.
bool rfl_has_lost_output(void);
/// Forwards a signal to the thread that writes, if that is another thread. A waiting write is only interrupted by a
/// signal to its own thread. Returns whether the signal was forwarded.
bool rfl_forward_to_writer(int number);
/// Cuts the output off if this thread is writing.
void rfl_cut_if_writing(void);
/// Writes bytes without the buffer of ncurses. If the terminal accepts no output, waits until a signal asks the
/// program to end.
void rfl_write(const char *bytes, size_t count);
/// Returns the milliseconds of a monotonic clock.
int64_t rfl_milliseconds_now(void);
/// Opens the terminal a second time for writes that never wait. Signal handlers need this. While another thread waits
/// in a write to the terminal, all other writes to the same open file would also wait. Returns `rfl_state.terminal` if
/// the terminal cannot be opened again.
int rfl_open_line(void);
void rfl_close_line(int line);
/// Writes bytes until the time `end`, also while the output is cut off. Signal handlers may call this function. Returns
/// whether the terminal has accepted all bytes.
bool rfl_write_in_time(int line, const char *bytes, size_t count, int64_t end);

// Signals.c
/// Opens a pipe that closes on exec. Returns false and sets `errno` on failure.
bool rfl_open_pipe(int *ends);
/// Opens a pipe whose ends never wait. The ends stay negative on failure.
void rfl_open_pipe_without_waiting(int *ends);
/// Blocks SIGTTOU in this thread. The signal stops a process in the background that writes to the terminal, changes
/// its modes or changes the foreground job. Returns the signals that were blocked before.
sigset_t rfl_block_background_stop(void);
/// Stops the process until its job is in the foreground. Returns false if a signal asks the program to end meanwhile.
bool rfl_wait_for_foreground(void);
/// Returns whether another job is in the foreground of the terminal.
bool rfl_is_in_background(void);
void rfl_install_signals(void);
void rfl_restore_signals(void);
/// Stops the process by SIGTSTP, and returns when the process continues.
void rfl_stop_by_signal(void);
/// Stops the whole process group, as ^Z does: also the other programs of a pipeline. Does nothing if this program
/// ignores SIGTSTP.
void rfl_stop_group(void);
/// Installs a handler for SIGCHLD, so that the end or the stop of a child ends `rfl_wait_for_signal`.
void rfl_watch_children(void);
void rfl_unwatch_children(void);
/// Waits for a signal, and for input of a descriptor unless its number is negative. A negative time waits for ever.
/// Returns whether there is input.
bool rfl_wait_for_signal(int descriptor, int milliseconds);
/// Returns the unread events of signals and of other threads, and clears them.
uint32_t rfl_take_events(void);
/// Informs the watchdog that the loop waits again. If the program had read a request to end, it has decided to
/// continue.
void rfl_note_waiting(void);
/// Starts the count of the watchdog because the terminal has hung up. The next `rfl_take_events` stops the count. Does
/// nothing if the program is already ending.
void rfl_count_hang_up(void);
/// Returns whether the watchdog counts the time of an unread request to end.
bool rfl_is_signal_unread(void);
/// Decides that the watchdog ends the process by the unread signal. Returns false, and decides nothing, if the loop has
/// just read the signal.
bool rfl_claim_unread_signal(void);
/// Returns whether the watchdog has decided to end the process; see `rfl_claim_unread_signal`.
bool rfl_is_claimed(void);
/// Sends the unread signal to the program once more. Its handler then waits in `rfl_wait_for_watchdog`. The signal also
/// interrupts a waiting write of the program, so that the watchdog can write.
void rfl_interrupt_program(void);
/// Ends the process by the unread signal. The handler that the program had installed before is called first.
void rfl_end_by_unread_signal(void);
/// Returns the readable end of the wake pipe, which signal handlers write to; -1 before the first opening.
int rfl_pipe_end(void);
void rfl_drain_pipe(void);

// ExactColors.c
/// Returns the first number that a terminal with exact colours reads as 0xRRGGBB. Smaller numbers are colours of its
/// palette.
int32_t rfl_first_exact_value(void);
/// Derives a description with exact colours from the loaded description of the type, if the terminal promises exact
/// colours and its own description lacks them.
void rfl_derive_description(const char *type);
/// Returns the derived description as a value of TERMINFO; null if there is none, or if this ncurses is too old.
const char *rfl_derived_description(void);

// Watchdog.c
/// Opens the watchdog's pipe. The pipe stays open until the process ends.
void rfl_open_watchdog_pipe(void);
/// Starts the watchdog's thread.
void rfl_start_watchdog(void);
/// Ends the watchdog's thread and waits for its end. Does nothing in a fork of the process, which has no such thread.
void rfl_stop_watchdog(void);
/// Makes the watchdog count from zero. Signal handlers may call this function.
void rfl_restart_watchdog(void);
/// Stops the watchdog's count while another program has the terminal, or restarts the count afterwards.
void rfl_pause_watchdog(bool pauses);
/// Waits until the watchdog has ended the process, so that this thread does not use the terminal any more. Returns at
/// once in the watchdog's own thread, and after two seconds in all others.
void rfl_wait_for_watchdog(void);

// Leaving.c
/// Composes the sequences that take over and restore the terminal, for the current size of ncurses.
void rfl_prepare_sequences(void);
/// Takes over the terminal: the alternate screen, the keypad, and the modes that terminfo does not know.
void rfl_enter(void);
/// Turns mouse reports on or off, according to `rfl_state.mouse`.
void rfl_write_mouse(void);
/// Restores the terminal with system calls only, so that signal handlers and `atexit` can call it. This takes at most
/// half a second, even if the terminal accepts no output.
void rfl_leave_now(void);
/// Restores the terminal for the watchdog. This takes at most the given milliseconds, even if the terminal
/// accepts no output.
void rfl_leave_for_end(int milliseconds);

// Variables.c
/// Sets an environment variable. Returns the value to pass to `rfl_restore_variable`.
char *rfl_set_variable(const char *name, const char *value);
/// Restores the variable's old value. NULL means that the variable was not set.
void rfl_restore_variable(const char *name, char *before);

// Size.c
/// Sets LINES and COLUMNS to the size of the terminal or a larger one, until `rfl_restore_exports`. ncurses uses these
/// variables. Without them, ncurses would read the size itself, and fail if the size exceeds its limits.
void rfl_export_size(void);
void rfl_restore_exports(void);
/// Gives ncurses the size of the terminal. Returns whether the size has changed. If there is not enough memory for the
/// new size, ncurses keeps the old one.
bool rfl_fit_screen(void);

// Rows.c
/// Clears the drawing state of the terminal that was open before.
void rfl_prepare_drawing(void);
