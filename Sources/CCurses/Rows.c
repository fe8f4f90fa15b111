// Rows of cells become rows of ncurses, which compares them with what the terminal shows.

#if !defined(__APPLE__)
#define _GNU_SOURCE
#endif
#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1
#include "drawing.h"

#include <stdlib.h>
#include <string.h>

/// The row being composed, and how many cells it has room for.
static cchar_t *line;
static size_t line_room;

static inline void put(cchar_t *out, rfl_pen with, wchar_t scalar) {
    memset(out, 0, sizeof *out);
    out->attr = with.attributes;
    out->chars[0] = scalar;
#if NCURSES_EXT_COLORS
    out->ext_color = with.pair;
#endif
}

static bool is_regional(const rfl_cell *cell) {
    return cell->glyph >= 0x1F1E6 && cell->glyph <= 0x1F1FF;
}

/// Marks both halves of a flag with a number that differs whenever either letter does, in attributes
/// no terminal here has: so ncurses never rewrites one half alone, which a terminal would join with
/// the wrong other half. 127 is prime, so flags with one letter in common always differ.
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
    return left->foreground == right->foreground && left->background == right->background
        && left->attributes == right->attributes;
}

/// Draws one glyph beyond ASCII into as many columns as its cell takes, and tells how many those are.
static size_t put_glyph(const rfl_cell *cells, size_t remaining, rfl_pen with, cchar_t **out) {
    size_t room = cells->width == 2 && remaining > 1 && cells[1].glyph == 0 ? 2 : 1;
    const rfl_glyph *drawn = cells->glyph && !with.is_blank ? rfl_find_glyph(cells->glyph) : NULL;
    rfl_glyph stand_in;
    if (drawn && drawn->width > room) {
        stand_in = rfl_stand_in();
        drawn = &stand_in;
    }
    put(*out, with, drawn ? drawn->scalars[0] : ' ');
    if (drawn) {
        memcpy((*out)->chars, drawn->scalars, sizeof drawn->scalars);
        (*out)->attr |= drawn->attributes;
    }
    ++*out;
    // ncurses counts a column less than we do: the rest is blank.
    for (size_t column = drawn ? drawn->width : 1; column < room; column++)
        put((*out)++, with, ' ');
    return room;
}

void rfl_set_row(int32_t row, const rfl_cell *cells, size_t count) {
    if (row < 0 || row >= LINES || COLS <= 0) return;
    if (count > (size_t)COLS) count = (size_t)COLS;
    if (count > line_room) {
        cchar_t *longer = realloc(line, count * sizeof *line);
        if (!longer) return;
        line = longer;
        line_room = count;
    }
    cchar_t *out = line;
    const rfl_cell *styled = NULL;
    bool is_half = false;
    rfl_pen with = {0};
    for (size_t column = 0; column < count;) {
        const rfl_cell *cell = cells + column;
        bool is_other_kind = is_half_block(cell) != is_half;
        if (!styled || is_other_kind || !is_style_equal(cell, styled)) {
            is_half = is_half_block(cell);
            with = rfl_pen_for(cell, is_half);
            styled = cell;
        }
        if (cell->glyph - 0x20 < 0x5F) {
            put(out++, with, (wchar_t)cell->glyph);
            column++;
        } else if (is_regional(cell) && column + 1 < count && is_regional(cell + 1)) {
            rfl_pen flag = with;
            flag.attributes |= flag_mark(cell);
            column += put_glyph(cell, 1, flag, &out);
            column += put_glyph(cells + column, 1, flag, &out);
        } else {
            column += put_glyph(cell, count - column, with, &out);
        }
    }
    mvadd_wchnstr(row, 0, line, (int)(out - line));
}

bool rfl_show(bool repaint, bool synchronized) {
    if (rfl_take_pairs_anew()) {
        // What ncurses believes to be on the screen is told in pairs that mean something else now.
        clearok(curscr, TRUE);
        return false;
    }
    if (repaint) clearok(curscr, TRUE);
    bool wraps = synchronized && rfl_state.is_xterm_like;
    static const char begin[] = "\033[?2026h", end[] = "\033[?2026l";
    if (wraps) rfl_write(begin, sizeof begin - 1);
    wnoutrefresh(stdscr);
    doupdate();
    if (wraps) rfl_write(end, sizeof end - 1);
    return true;
}

bool rfl_prepare_drawing(void) { return rfl_prepare_pairs() && rfl_prepare_glyphs(); }

void rfl_release_drawing(void) {
    rfl_release_pairs();
    rfl_release_glyphs();
    free(line);
    line = NULL;
    line_room = 0;
}
