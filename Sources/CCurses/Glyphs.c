// What becomes of glyphs beyond ASCII: spelled as ncurses can hold them, or replaced.

#if !defined(__APPLE__)
#define _GNU_SOURCE
#endif
#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1
#include "drawing.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

enum { GLYPHS = 1 << 12 };

/// Looked up by the low bits; a glyph that shares them with another is worked out again.
static rfl_glyph *glyphs;

/// The line drawing of terminals without Unicode, by the letters of the VT100's second set.
static char line_letter(uint32_t scalar) {
    if (scalar >= 0x2500 && scalar < 0x2580) {
        static const char letters[] =
            "qqxxqqxxqqxxllllkkkkmmmmjjjjttttttttuuuuuuuuwwwwwwwwvvvvvvvv"
            "nnnnnnnnnnnnnnnnqqxxqxlllkkkmmmjjjtttuuuwwwvvvnnnlkjm   qxqxqxqxqxqx";
        _Static_assert(sizeof letters == 128 + 1, "one letter for each box drawing character");
        return letters[scalar - 0x2500];
    }
    if (scalar >= 0x2591 && scalar <= 0x2593) return 'a';
    switch (scalar) {
    case 0x00B7: return '~';
    case 0x25C6: return '`';
    case 0x00B0: return 'f';
    case 0x00B1: return 'g';
    case 0x2264: return 'y';
    case 0x2265: return 'z';
    case 0x03C0: return '{';
    default: return ' ';
    }
}

static void replace(rfl_glyph *drawn, uint32_t scalar) {
    memset(drawn->scalars, 0, sizeof drawn->scalars);
    drawn->scalars[0] = (wchar_t)scalar;
    drawn->width = 1;
    drawn->attributes = 0;
    if (rfl_state.features.is_unicode || scalar < 0x7F) return;
    // ncurses knows what the terminal has, down to + - | where it has nothing. Whoever draws has put
    // stand-ins for everything else.
    char letter = line_letter(scalar);
    chtype line = letter == ' ' ? 0 : acs_map[(unsigned char)letter];
    drawn->scalars[0] = line ? (wchar_t)(line & A_CHARTEXT) : '?';
    drawn->attributes = line & A_ALTCHARSET;
}

/// Keeps what a cell can hold: a base, and marks that take no column. A joiner, a variation selector
/// or a second base would make the terminal and ncurses count differently.
static void spell(rfl_glyph *drawn, const uint32_t *scalars, int32_t count) {
    uint32_t base = count > 0 ? scalars[0] : ' ';
    int width = wcwidth((wchar_t)base);
    // Without UTF-8 a character set may still have some of them: Latin-1 its accents.
    char bytes[MB_LEN_MAX];
    mbstate_t state = {0};
    bool can_be_sent = rfl_state.features.is_unicode
        || (line_letter(base) == ' ' && wcrtomb(bytes, (wchar_t)base, &state) == 1);
    if (width < 1 || !can_be_sent) {
        replace(drawn, rfl_state.features.is_unicode ? 0xFFFD : base);
        return;
    }
    memset(drawn->scalars, 0, sizeof drawn->scalars);
    drawn->attributes = 0;
    drawn->width = (uint8_t)width;
    drawn->scalars[0] = (wchar_t)base;
    int kept = 1;
    for (int32_t index = 1; index < count && kept < CCHARW_MAX; index++) {
        uint32_t mark = scalars[index];
        bool is_selector = mark == 0x200D || (mark >= 0xFE00 && mark <= 0xFE0F);
        if (!is_selector && wcwidth((wchar_t)mark) == 0) drawn->scalars[kept++] = (wchar_t)mark;
    }
}

const rfl_glyph *rfl_find_glyph(uint32_t glyph) {
    rfl_glyph *drawn = &glyphs[(glyph ^ glyph >> 12) % GLYPHS];
    if (drawn->glyph == glyph) return drawn;
    drawn->glyph = glyph;
    uint32_t scalars[RFL_SCALARS] = {glyph};
    int32_t count = glyph >> 31 ? rfl_state.options.scalars(glyph, scalars) : 1;
    spell(drawn, scalars, count);
    return drawn;
}

rfl_glyph rfl_stand_in(void) {
    rfl_glyph drawn;
    replace(&drawn, rfl_state.features.is_unicode ? 0xFFFD : '?');
    return drawn;
}

bool rfl_prepare_glyphs(void) {
    glyphs = calloc(GLYPHS, sizeof *glyphs);
    return glyphs != NULL;
}

void rfl_release_glyphs(void) {
    free(glyphs);
    glyphs = NULL;
}
