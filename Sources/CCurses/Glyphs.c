// Converts glyphs to a form that ncurses can hold, or replaces them.

#ifdef CURSES
#if !defined(__APPLE__)
#define _GNU_SOURCE
#endif
#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1
#include "drawing.h"

#include <string.h>

enum { GLYPHS = 1 << 12 };

/// A cache of converted glyphs, by hash. A glyph replaces an earlier glyph with the same hash.
static rfl_glyph glyphs[GLYPHS];

/// Converts scalars to a glyph of the base and those marks that take no column. With other marks, the terminal and
/// ncurses would count columns differently. Replaces a base that the terminal cannot show. Without Unicode, the caller
/// passes only ASCII.
static rfl_glyph spell(const uint32_t *scalars, int32_t count) {
    bool is_unicode = rfl_state.is_unicode;
    int width = is_unicode || scalars[0] < 0x7F ? wcwidth((wchar_t)scalars[0]) : 0;
    if (width < 1) return (rfl_glyph){.width = 1, .scalars = {is_unicode ? 0xFFFD : '?'}};
    rfl_glyph drawn = {.width = (uint8_t)width, .scalars = {(wchar_t)scalars[0]}};
    int kept = 1;
    for (int32_t index = 1; index < count; index++)
        if (wcwidth((wchar_t)scalars[index]) == 0) drawn.scalars[kept++] = (wchar_t)scalars[index];
    return drawn;
}

const rfl_glyph *rfl_find_glyph(uint32_t glyph) {
    rfl_glyph *drawn = &glyphs[(glyph ^ glyph >> 12) % GLYPHS];
    if (drawn->glyph == glyph) return drawn;
    uint32_t scalars[RFL_SCALARS] = {glyph};
    int32_t count = glyph >> 31 ? rfl_curses.drawing.scalars(glyph, scalars) : 1;
    *drawn = spell(scalars, count);
    drawn->glyph = glyph;
    return drawn;
}

rfl_glyph rfl_stand_in(void) { return spell((uint32_t[]){0xFFFD}, 1); }

void rfl_prepare_glyphs(void) { memset(glyphs, 0, sizeof glyphs); }
#endif
