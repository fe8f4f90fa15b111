#pragma once
// Declarations that the files for drawing share.

#include "internal.h"

#include <curses.h>
#include <wchar.h>

/// A glyph as ncurses draws it.
typedef struct {
    uint32_t glyph;
    /// The number of columns that ncurses counts for the glyph.
    uint8_t width;
    wchar_t scalars[CCHARW_MAX];
} rfl_glyph;

/// A pen: the way in which ncurses draws cells of one style.
typedef struct {
    attr_t attributes;
    int32_t pair;
    /// Whether a blank is drawn instead of the glyph.
    bool is_blank;
} rfl_pen;

// Functions of Colors.c.
void rfl_prepare_pairs(void);
/// Returns how a cell's style is drawn. A half block is drawn with other colours than a letter of the same style.
rfl_pen rfl_pen_for(const rfl_cell *cell, bool is_half_block);
/// Returns whether pairs were discarded and assigned again since the last call, because all were in use. In that case,
/// the rows drawn before are invalid.
bool rfl_take_pairs_anew(void);

// Functions of Glyphs.c.
void rfl_prepare_glyphs(void);
const rfl_glyph *rfl_find_glyph(uint32_t glyph);
/// Returns the replacement for a glyph that does not fit. The replacement is one column wide.
rfl_glyph rfl_stand_in(void);
