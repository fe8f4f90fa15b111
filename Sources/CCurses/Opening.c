// Taking the terminal over and giving it back.

#if !defined(__APPLE__)
#define _GNU_SOURCE
#endif
#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1
#include "internal.h"

#include <curses.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

rfl_terminal rfl_state = {.terminal = STDOUT_FILENO};

/// What keys are read from, as ncurses wants it; closed with the terminal unless it is standard input.
static FILE *input;
/// What ncurses writes to.
static FILE *output;

/// Opens a device without waiting for it: a serial line may have nobody at its other end, and a pipe no reader.
static int open_device(const char *path) {
    int descriptor = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK);
    // ncurses would lose what it cannot write at once, and other programs expect that reading waits.
    fcntl(descriptor, F_SETFL, 0);
    return descriptor;
}

/// The device under a name that `poll` takes: on macOS it does not take /dev/tty.
static const char *device_name(const char *path) {
#if defined(__APPLE__)
    for (int descriptor = 0; strcmp(path, "/dev/tty") == 0 && descriptor <= STDERR_FILENO; descriptor++)
        if (isatty(descriptor) && ttyname(descriptor)) return ttyname(descriptor);
#endif
    return path;
}

/// Finds what the picture goes to.
static rfl_result open_terminal(void) {
    if (!rfl_state.options.device) return RFL_OPENED;
    int descriptor = open_device(device_name(rfl_state.options.device));
    if (descriptor < 0) return RFL_DEVICE_CANNOT_BE_OPENED;
    if (!isatty(descriptor)) {
        close(descriptor);
        return RFL_DEVICE_IS_NO_TERMINAL;
    }
    rfl_state.terminal = descriptor;
    return RFL_OPENED;
}

static void close_terminal(void) {
    if (rfl_state.options.device) close(rfl_state.terminal);
    rfl_state.terminal = STDOUT_FILENO;
}

/// Opens what keys come from; NULL when there is no terminal for them.
///
/// Standard input may be a pipe with data. The terminal's own name goes before /dev/tty, which `poll` does
/// not take on macOS; in some containers it has no name.
static FILE *open_input(void) {
    const char *device = rfl_state.options.device;
    if (!device && isatty(STDIN_FILENO)) return stdin;
    const char *name = device ? device_name(device) : ttyname(STDOUT_FILENO);
    int descriptor = name ? open_device(name) : -1;
    if (descriptor < 0) descriptor = open_device("/dev/tty");
    FILE *file = fdopen(descriptor, "r");
    if (file) rfl_state.input = descriptor;
    else if (descriptor >= 0) close(descriptor);
    return file;
}

static void close_input(FILE *file) {
    if (file && file != stdin) fclose(file);
    rfl_state.input = STDIN_FILENO;
}

/// Keys come one by one and as they are; ^C, ^Z and ^\ stay signals unless the first is wanted as a key, so that a
/// program that hangs can still be ended.
static void set_terminal_modes(void) {
    nonl();
    // The update must not stop half-way because a key is waiting.
    typeahead(-1);
    struct termios modes = rfl_state.original_input;
    tcgetattr(rfl_state.input, &modes);
    // ^S and ^Q are keys; so are ^V, ^O and ^Y.
    modes.c_iflag &= ~(tcflag_t)(IXON | ICRNL | INLCR | IGNCR);
    // What keys come from need not be the terminal that ncurses knows.
    modes.c_lflag &= ~(tcflag_t)(IEXTEN | ICANON | ECHO);
    // What was typed may be gone when it is read, as ^C and ^Z throw it away: reading never waits.
    modes.c_cc[VMIN] = 0;
    modes.c_cc[VTIME] = 0;
    if (rfl_state.options.interrupts_are_keys) modes.c_cc[VINTR] = _POSIX_VDISABLE;
    tcsetattr(rfl_state.input, TCSANOW, &modes);
    rfl_state.input_modes = modes;
    tcgetattr(rfl_state.terminal, &rfl_state.modes);
}

static void *open_screen(void) {
    void *screen = NULL;
    rfl_export_size();
    if (rfl_state.options.preferred_type)
        screen = newterm(rfl_state.options.preferred_type, output, input);
    // The terminal has said that it has such colours, but not that it is of that type.
    if (screen) rfl_use_semicolons();
    if (!screen) screen = newterm(NULL, output, input);
    rfl_restore_exports();
    if (screen) rfl_fit_screen();
    // Until ncurses has left the screen and come back once, it writes every move of the cursor at once: more than
    // a hundred times in a frame, which costs more than all else. Only in its books: what is sent is ours.
    rfl_cut_output();
    endwin();
    doupdate();
    rfl_end_output();
    return screen;
}

/// Gives back what was taken of the process.
static void release(void) {
    delscreen(rfl_state.screen);
    rfl_restore_signals();
    rfl_close_output(output);
    close_input(input);
    close_terminal();
}

static void register_exit(void) {
    static bool is_registered;
    if (!is_registered) is_registered = atexit(rfl_leave_now) == 0;
}

/// Opens the input, and keeps how the terminal was found.
static bool open_modes(void) {
    input = open_input();
    tcgetattr(rfl_state.terminal, &rfl_state.original);
    if (input && tcgetattr(rfl_state.input, &rfl_state.original_input) == 0) return true;
    close_input(input);
    return false;
}

/// The most descriptors that opening takes at once: the device twice, /dev/null, ncurses' output, a terminfo file.
enum { taken_by_opening = 5 };

/// Whether fewer descriptors than that are free.
static bool are_descriptors_short(void) {
    int taken[taken_by_opening], count = 0;
    while (count < taken_by_opening && (taken[count] = open("/dev/null", O_RDONLY | O_CLOEXEC)) >= 0) count++;
    bool are_short = count < taken_by_opening && (errno == EMFILE || errno == ENFILE);
    while (count > 0) close(taken[--count]);
    return are_short;
}

static rfl_result open_all(rfl_features *features) {
    rfl_result result = open_terminal();
    if (result != RFL_OPENED) return result;
    result = rfl_check_surroundings();
    if (result == RFL_OPENED && !open_modes()) result = RFL_INPUT_IS_NO_TERMINAL;
    if (result != RFL_OPENED) {
        close_terminal();
        return result;
    }
    rfl_state.mouse = rfl_state.keyboard = rfl_state.title = false;
    rfl_state.features.is_unicode = rfl_find_unicode();
    // Before `newterm`, which only installs handlers where there are none.
    rfl_install_signals();
    rfl_prepare_drawing();
    output = rfl_open_output();
    rfl_state.screen = output ? open_screen() : NULL;
    if (!rfl_state.screen) {
        release();
        return RFL_FAILED;
    }
    rfl_state.is_open = true;
    rfl_find_features();
    rfl_prepare_sequences();
    register_exit();
    rfl_start_watchdog();
    set_terminal_modes();
    rfl_enter();
    *features = rfl_state.features;
    return RFL_OPENED;
}

rfl_result rfl_open(const rfl_options *options, rfl_features *features) {
    if (rfl_state.is_open) return RFL_ALREADY_OPEN;
    rfl_state.options = *options;
    rfl_result result = open_all(features);
    // Without a free descriptor ncurses cannot read terminfo, and the type seems unknown.
    return result != RFL_OPENED && are_descriptors_short() ? RFL_TOO_MANY_OPEN_FILES : result;
}

void rfl_close(void) {
    rfl_state.is_open = false;
    rfl_leave_now();
    rfl_stop_watchdog();
    release();
}

bool rfl_set_mouse(bool enabled) {
    if (!rfl_state.is_open || !rfl_state.features.has_mouse) return false;
    if (rfl_state.mouse == enabled) return enabled;
    rfl_state.mouse = enabled;
    rfl_write_mouse();
    return enabled;
}

void rfl_stop(void) {
    rfl_leave_now();
    rfl_stop_by_signal();
    rfl_resume();
}

void rfl_resume(void) {
    // Before anything is written over what the shell shows.
    if (!rfl_wait_for_foreground()) return;
    tcsetattr(rfl_state.terminal, TCSANOW, &rfl_state.modes);
    tcsetattr(rfl_state.input, TCSANOW, &rfl_state.input_modes);
    rfl_enter();
}
