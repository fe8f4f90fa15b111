#pragma once
// The interface of the terminal for Swift. It contains no names of ncurses.
//
// A process has one terminal. Call all functions on the thread that opened the terminal, except `rfl_wake`, which any
// thread may call.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// One cell of a screen: the same 12 bytes as Swift's `Cell`.
typedef struct {
    /// A scalar, or a number with the highest bit set, which `rfl_options.scalars` converts to scalars. 0 means the
    /// second cell of a wide glyph.
    uint32_t glyph;
    /// The lower 25 bits are the colour of the glyph. Only `rfl_options.fold` knows the meaning of these bits, except
    /// that 0 is the terminal's own colour. The upper 2 bits are the number of columns: 1 or 2, or 0 for the second
    /// cell of a wide glyph.
    uint32_t front;
    /// The lower 25 bits are the colour behind the glyph. The upper 5 bits are, from the lowest: bold, dim, italic,
    /// underline, reverse.
    uint32_t back;
} rfl_cell;

static inline uint32_t rfl_foreground(const rfl_cell *cell) { return cell->front & 0x1FFFFFF; }
static inline uint32_t rfl_background(const rfl_cell *cell) { return cell->back & 0x1FFFFFF; }
static inline uint32_t rfl_attributes(const rfl_cell *cell) { return cell->back >> 27; }
static inline uint32_t rfl_width(const rfl_cell *cell) { return cell->front >> 30; }

/// The maximum number of scalars of a glyph: a base and four marks.
enum { RFL_SCALARS = 5 };

/// The style of a cell in colours that the terminal can show.
typedef struct {
    /// A number of the terminal's colour table, or -1 for the terminal's own colour. On a terminal with 0x1000000
    /// colours, a value 0xRRGGBB instead, or -2 - n for number n of the terminal's first eight colours.
    int32_t foreground;
    int32_t background;
    uint16_t attributes;
    /// Whether a blank is drawn instead of a half block, because there are no colours.
    bool is_blank;
} rfl_folded;

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
    RFL_TYPE_CANNOT_MOVE_CURSOR,
    RFL_TOO_MANY_OPEN_FILES,
    RFL_FAILED,
} rfl_result;

typedef struct {
    /// Whether the environment promises 24-bit colours.
    bool promises_exact_colors;
    /// Whether colours are turned off.
    bool monochrome;
    /// The path of a terminal device for keys and output; NULL for standard input and output.
    const char *device;
    /// Whether keys are read from the terminal if standard input is not a terminal.
    bool takes_keys_from_terminal;
    /// Whether ^C is a key instead of a signal.
    bool interrupts_are_keys;
    /// A function that returns how a cell is drawn with a number of colours. The result must depend only on the style
    /// and on whether the glyph is a half block. It is cached until `rfl_forget_colors`.
    rfl_folded (*fold)(const rfl_cell *cell, int32_t color_count, const void *context);
    /// The last argument of `fold`.
    const void *context;
    /// A function that writes the scalars of a glyph with the highest bit set, and returns their number.
    int32_t (*scalars)(uint32_t glyph, uint32_t *out);
} rfl_options;

typedef struct {
    /// The number of colours: 0, 8, 16, 88, 256 or 0x1000000.
    int32_t color_count;
    bool is_unicode;
    bool has_mouse;
} rfl_features;

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

/// Opens the terminal. If the options contain no device, standard output must be a terminal. Standard input must also
/// be a terminal, unless the options allow other sources of keys.
rfl_result rfl_open(const rfl_options *options, rfl_features *features);

/// Restores the open terminal.
void rfl_close(void);

/// Reads the terminal's size from the system, and gives ncurses this size. Returns whether the size differs from the
/// arguments, and changes the arguments.
bool rfl_read_size(int32_t *columns, int32_t *rows);

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

/// Sends bytes that are not part of the screen, such as questions, without ncurses. Returns false if the terminal may
/// not understand the bytes, or if no terminal is open.
bool rfl_send(const char *bytes, size_t count);

/// Sends a sequence that sets the window's title. The old title is restored together with the terminal. Returns false
/// if the sequence cannot be sent.
bool rfl_send_title(const char *bytes, size_t count);

/// Makes the terminal report keys by kitty's protocol until the terminal is restored.
void rfl_use_keyboard_protocol(void);

/// Sends the signal of a control byte, such as ^C, to this process group. The terminal itself does this unless it
/// reports keys by kitty's protocol. Returns false for a byte without a signal.
bool rfl_raise(uint8_t byte);

/// Replaces a row of the next frame. Columns beyond the terminal's width are ignored.
void rfl_set_row(int32_t row, const rfl_cell *cells, size_t count);

/// Moves the rows from `top` up to but not including `end`. They move up by `count`, or down if `count` is negative.
/// The rows move on the terminal and in the next frame, and leave blank rows. The magnitude of `count` must be less
/// than the number of rows. If the terminal can't move rows, returns false and changes nothing.
bool rfl_scroll(int32_t top, int32_t end, int32_t count);

/// Clears the cache of folded styles, for example after a change of the theme. Afterwards, set every row again, and
/// show the frame as a repaint.
void rfl_forget_colors(void);

/// Shows the next frame. Returns false if colour pairs were assigned again. In that case, set every row again, and call
/// this function once more.
bool rfl_show(bool repaint, bool synchronized);

/// Sets the position of the terminal's cursor from the next frame on. A position outside the screen hides the cursor.
void rfl_set_cursor(int32_t row, int32_t column);

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

/// Returns the bytes of a key by its name in the terminal's description, such as `kcuu1`; NULL if the description lacks
/// the key.
const char *rfl_key_bytes(const char *capability);

/// Returns the number of the signal that causes an event. The exit status of a program that ends by this event depends
/// on the number.
int32_t rfl_signal_number(uint32_t event);
