#pragma once
// The interface of the terminal device for Swift: what every terminal needs, however screens are drawn on it.
//
// A process has one terminal. Call all functions on the thread that opened the terminal, except `rfl_wake`, which any
// thread may call.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// The reason why a terminal could not be opened.
typedef enum {
    RFL_OPENED = 0,
    RFL_ALREADY_OPEN,
    RFL_INPUT_IS_NO_TERMINAL,
    RFL_OUTPUT_IS_NO_TERMINAL,
    RFL_DEVICE_CANNOT_BE_OPENED,
    RFL_DEVICE_IS_NO_TERMINAL,
    RFL_TYPE_UNSET,
    RFL_TYPE_UNKNOWN,
    RFL_TYPE_MAY_NOT_BE_ANSI,
    RFL_TYPE_CANNOT_MOVE_CURSOR,
    RFL_TOO_MANY_OPEN_FILES,
    RFL_FAILED,
} rfl_result;

typedef struct {
    /// The path of a terminal device for keys and output; NULL for standard input and output.
    const char *device;
    /// Whether keys are read from the terminal if standard input is not a terminal.
    bool takes_keys_from_terminal;
    /// Whether ^C is a key instead of a signal.
    bool interrupts_are_keys;
} rfl_options;

/// The sequences that take over and restore a terminal whose type is not looked up in terminfo.
typedef struct {
    /// The result of checking the terminal's type: `RFL_OPENED` if the sequences may be sent.
    rfl_result check;
    /// The sequence that takes over the terminal.
    const char *entering;
    /// The number of leading bytes of `entering`, which change to the alternate screen.
    size_t screen_count;
    /// The sequence that restores the terminal. It begins with an escape character, which also cancels a control
    /// sequence that was cut short.
    const char *leaving;
    /// Whether the terminal understands xterm's modes and questions, such as titles and synchronized output.
    bool is_xterm_like;
    /// Whether the terminal reports the mouse.
    bool has_mouse;
} rfl_sequences;

// The bits of the result of `rfl_wait`.
enum {
    RFL_INPUT = 1 << 0,
    /// The bit for a descriptor of the caller that can be read.
    RFL_DESCRIPTOR = 1 << 2,
    RFL_WOKEN = 1 << 3,
    RFL_RESIZED = 1 << 4,
    RFL_STOP_ASKED = 1 << 5,
    RFL_CONTINUED = 1 << 6,
    RFL_INTERRUPTED = 1 << 7,
    RFL_TERMINATED = 1 << 8,
    RFL_HUNG_UP = 1 << 9,
};

/// Sets the locale, and returns whether characters beyond ASCII can be sent as UTF-8.
bool rfl_find_unicode(void);

/// Opens the terminal without a library for screens. The caller has checked the terminal's type, and draws with
/// `rfl_write`.
///
/// If the options contain no device, standard output must be a terminal. Standard input must also be a terminal, unless
/// the options allow other sources of keys.
rfl_result rfl_open_plain(const rfl_options *options, const rfl_sequences *sequences);

/// Restores the open terminal.
void rfl_close(void);

/// Whether characters beyond ASCII can be sent to the open terminal as UTF-8.
bool rfl_is_unicode(void);

/// Whether the open terminal understands xterm's modes and questions.
bool rfl_is_xterm_like(void);

/// Reads the terminal's size from the system. Returns whether the size differs from the arguments, and changes the
/// arguments.
bool rfl_read_size(int32_t *columns, int32_t *rows);

/// Reads the size of the terminal on standard output, which need not be open. Returns false, and changes nothing, if
/// there is no such terminal.
bool rfl_read_output_size(int32_t *columns, int32_t *rows);

/// A descriptor that the caller watches.
typedef struct {
    int32_t descriptor;
    /// Whether the descriptor is closed, or has ended with nothing left to read. If so, `rfl_wait` does not wait for
    /// it.
    bool has_ended;
    /// The identity of the descriptor's file when the descriptor ended; zero before that, and for a closed descriptor.
    uint64_t device, inode;
} rfl_watched;

/// The maximum number of descriptors that `rfl_wait` checks.
enum { RFL_MAXIMUM_WATCHED = 62 };

/// Waits for input, a signal, a descriptor or `rfl_wake`. Returns the events as bits. A negative time waits for ever.
///
/// Reports a descriptor that has ended once, and marks it. The mark is removed when the number belongs to another file,
/// or when the other end is open again.
uint32_t rfl_wait(int64_t nanoseconds, rfl_watched *watched, size_t count);

/// Returns events that `rfl_wait` has reported, so that the next `rfl_wait` reports them again.
void rfl_put_back(uint32_t events);

/// Whether a signal has asked the program to end, and no `rfl_wait` has reported it yet. Meanwhile, no write waits for
/// the terminal to read.
bool rfl_is_end_asked(void);

/// Reads the available bytes without waiting. Returns their number; 0 if there are none.
size_t rfl_read(uint8_t *bytes, size_t capacity);

/// Whether the terminal is gone, so that no more input will come. Call this after a read that found no bytes.
bool rfl_has_input_ended(void);

/// Informs the watchdog that the program ends because the terminal is gone. From now on, the program may take any time
/// to end.
void rfl_note_end(void);

/// Makes `rfl_wait` return. Any thread may call this function. It has no effect when no terminal is open.
void rfl_wake(void);

/// Turns mouse reports on or off. Returns whether they are on afterwards.
bool rfl_set_mouse(bool enabled);

/// Writes bytes to the screen. If the terminal accepts no output, waits until a signal asks the program to end. After
/// that, the bytes are lost; see `rfl_has_lost_output`.
void rfl_write(const char *bytes, size_t count);

/// Returns whether output was cut off since the last call. If so, the contents of the screen are unknown.
bool rfl_has_lost_output(void);

/// Sends bytes that are not part of the screen, such as questions. Returns false if the terminal may not understand the
/// bytes, or if no terminal is open.
bool rfl_send(const char *bytes, size_t count);

/// Sends a sequence that sets the window's title. The old title is restored together with the terminal. Returns false
/// if the sequence cannot be sent.
bool rfl_send_title(const char *bytes, size_t count);

/// Makes the terminal report keys by kitty's protocol until the terminal is restored.
void rfl_use_keyboard_protocol(void);

/// Sends the signal of a control byte, such as ^C, to this process group. The terminal itself does this unless it
/// reports keys by kitty's protocol. Returns false for a byte without a signal.
bool rfl_raise(uint8_t byte);

/// Whether the terminal accepts output at once; true if this is unknown.
bool rfl_can_write(void);

/// Restores the terminal and stops the process as ^Z does. When the process continues, takes over the terminal again
/// and returns.
void rfl_stop(void);

/// Takes over the terminal again after the process has continued. The caller must then repaint the screen.
void rfl_resume(void);

/// The end of a child process.
typedef struct {
    /// The `errno` of the failure to start the process; 0 if it was started.
    int32_t error;
    /// The exit status of the process, or the number of the signal that ended it.
    int32_t status;
    bool is_signaled;
} rfl_child_end;

/// Restores the terminal, runs another program in it, and takes over the terminal again after the other program has
/// ended.
///
/// The first argument is the program, which is looked up in PATH unless it contains a slash. NULL follows the last
/// argument. If `waits_for_key` is true, waits for a key before it takes over the terminal.
rfl_child_end rfl_run_child(char *const *arguments, bool waits_for_key);

/// Returns the number of the signal that causes an event. The exit status of a program that ends by this event depends
/// on the number.
int32_t rfl_signal_number(uint32_t event);
