#pragma once
// Declarations that the files for drawing share.

#include "internal.h"

#include <curses.h>
#include <wchar.h>

/// A glyph as ncurses draws it.
typedef struct {
    uint32_t glyph;
    /// The number of columns, as ncurses counts them.
    uint8_t width;
    wchar_t scalars[CCHARW_MAX];
} rfl_glyph;

/// The way in which cells of one style are drawn.
typedef struct {
    attr_t attributes;
    int32_t pair;
    /// Whether a blank is drawn instead of the glyph.
    bool is_blank;
} rfl_pen;

// Colors.c
void rfl_prepare_pairs(void);
/// Returns how a cell's style is drawn. Half blocks have their own rules for colours.
rfl_pen rfl_pen_for(const rfl_cell *cell, bool is_half_block);
/// Returns whether pairs ran out and were assigned again. In that case, rows drawn before are invalid.
bool rfl_take_pairs_anew(void);

// Glyphs.c
void rfl_prepare_glyphs(void);
const rfl_glyph *rfl_find_glyph(uint32_t glyph);
/// Returns the replacement for a glyph that does not fit, one column wide.
rfl_glyph rfl_stand_in(void);
