#pragma once
// What the files that draw share.

#include "internal.h"

#include <curses.h>
#include <wchar.h>

/// What a glyph becomes.
typedef struct {
    uint32_t glyph;
    /// Columns as ncurses counts them.
    uint8_t width;
    wchar_t scalars[CCHARW_MAX];
} rfl_glyph;

/// How cells of one style are drawn.
typedef struct {
    attr_t attributes;
    int32_t pair;
    /// Whether a blank is drawn, whatever the glyph.
    bool is_blank;
} rfl_pen;

// Colors.c
void rfl_prepare_pairs(void);
/// How a cell's style is drawn; half blocks fold in a way of their own.
rfl_pen rfl_pen_for(const rfl_cell *cell, bool is_half_block);
/// Whether pairs ran out and were handed out anew: whatever was drawn before means nothing now.
bool rfl_take_pairs_anew(void);

// Glyphs.c
void rfl_prepare_glyphs(void);
const rfl_glyph *rfl_find_glyph(uint32_t glyph);
/// What stands for a glyph that does not fit, one column wide.
rfl_glyph rfl_stand_in(void);
