#pragma once
// The interface of ncurses for Swift. It contains no names of ncurses. CTerminals contains the rest of the terminal.
//
// Call all functions on the thread that opened the terminal.

#include "CTerminals.h"

/// One cell of a screen: the same 12 bytes as Swift's `Cell`.
typedef struct {
    /// A scalar, or a number with the highest bit set, which `rfl_drawing.scalars` converts to scalars. 0 means the
    /// second cell of a wide glyph.
    uint32_t glyph;
    /// The lower 25 bits are the colour of the glyph. Only `rfl_drawing.fold` knows the meaning of these bits, except
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

typedef struct {
    /// Whether the environment promises 24-bit colours.
    bool promises_exact_colors;
    /// Whether colours are turned off.
    bool monochrome;
    /// A function that returns how a cell is drawn with a number of colours. The result must depend only on the style
    /// and on whether the glyph is a half block. It is cached until `rfl_forget_colors`.
    rfl_folded (*fold)(const rfl_cell *cell, int32_t color_count, const void *context);
    /// The last argument of `fold`.
    const void *context;
    /// A function that writes the scalars of a glyph with the highest bit set, and returns their number.
    int32_t (*scalars)(uint32_t glyph, uint32_t *out);
} rfl_drawing;

/// Opens the terminal with ncurses. Returns the number of colours in the last argument: 0, 8, 16, 88, 256 or 0x1000000.
/// If the options contain no device, standard output must be a terminal. Standard input must also be a terminal, unless
/// the options allow other sources of keys.
rfl_result rfl_open_curses(const rfl_options *options, const rfl_drawing *drawing, int32_t *color_count);

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

/// Returns the bytes of a key by its name in the terminal's description, such as `kcuu1`; NULL if the description lacks
/// the key.
const char *rfl_key_bytes(const char *capability);
