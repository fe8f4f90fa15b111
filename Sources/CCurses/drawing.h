#pragma once
// What the files that draw share.

#include "internal.h"

#include <curses.h>
#include <wchar.h>

/// What a glyph beyond ASCII becomes.
typedef struct {
    uint32_t glyph;
    /// Columns as ncurses counts them.
    uint8_t width;
    attr_t attributes;
    wchar_t scalars[CCHARW_MAX];
} rfl_glyph;

// Colors.c
bool rfl_prepare_pairs(void);
void rfl_release_pairs(void);
/// The pair that shows two colours, made when there is none yet.
int32_t rfl_pair(uint32_t foreground, uint32_t background);
/// Whether pairs ran out and were handed out anew: whatever was drawn before means nothing now.
bool rfl_take_pairs_anew(void);

// Glyphs.c
bool rfl_prepare_glyphs(void);
void rfl_release_glyphs(void);
const rfl_glyph *rfl_find_glyph(uint32_t glyph);
/// What stands for a glyph that does not fit, one column wide.
rfl_glyph rfl_stand_in(void);
