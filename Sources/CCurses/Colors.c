// Pairs of colours, handed out as they are met.

#if !defined(__APPLE__)
#define _GNU_SOURCE
#endif
#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1
#include "drawing.h"

#include <stdlib.h>
#include <string.h>
#include <term.h>

/// Found pairs by what was asked for, open addressing. Twice as many places as pairs, so that it is
/// never full; pages that are not used cost nothing.
enum { PLACES = 1 << 18, PAIR_LIMIT = 1 << 15 };

typedef struct {
    /// Both colours and a mark that tells asked colours from folded ones; never 0 when taken.
    uint64_t key;
    int32_t pair;
} pair_place;

static pair_place *places;
static int32_t place_count;
static int32_t next_pair;
/// Set when pairs ran out.
static bool has_pairs_anew;

static void forget_pairs(void) {
    memset(places, 0, PLACES * sizeof *places);
    place_count = 0;
    next_pair = 1;
}

static pair_place *find_place(uint64_t key) {
    uint64_t hash = key * 0x9E3779B97F4A7C15u;
    size_t index = hash >> 46;
    while (places[index].key && places[index].key != key) index = (index + 1) % PLACES;
    return &places[index];
}

/// The first value that a terminal takes as a value: below, even a direct one has its palette.
static int32_t first_exact_value(void) {
    const char *set = tigetstr("setaf");
    if (!set || set == (const char *)-1) return 256;
    for (int32_t value = 8; value <= 256; value *= 2) {
        const char *bytes = tparm(set, value, 0, 0, 0, 0, 0, 0, 0, 0);
        if (bytes && (strstr(bytes, "8:2:") || strstr(bytes, "8;2;"))) return value;
    }
    return 256;
}

/// The number for a colour: -1 for the terminal's own.
static int32_t fold(uint32_t color) {
    static int32_t exact_from;
    int32_t count = rfl_state.features.color_count;
    if (color == 0) return -1;
    if (count < 0x1000000) return rfl_state.options.fold(color, count) % count;
    if (!exact_from) exact_from = first_exact_value();
    int32_t value = (int32_t)(color & 0xFFFFFF);
    // The darkest blues would be entries of the palette: a trace of green makes them values.
    return value < exact_from ? value | 0x100 : value;
}

static bool define_pair(int32_t pair, int32_t foreground, int32_t background) {
#if defined(NCURSES_VERSION_PATCH) && NCURSES_VERSION_PATCH >= 20170401
    return init_extended_pair(pair, foreground, background) == OK;
#else
    return init_pair((short)pair, (short)foreground, (short)background) == OK;
#endif
}

static int32_t new_pair(int32_t foreground, int32_t background) {
    if (foreground < 0 && background < 0) return 0;
    int32_t limit = COLOR_PAIRS < PAIR_LIMIT ? COLOR_PAIRS : PAIR_LIMIT;
    if (next_pair >= limit || place_count >= PLACES / 2) {
        forget_pairs();
        has_pairs_anew = true;
    }
    int32_t pair = next_pair++;
    return define_pair(pair, foreground, background) ? pair : 0;
}

/// The pair for two folded colours. Colours that fold alike share it, so that ncurses sees no change
/// between them.
static int32_t folded_pair(int32_t foreground, int32_t background) {
    uint64_t key = 1ull << 63 | (uint64_t)(uint32_t)(foreground + 1) << 31
        | (uint64_t)(uint32_t)(background + 1);
    pair_place *place = find_place(key);
    if (place->key) return place->pair;
    int32_t pair = new_pair(foreground, background);
    // Handing out may have emptied the table.
    place = find_place(key);
    *place = (pair_place){key, pair};
    place_count++;
    return pair;
}

int32_t rfl_pair(uint32_t foreground, uint32_t background) {
    if (rfl_state.features.color_count == 0 || (foreground | background) == 0) return 0;
    uint64_t key = 1ull << 62 | (uint64_t)foreground << 31 | background;
    pair_place *place = find_place(key);
    if (place->key) return place->pair;
    int32_t pair = folded_pair(fold(foreground), fold(background));
    place = find_place(key);
    *place = (pair_place){key, pair};
    place_count++;
    return pair;
}

bool rfl_take_pairs_anew(void) {
    bool was = has_pairs_anew;
    has_pairs_anew = false;
    return was;
}

bool rfl_prepare_pairs(void) {
    places = calloc(PLACES, sizeof *places);
    next_pair = 1;
    place_count = 0;
    has_pairs_anew = false;
    return places != NULL;
}

void rfl_release_pairs(void) {
    free(places);
    places = NULL;
}
