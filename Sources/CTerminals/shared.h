#pragma once
// The declarations that the C files share, here and in CCurses. They use no names of ncurses.

#include "include/CTerminals.h"

#include <signal.h>
#include <stdatomic.h>
#include <termios.h>

/// The functions of a library that draws screens.
typedef struct {
    /// Checks the type of the terminal, before anything is changed.
    rfl_result (*check)(void);
    /// Prepares the library, after signals and output are prepared. Sets `is_xterm_like` and `has_mouse` of
    /// `rfl_state`, and calls `rfl_set_sequences`. Returns false on failure.
    bool (*open)(void);
    /// Releases everything, also after `open` has failed.
    void (*close)(void);
    /// Adopts the current size of the terminal as far as possible, and returns the adopted size.
    void (*fit)(int32_t *columns, int32_t *rows);
} rfl_library;

/// The state of the open terminal. A process has one terminal, because signals belong to the whole process.
typedef struct {
    rfl_options options;
    const rfl_library *library;
    /// The modes before the program changed them, of the terminal that shows the screen and of the terminal that sends
    /// keys. These may be two different terminals.
    struct termios original, original_input;
    /// The modes while the program runs.
    struct termios modes, input_modes;
    /// The descriptor that keys are read from: standard input, or another descriptor of the terminal.
    int input;
    /// Whether `input` was opened for this terminal.
    bool owns_input;
    /// The descriptor of the terminal that shows the screen: standard output, or a device.
    int terminal;
    /// A duplicate of `terminal` for the screen; negative while there is none. `rfl_cut_output` redirects it to
    /// /dev/null.
    int output;
    /// Whether characters beyond ASCII can be sent.
    bool is_unicode;
    /// Whether the terminal understands modes that terminfo does not know: bracketed paste and synchronized output.
    bool is_xterm_like;
    /// Whether the terminal can report the mouse.
    bool has_mouse;
    bool is_open;
    /// Whether the terminal reports the mouse.
    bool mouse;
    /// Whether the terminal reports keys by kitty's protocol. Atomic, because the watchdog's thread reads it.
    atomic_bool keyboard;
    /// Whether the program has set the window's title. Atomic, because the watchdog's thread reads it.
    atomic_bool title;
} rfl_terminal;

extern rfl_terminal rfl_state;

/// Whether the program has taken over the screen and has not restored it yet. Signal handlers read this.
extern atomic_bool rfl_entered;

// Opening.c
/// Opens the terminal with a library that draws screens.
rfl_result rfl_open(const rfl_options *options, const rfl_library *library);
/// Reads the terminal's size from the system. Returns false if the terminal does not know its size, such as a serial
/// line, which reports 0 by 0.
bool rfl_ask_size(int *columns, int *rows);

// Output.c
/// Opens the descriptor for the screen. Returns false when the process has too few descriptors.
bool rfl_open_output(void);
void rfl_close_output(void);
/// Marks the start of writes. Until `rfl_end_output`, a signal that asks the program to end cuts the output off.
void rfl_begin_output(void);
/// Marks the end of writes, and connects the output to the terminal again.
void rfl_end_output(void);
/// Redirects the output to /dev/null until `rfl_end_output` is called. While it is redirected, writes succeed at once. A
/// waiting write also succeeds, as soon as a signal interrupts it.
void rfl_cut_output(void);
/// Forwards a signal to the thread that writes, if that is another thread. A waiting write is only interrupted by a
/// signal to its own thread. Returns whether the signal was forwarded.
bool rfl_forward_to_writer(int number);
/// Cuts the output off if this thread is writing.
void rfl_cut_if_writing(void);
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
/// Sets the sequences that take over and restore the terminal. The first `screen` bytes of `enter` change to the
/// alternate screen. Bytes after the first 1,100 are ignored.
void rfl_set_sequences(const char *enter, size_t enter_count, size_t screen, const char *leave, size_t leave_count);
/// Takes over the terminal: the sequences of the library, and the modes that the program has turned on.
void rfl_enter(void);
/// Turns mouse reports on or off, according to `rfl_state.mouse`.
void rfl_write_mouse(void);
/// Restores the terminal with system calls only, so that signal handlers and `atexit` can call it. This takes at most
/// half a second, even if the terminal accepts no output.
void rfl_leave_now(void);
/// Restores the terminal for the watchdog. This takes at most the given milliseconds, even if the terminal
/// accepts no output.
void rfl_leave_for_end(int milliseconds);
