// Converts rows of cells to rows of ncurses, which compares them with the contents of the terminal.

#ifdef CURSES
#if !defined(__APPLE__)
#define _GNU_SOURCE
#endif
#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1
#include "drawing.h"

#include <string.h>
#include <term.h>

/// A run of cells that one call passes to ncurses. Narrow cells are ASCII with one of the first 256 pairs, and take
/// four bytes. Passing them is several times as fast as passing wide cells, which take twenty-eight bytes.
typedef struct {
    int32_t column;
    int32_t count;
    bool is_narrow;
    /// The index of the first cell in `narrow` or `wide`.
    int32_t start;
} run;

/// The row being composed, with room for the maximum row length of ncurses. The unused part costs no memory, because
/// its pages are never written.
static struct {
    chtype narrow[INT16_MAX];
    cchar_t wide[INT16_MAX];
    run runs[INT16_MAX];
} line;

static inline void put(cchar_t *out, rfl_pen with, const rfl_glyph *drawn) {
    *out = (cchar_t){.attr = with.attributes};
    memcpy(out->chars, drawn->scalars, sizeof out->chars);
#if NCURSES_EXT_COLORS
    out->ext_color = with.pair;
#endif
}

static bool is_regional(const rfl_cell *cell) {
    return cell->glyph >= 0x1F1E6 && cell->glyph <= 0x1F1FF;
}

/// Returns attributes that mark both letters of a flag with a number that depends on both letters. When one letter
/// changes, ncurses therefore sends both. A terminal would join one letter alone with a wrong neighbour. The attributes
/// have no visible effect, because no supported terminal has them. 127 is prime, so flags with one letter in common
/// always get different numbers.
static attr_t flag_mark(const rfl_cell *cells) {
    uint32_t first = cells[0].glyph - 0x1F1E6, second = cells[1].glyph - 0x1F1E6;
    uint32_t number = (first * 26 + second) % 127 + 1;
    static const attr_t bits[] = {
        WA_HORIZONTAL, WA_LEFT, WA_LOW, WA_RIGHT, WA_TOP, WA_VERTICAL, WA_PROTECT,
    };
    attr_t mark = 0;
    for (size_t bit = 0; bit < sizeof bits / sizeof *bits; bit++)
        if (number >> bit & 1) mark |= bits[bit];
    return mark;
}

static bool is_half_block(const rfl_cell *cell) {
    return cell->glyph == 0x2580 || cell->glyph == 0x2584;
}

static bool is_style_equal(const rfl_cell *left, const rfl_cell *right) {
    return rfl_foreground(left) == rfl_foreground(right) && left->back == right->back;
}

/// Composes one glyph in the columns of its cell, and returns the number of columns.
static size_t put_glyph(const rfl_cell *cells, size_t remaining, rfl_pen with, cchar_t **out) {
    size_t room = rfl_width(cells) == 2 && remaining > 1 && cells[1].glyph == 0 ? 2 : 1;
    // A continuation without a wide glyph before it also becomes a blank.
    rfl_glyph drawn = *rfl_find_glyph(cells->glyph && !with.is_blank ? cells->glyph : ' ');
    if (drawn.width > room) drawn = rfl_stand_in();
    put((*out)++, with, &drawn);
    // If ncurses counts one column less than this library, fill the second column with a blank.
    if (drawn.width < room) put((*out)++, with, rfl_find_glyph(' '));
    return room;
}

static bool is_ascii(const rfl_cell *cell) { return cell->glyph - 0x20 < 0x5F; }

/// Composes the leading ASCII cells that have one style, and returns the number of cells.
static size_t put_narrow(const rfl_cell *cells, size_t count, rfl_pen with, chtype *out) {
    chtype attributes = (chtype)with.attributes;
    size_t column = 0;
    do {
        out[column] = cells[column].glyph | attributes;
        column++;
    } while (column < count && is_ascii(cells + column)
             && is_style_equal(cells + column, cells));
    return column;
}

/// Composes the first glyph, or both letters of a flag, and returns the number of columns.
static size_t put_wide(const rfl_cell *cells, size_t count, rfl_pen with, cchar_t **out) {
    if (!is_regional(cells) || count < 2 || !is_regional(cells + 1))
        return put_glyph(cells, count, with, out);
    with.attributes |= flag_mark(cells);
    return put_glyph(cells, 1, with, out) + put_glyph(cells + 1, 1, with, out);
}

/// Divides a row into runs, and returns the number of runs.
static size_t compose(const rfl_cell *cells, size_t count) {
    chtype *narrow = line.narrow;
    cchar_t *wide = line.wide;
    size_t runs = 0;
    const rfl_cell *styled = NULL;
    rfl_pen with = {0};
    for (size_t column = 0; column < count;) {
        const rfl_cell *cell = cells + column;
        bool is_half = is_half_block(cell);
        if (!styled || is_half != is_half_block(styled) || !is_style_equal(cell, styled)) {
            with = rfl_pen_for(cell, is_half);
            styled = cell;
        }
        bool is_narrow = with.pair < 256 && is_ascii(cell);
        if (runs == 0 || line.runs[runs - 1].is_narrow != is_narrow) {
            int32_t start = (int32_t)(is_narrow ? narrow - line.narrow : wide - line.wide);
            line.runs[runs++] = (run){(int32_t)column, 0, is_narrow, start};
        }
        if (is_narrow) {
            size_t length = put_narrow(cell, count - column, with, narrow);
            narrow += length;
            column += length;
            line.runs[runs - 1].count += (int32_t)length;
        } else {
            column += put_wide(cell, count - column, with, &wide);
            line.runs[runs - 1].count = (int32_t)(wide - line.wide) - line.runs[runs - 1].start;
        }
    }
    return runs;
}

void rfl_set_row(int32_t row, const rfl_cell *cells, size_t count) {
    if (count > (size_t)COLS) count = (size_t)COLS;
    // Write directly to the screen that `doupdate` compares, because ncurses would copy a window to this screen cell by
    // cell. Write the runs from right to left. If a run cuts a wide glyph of the last frame, ncurses blanks the other
    // half. This half is on the left, so a later run overwrites the blank.
    for (size_t index = compose(cells, count); index-- > 0;) {
        run *next = &line.runs[index];
        if (next->is_narrow)
            mvwaddchnstr(newscr, row, next->column, line.narrow + next->start, next->count);
        else
            mvwadd_wchnstr(newscr, row, next->column, line.wide + next->start, next->count);
    }
}

void rfl_set_cursor(int32_t row, int32_t column) {
    rfl_curses.has_cursor = row >= 0 && column >= 0;
    rfl_curses.cursor_row = row;
    rfl_curses.cursor_column = column;
}

/// The bytes of a capability, in which `tputs` has handled the padding.
static struct {
    char bytes[64];
    size_t count;
} said;

static int keep_byte(int byte) {
    if (said.count < sizeof said.bytes) said.bytes[said.count++] = (char)byte;
    return byte;
}

static void write_capability(const char *name) {
    const char *value = rfl_capability(name);
    if (!value) return;
    said.count = 0;
    tputs(value, 1, keep_byte);
    rfl_write(said.bytes, said.count);
}

bool rfl_show(bool repaint, bool synchronized) {
    // Pairs have new meanings, so the rows that ncurses has recorded are invalid.
    if (rfl_take_pairs_anew()) return false;
    if (rfl_has_lost_output() || repaint) clearok(curscr, TRUE);
    bool wraps = synchronized && rfl_state.is_xterm_like;
    static const char begin[] = "\033[?2026h", end[] = "\033[?2026l";
    if (wraps) rfl_write(begin, sizeof begin - 1);
    bool shows = rfl_curses.has_cursor && rfl_curses.cursor_row < LINES && rfl_curses.cursor_column < COLS;
    if (rfl_curses.shows_cursor) write_capability("civis");
    // Keep a hidden cursor in the upper left corner. A constant position needs the fewest bytes.
    wmove(newscr, shows ? rfl_curses.cursor_row : 0, shows ? rfl_curses.cursor_column : 0);
    rfl_begin_output();
    doupdate();
    rfl_end_output();
    if (shows) write_capability("cnorm");
    rfl_curses.shows_cursor = shows;
    if (wraps) rfl_write(end, sizeof end - 1);
    return true;
}

void rfl_prepare_drawing(void) {
    rfl_prepare_pairs();
    rfl_prepare_glyphs();
}
#endif
