#pragma once
// What Swift sees of the terminal: plain functions and numbers, no name of ncurses.
//
// There is one terminal in a process. Everything is called from the thread that opened it, except
// `rfl_wake`, which any thread may call.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// One cell of a screen; the same 12 bytes as Swift's `Cell`.
typedef struct {
    /// A scalar, or a number with the top bit set that `rfl_options.scalars` can spell; 0 continues
    /// a wide glyph.
    uint32_t glyph;
    /// The colour of the glyph in the lower 25 bits, what they mean only `rfl_options.fold` knows, except that 0 is
    /// the terminal's own; in the upper 2 the columns taken: 1 or 2; 0 continues a wide glyph.
    uint32_t front;
    /// The colour behind the glyph, likewise; in the upper 5 bits from the lowest: bold, dim, italic, underline,
    /// reverse.
    uint32_t back;
} rfl_cell;

static inline uint32_t rfl_foreground(const rfl_cell *cell) { return cell->front & 0x1FFFFFF; }
static inline uint32_t rfl_background(const rfl_cell *cell) { return cell->back & 0x1FFFFFF; }
static inline uint32_t rfl_attributes(const rfl_cell *cell) { return cell->back >> 27; }
static inline uint32_t rfl_width(const rfl_cell *cell) { return cell->front >> 30; }

/// The longest spelling of a glyph: a base and four marks.
enum { RFL_SCALARS = 5 };

/// How a cell is drawn with the colours a terminal has.
typedef struct {
    /// -1 is the terminal's own colour, else its number, or 0xRRGGBB where there are 0x1000000; there -2 - n is number
    /// n of its own eight.
    int32_t foreground;
    int32_t background;
    uint16_t attributes;
    /// Whether a half block without colours is drawn as a blank instead.
    bool is_blank;
} rfl_folded;

/// Why a terminal could not be opened.
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
    /// A terminal type to prefer to the one in TERM, if the system knows it; may be NULL.
    const char *preferred_type;
    /// Whether colours are left alone.
    bool monochrome;
    /// The path of a terminal's device, for keys and the picture; NULL for standard input and output.
    const char *device;
    /// Whether keys come from the terminal itself where standard input is something else.
    bool takes_keys_from_terminal;
    /// Whether ^C is a key, and no signal.
    bool interrupts_are_keys;
    /// How a cell is drawn with so many colours. It depends on the style and on whether the glyph is a
    /// half block, and is remembered until `rfl_forget_colors`.
    rfl_folded (*fold)(const rfl_cell *cell, int32_t color_count, const void *context);
    /// What `fold` gets besides.
    const void *context;
    /// Writes what a glyph with the top bit set consists of, and tells how many scalars that is.
    int32_t (*scalars)(uint32_t glyph, uint32_t *out);
} rfl_options;

typedef struct {
    /// 0, 8, 16, 88, 256 or 0x1000000.
    int32_t color_count;
    bool is_unicode;
    bool has_mouse;
} rfl_features;

// What `rfl_wait` has found, as bits.
enum {
    RFL_INPUT = 1 << 0,
    /// One of the caller's descriptors can be read.
    RFL_DESCRIPTOR = 1 << 2,
    RFL_WOKEN = 1 << 3,
    RFL_RESIZED = 1 << 4,
    RFL_STOP_ASKED = 1 << 5,
    RFL_CONTINUED = 1 << 6,
    RFL_INTERRUPTED = 1 << 7,
    RFL_TERMINATED = 1 << 8,
    RFL_HUNG_UP = 1 << 9,
};

/// Whether characters beyond ASCII can be sent as UTF-8; sets the locale.
bool rfl_find_unicode(void);

/// Takes the terminal over. Without a device standard output must be the terminal, and so must standard input unless
/// the options say that keys may come from elsewhere.
rfl_result rfl_open(const rfl_options *options, rfl_features *features);

/// Gives the terminal back that is open.
void rfl_close(void);

/// Reads the size from the system and makes room for it; true when it is another than before.
bool rfl_read_size(int32_t *columns, int32_t *rows);

/// A descriptor of the caller's.
typedef struct {
    int32_t descriptor;
    /// Whether it is closed, or has ended with nothing left to read: it is not looked at any more.
    bool has_ended;
    /// What it was of when it ended; zero before, and for what was closed.
    uint64_t device, inode;
} rfl_watched;

/// How many descriptors of the caller's are looked at.
enum { RFL_MAXIMUM_WATCHED = 62 };

/// Waits for input, a signal, a descriptor or `rfl_wake`, and tells which; negative waits for ever.
///
/// A descriptor that has ended is reported once and marked, until its number is another file's.
uint32_t rfl_wait(int64_t nanoseconds, rfl_watched *watched, size_t count);

/// Leaves events to the next `rfl_wait`.
void rfl_put_back(uint32_t events);

/// Whether a signal has asked for the end, and no `rfl_wait` has told: until then nothing waits for a terminal that does
/// not read.
bool rfl_is_end_asked(void);

/// Reads what is waiting, without waiting itself; 0 when there is nothing.
size_t rfl_read(uint8_t *bytes, size_t capacity);

/// Whether the terminal has gone, so that nothing more will come; asked where there was input and nothing to read.
bool rfl_has_input_ended(void);

/// Notes that the program ends because the terminal has gone: from now on it may take as long as it needs.
void rfl_note_end(void);

/// Makes `rfl_wait` return; for any thread, and harmless when no terminal is open.
void rfl_wake(void);

/// Turns reports of the mouse on or off, and tells whether they are on then.
bool rfl_set_mouse(bool enabled);

/// Sends what is no picture, past ncurses: questions, commands. False where the terminal may not understand it, or
/// where none is open.
bool rfl_send(const char *bytes, size_t count);

/// Sends a sequence that sets the window's title, which has its old title again when the terminal is given back.
bool rfl_send_title(const char *bytes, size_t count);

/// Has the terminal report keys by kitty's protocol until it is given back.
void rfl_use_keyboard_protocol(void);

/// Sends the foreground the signal of a control byte, as the terminal does unless keys are reported in another form;
/// false for a byte that is a key.
bool rfl_raise(uint8_t byte);

/// Replaces a row of the next frame; columns beyond the terminal's are ignored.
void rfl_set_row(int32_t row, const rfl_cell *cells, size_t count);

/// Moves the rows from `top` to before `end` up by `count`, down when that is negative, on the terminal and in the
/// next frame; some of them stay, and the rows they leave are blank. False when the terminal can't: then nothing has changed.
bool rfl_scroll(int32_t top, int32_t end, int32_t count);

/// Asks again how cells are drawn, from the next rows on. Every row has to be set again, and shown as a repaint.
void rfl_forget_colors(void);

/// Shows the next frame. False when colours had to be handed out anew: set every row again and
/// call once more.
bool rfl_show(bool repaint, bool synchronized);

/// Where the terminal's cursor is from the next frame on; hidden outside of the screen.
void rfl_set_cursor(int32_t row, int32_t column);

/// Whether the terminal takes output without being waited for; true when that cannot be told.
bool rfl_can_write(void);

/// Gives the terminal back and stops the process as ^Z does; returns when it goes on.
void rfl_stop(void);

/// Takes the terminal back after the process went on; a repaint has to follow.
void rfl_resume(void);

/// How another program ended.
typedef struct {
    /// Why it could not be started, as errno has it; 0 when it was.
    int32_t error;
    /// What it exited with, or the signal that ended it.
    int32_t status;
    bool is_signaled;
} rfl_child_end;

/// Gives the terminal back, runs a program in it, and takes the terminal again when that has ended.
///
/// The arguments begin with the program, which is looked for along PATH unless it has a slash, and end in NULL. Before
/// the terminal is taken again a key is waited for if that is wanted.
rfl_child_end rfl_run_child(char *const *arguments, bool waits_for_key);

/// The bytes that the terminal's description has for a key (`kcuu1`), NULL when it has none.
const char *rfl_key_bytes(const char *capability);

/// How a signal is best reported by a program that ends because of it.
int32_t rfl_signal_number(uint32_t event);
