// Taking the terminal over and giving it back.

#if !defined(__APPLE__)
#define _GNU_SOURCE
#endif
#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1
#include "internal.h"

#include <curses.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

rfl_terminal rfl_state;

/// What keys are read from, as ncurses wants it; closed with the terminal unless it is standard input.
static FILE *input;

/// Opens what keys come from; NULL when there is no terminal for them.
///
/// Standard input may be a pipe with data. The terminal's own name goes before /dev/tty, which `poll` does
/// not take on macOS; in some containers it has no name.
static FILE *open_input(void) {
    rfl_state.input = STDIN_FILENO;
    if (isatty(STDIN_FILENO)) return stdin;
    const char *name = ttyname(STDOUT_FILENO);
    // It may be non-blocking, as nobody else has what is opened here.
    int flags = O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK;
    int descriptor = name ? open(name, flags) : -1;
    if (descriptor < 0) descriptor = open("/dev/tty", flags);
    if (descriptor < 0) return NULL;
    FILE *file = fdopen(descriptor, "r");
    if (!file) {
        close(descriptor);
        return NULL;
    }
    rfl_state.input = descriptor;
    return file;
}

static void close_input(FILE *file) {
    if (file && file != stdin) fclose(file);
    rfl_state.input = STDIN_FILENO;
}

/// Keys come one by one and as they are; ^C, ^Z and ^\ stay signals, so that a program that hangs
/// can still be ended.
static void set_terminal_modes(void) {
    cbreak();
    noecho();
    nonl();
    // The update must not stop half-way because a key is waiting.
    typeahead(-1);
    // Sends `smkx`, without which some terminals' arrows cannot be told apart.
    keypad(stdscr, TRUE);
    // What `rfl_scroll` does not move, ncurses may, by deleting and inserting lines.
    idlok(stdscr, TRUE);
    struct termios modes;
    if (tcgetattr(rfl_state.input, &modes) != 0) return;
    // ^S and ^Q are keys; so are ^V, ^O and ^Y.
    modes.c_iflag &= ~(tcflag_t)(IXON | ICRNL | INLCR | IGNCR);
    // What keys come from need not be the terminal that ncurses knows.
    modes.c_lflag &= ~(tcflag_t)(IEXTEN | ICANON | ECHO);
    // What was typed may be gone when it is read, as ^C and ^Z throw it away: reading never waits.
    modes.c_cc[VMIN] = 0;
    modes.c_cc[VTIME] = 0;
    tcsetattr(rfl_state.input, TCSANOW, &modes);
    rfl_state.input_modes = modes;
    def_prog_mode();
}

static const char mouse_on[] = "\033[?1000h\033[?1006h", mouse_off[] = "\033[?1006l\033[?1000l";
static const char paste_on[] = "\033[?2004h";

/// Sends what terminfo has no name for; `rfl_mend` takes it back. Past ncurses, so only when it has
/// nothing left to send.
static void send_modes(void) {
    if (rfl_state.is_xterm_like) rfl_write(paste_on, strlen(paste_on));
    if (rfl_state.mouse) rfl_write(mouse_on, strlen(mouse_on));
}

static void enter(void) {
    atomic_store(&rfl_entered, true);
    // Sends what ncurses has queued, besides hiding the cursor.
    curs_set(0);
    send_modes();
}

static void *open_screen(FILE *input) {
    void *screen = NULL;
    if (rfl_state.options.preferred_type)
        screen = newterm(rfl_state.options.preferred_type, stdout, input);
    if (!screen) screen = newterm(NULL, stdout, input);
    if (!screen) return NULL;
    // Until ncurses has left the screen and come back once, it writes every move of the cursor at once: more than
    // a hundred times in a frame, which costs more than all else. Now, as coming back later would reset the
    // terminal's colours, or take a hidden cursor for what it found.
    endwin();
    doupdate();
    return screen;
}

static void register_exit(void) {
    static bool is_registered;
    if (!is_registered) is_registered = atexit(rfl_leave_now) == 0;
}

rfl_result rfl_open(const rfl_options *options, rfl_features *features) {
    if (rfl_state.is_open) return RFL_ALREADY_OPEN;
    rfl_state.options = *options;
    rfl_result result = rfl_check_surroundings();
    if (result != RFL_OPENED) return result;
    input = open_input();
    if (!input || tcgetattr(rfl_state.input, &rfl_state.original) != 0) {
        close_input(input);
        return RFL_INPUT_IS_NO_TERMINAL;
    }
    rfl_state.mouse = false;
    rfl_state.features.is_unicode = rfl_find_unicode();
    // A size exported in LINES and COLUMNS would otherwise stand for ever.
    use_tioctl(TRUE);
    // Before `newterm`, which only installs handlers where there are none.
    rfl_install_signals();
    rfl_state.screen = rfl_prepare_drawing() ? open_screen(input) : NULL;
    if (!rfl_state.screen) {
        rfl_release_drawing();
        rfl_restore_signals();
        close_input(input);
        return RFL_FAILED;
    }
    rfl_state.is_open = true;
    rfl_find_features();
    rfl_prepare_leaving();
    rfl_prepare_scrolling();
    register_exit();
    set_terminal_modes();
    enter();
    *features = rfl_state.features;
    return RFL_OPENED;
}

static void leave(void) {
    // Whoever was first has done it: a handler may have.
    if (!atomic_load(&rfl_entered)) return;
    // ^C and ^Z make the system throw away what was written and not read yet. ncurses cannot know, and
    // would not take back colours, a scrolling region or an update that are already off in its books.
    rfl_mend();
    endwin();
    // ncurses shows the cursor and then leaves the alternate screen. To some terminals (those of editors among them)
    // leaving brings back the cursor as it was saved last, which a frame that scrolled did while it was hidden.
    rfl_show_cursor();
    atomic_store(&rfl_entered, false);
}

void rfl_close(void) {
    if (!rfl_state.is_open) return;
    rfl_state.is_open = false;
    leave();
    tcsetattr(rfl_state.input, TCSANOW, &rfl_state.original);
    rfl_release_drawing();
    delscreen(rfl_state.screen);
    rfl_state.screen = NULL;
    rfl_restore_signals();
    close_input(input);
    input = NULL;
}

bool rfl_set_mouse(bool enabled) {
    if (!rfl_state.is_open || !rfl_state.features.has_mouse) return false;
    if (rfl_state.mouse == enabled) return enabled;
    rfl_state.mouse = enabled;
    rfl_write(enabled ? mouse_on : mouse_off, strlen(enabled ? mouse_on : mouse_off));
    return enabled;
}

bool rfl_read_size(int32_t *columns, int32_t *rows) {
    struct winsize size;
    // 0 by 0 is a terminal that does not know (a serial line): what ncurses has found stays.
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row > 0 && size.ws_col > 0
        && is_term_resized(size.ws_row, size.ws_col))
    {
        // Not `resizeterm`, which would also put a key into an input that nobody reads.
        resize_term(size.ws_row, size.ws_col);
        clearok(curscr, TRUE);
        rfl_prepare_leaving();
    }
    bool is_changed = *columns != COLS || *rows != LINES;
    *columns = COLS;
    *rows = LINES;
    return is_changed;
}

void rfl_stop(void) {
    leave();
    tcsetattr(rfl_state.input, TCSANOW, &rfl_state.original);
    rfl_stop_by_signal();
    rfl_resume();
}

void rfl_resume(void) {
    // First the modes of the line: in the background this stops the process again, before it has
    // written anything over what the shell shows.
    reset_prog_mode();
    tcsetattr(rfl_state.input, TCSANOW, &rfl_state.input_modes);
    // The shell may have changed what `smkx` sets, and the modes of ours.
    keypad(stdscr, TRUE);
    enter();
    clearok(curscr, TRUE);
}
