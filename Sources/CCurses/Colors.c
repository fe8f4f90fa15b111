// Colour pairs of ncurses. A pair is assigned when a style with its colours is first drawn.

#ifdef CURSES
#if !defined(__APPLE__)
#define _GNU_SOURCE
#endif
#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1
#include "drawing.h"

#include <string.h>
#include <term.h>

/// The size of the hash table, which has open addressing and is at most half full, and the maximum number of pairs that
/// old terminal descriptions support.
enum { PLACES = 1 << 17, PAIR_LIMIT = INT16_MAX };

typedef struct {
    /// The key of the entry; 0 for a free entry.
    uint64_t key;
    rfl_pen pen;
} place;

/// Pens by style, and pairs by their two colours. In an entry for a pair, only the field `pen.pair` is used. Styles
/// that fold to the same colours share a pair, so that ncurses sends no colour change between them.
static place places[PLACES];
static int32_t place_count;
static int32_t next_pair;
/// Whether all pairs were in use, so that pairs were discarded and assigned again.
static bool has_pairs_anew;
/// The result of `rfl_first_exact_value` for the open terminal; 0 before the first call.
static int32_t exact_from;

enum { STYLE_KEY = 1, PAIR_KEY = 2 };

void rfl_forget_colors(void) {
    // Do not clear an empty table, because memory pages that were never written cost nothing.
    if (place_count > 0) memset(places, 0, sizeof places);
    place_count = 0;
    next_pair = 1;
}

/// Discards all pairs and pens, because the pairs or the table are full.
static void start_anew(void) {
    rfl_forget_colors();
    has_pairs_anew = true;
}

static place *find_place(uint64_t key) {
    size_t index = (key * 0x9E3779B97F4A7C15u) >> 47;
    while (places[index].key && places[index].key != key) index = (index + 1) % PLACES;
    return &places[index];
}

static void remember(uint64_t key, rfl_pen pen) {
    *find_place(key) = (place){key, pen};
    place_count++;
}

/// Converts a colour to the number that ncurses expects. A terminal with exact colours reads small numbers, which would
/// be the darkest blues, as numbers of its palette. A trace of green makes these numbers large enough. The terminal's
/// own eight colours are the first entries of the palette.
static int32_t sendable(int32_t color) {
    if (color < -1) return -2 - color;
    if (rfl_curses.color_count != 0x1000000) return color;
    if (!exact_from) exact_from = rfl_first_exact_value();
    return color < exact_from ? color | 0x100 : color;
}

static bool define_pair(int32_t pair, int32_t foreground, int32_t background) {
#if defined(NCURSES_VERSION_PATCH) && NCURSES_VERSION_PATCH >= 20170401
    return init_extended_pair(pair, foreground, background) == OK;
#else
    return init_pair((short)pair, (short)foreground, (short)background) == OK;
#endif
}

static int32_t new_pair(int32_t foreground, int32_t background) {
    int32_t limit = COLOR_PAIRS < PAIR_LIMIT ? COLOR_PAIRS : PAIR_LIMIT;
    if (next_pair >= limit) start_anew();
    int32_t pair = next_pair++;
    return define_pair(pair, foreground, background) ? pair : 0;
}

static int32_t pair_for(int32_t foreground, int32_t background) {
    if (foreground < 0 && background < 0) return 0;
    uint64_t key = (uint64_t)(uint32_t)(foreground + 1) << 27
        | (uint64_t)(uint32_t)(background + 1) << 2 | PAIR_KEY;
    place *found = find_place(key);
    if (found->key) return found->pen.pair;
    int32_t pair = new_pair(foreground, background);
    remember(key, (rfl_pen){.pair = pair});
    return pair;
}

static attr_t attributes_for(uint16_t bits) {
    static const attr_t meanings[] = {
        WA_BOLD, WA_DIM,
#ifdef WA_ITALIC
        WA_ITALIC,
#else
        0,
#endif
        WA_UNDERLINE, WA_REVERSE,
    };
    attr_t attributes = 0;
    for (size_t bit = 0; bit < sizeof meanings / sizeof *meanings; bit++)
        if (bits >> bit & 1) attributes |= meanings[bit];
    return attributes;
}

rfl_pen rfl_pen_for(const rfl_cell *cell, bool is_half_block) {
    uint64_t key = (uint64_t)rfl_foreground(cell) << 33 | (uint64_t)rfl_background(cell) << 8
        | (uint64_t)rfl_attributes(cell) << 3 | (uint64_t)is_half_block << 2 | STYLE_KEY;
    place *found = find_place(key);
    if (found->key) return found->pen;
    // Discard pairs before this pen's pair is assigned. Otherwise the new pair would be discarded as well.
    if (place_count >= PLACES / 2) start_anew();
    rfl_folded folded = rfl_curses.drawing.fold(
        cell, rfl_curses.color_count, rfl_curses.drawing.context);
    rfl_pen pen = {
        .attributes = attributes_for(folded.attributes),
        .pair = pair_for(sendable(folded.foreground), sendable(folded.background)),
        .is_blank = folded.is_blank,
    };
    // If this flag is set, `op` ends not only colours but also bold. WA_INVIS sends no bytes on this terminal, but when
    // it ends, ncurses sends the other attributes again.
    if (pen.pair > 0 && rfl_curses.resets_with_colors) pen.attributes |= WA_INVIS;
    // ncurses also stores the numbers of small pairs in the attributes.
    pen.attributes |= COLOR_PAIR(pen.pair < 256 ? pen.pair : 255);
    remember(key, pen);
    return pen;
}

bool rfl_take_pairs_anew(void) {
    bool was = has_pairs_anew;
    has_pairs_anew = false;
    return was;
}

void rfl_prepare_pairs(void) {
    rfl_forget_colors();
    exact_from = 0;
}
#endif
