// A terminal without a library for screens. The caller has composed the sequences, and draws with `rfl_write`.

#if !defined(__APPLE__)
#define _GNU_SOURCE
#endif
#include "shared.h"

#include <stdlib.h>
#include <string.h>

static const rfl_sequences *sequences;

static rfl_result check(void) { return sequences->check; }

static bool open_plain(void) {
    rfl_state.is_xterm_like = sequences->is_xterm_like;
    rfl_state.has_mouse = sequences->has_mouse;
    rfl_set_sequences(sequences->entering, strlen(sequences->entering), sequences->screen_count, sequences->leaving,
                      strlen(sequences->leaving));
    return true;
}

static void close_plain(void) {}

/// Returns the value of LINES or COLUMNS, or the usual size if the variable contains no size.
static int32_t exported_size(const char *name, int32_t usual) {
    const char *value = getenv(name);
    long number = value ? strtol(value, NULL, 10) : 0;
    return number > 0 && number <= 1000 ? (int32_t)number : usual;
}

static void fit(int32_t *columns, int32_t *rows) {
    if (rfl_ask_size(columns, rows) || *columns > 0) return;
    *columns = exported_size("COLUMNS", 80);
    *rows = exported_size("LINES", 24);
}

rfl_result rfl_open_plain(const rfl_options *options, const rfl_sequences *with) {
    static const rfl_library library = {check, open_plain, close_plain, fit};
    sequences = with;
    rfl_result result = rfl_open(options, &library);
    // The caller's sequences do not live longer than this call.
    sequences = NULL;
    return result;
}
