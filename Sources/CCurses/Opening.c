// Opens and closes ncurses.

#ifdef CURSES
#if !defined(__APPLE__)
#define _GNU_SOURCE
#endif
#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1
#include "internal.h"

#include <curses.h>
#include <stdio.h>
#include <unistd.h>

rfl_curses_state rfl_curses;

/// The stream that ncurses knows as its input. ncurses never reads from it.
static FILE *input;
/// The stream that ncurses writes to.
static FILE *output;

/// Opens the terminal with the derived description. Returns NULL if there is none.
///
/// An ncurses that does not read the description finds the user's own one in the usual folders.
static void *open_derived(void) {
    const char *description = rfl_derived_description();
    if (!description) return NULL;
    char *before = rfl_set_variable("TERMINFO", description);
    void *screen = newterm(NULL, output, input);
    rfl_restore_variable("TERMINFO", before);
    return screen;
}

static void *open_screen(void) {
    // Export at least the usual size. ncurses makes its output buffer for this size. A smaller buffer would be written
    // before the output of opening is cut off.
    rfl_export_size(80, 24);
    void *screen = open_derived();
    if (!screen) screen = newterm(NULL, output, input);
    rfl_restore_exports();
    if (screen) rfl_fit_screen();
    // Let ncurses leave the screen and return to it once, with its output cut off. Before the first return, ncurses
    // writes every cursor movement at once. These are more than a hundred writes in a frame, which take more time than
    // everything else.
    //
    // When ncurses returns, it reads the size again.
    rfl_cut_output();
    rfl_export_size(1, 1);
    endwin();
    doupdate();
    rfl_restore_exports();
    rfl_end_output();
    return screen;
}

/// Makes streams of the descriptors. Closing a stream also closes its descriptor.
static bool open_streams(void) {
    // A device may have the number of standard input, if that was closed.
    input = rfl_state.owns_input ? fdopen(rfl_state.input, "r") : stdin;
    output = fdopen(rfl_state.output, "w");
    return input && output;
}

static void close_streams(void) {
    if (output) {
        fclose(output);
        rfl_state.output = -1;
    }
    if (input && input != stdin) {
        fclose(input);
        rfl_state.owns_input = false;
    }
    input = output = NULL;
}

static bool open_curses(void) {
    rfl_prepare_drawing();
    rfl_curses.screen = open_streams() ? open_screen() : NULL;
    if (!rfl_curses.screen) return false;
    rfl_find_features();
    rfl_prepare_sequences();
    nonl();
    // ncurses must not interrupt an update when a key arrives.
    typeahead(-1);
    return true;
}

static void close_curses(void) {
    delscreen(rfl_curses.screen);
    rfl_curses.screen = NULL;
    close_streams();
}

rfl_result rfl_open_curses(const rfl_options *options, const rfl_drawing *drawing, int32_t *color_count) {
    static const rfl_library library = {rfl_check_type, open_curses, close_curses, rfl_fit};
    rfl_drawing before = rfl_curses.drawing;
    rfl_curses.drawing = *drawing;
    rfl_result result = rfl_open(options, &library);
    if (result == RFL_ALREADY_OPEN) rfl_curses.drawing = before;
    *color_count = rfl_curses.color_count;
    return result;
}
#endif
