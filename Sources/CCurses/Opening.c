// Opens and restores the terminal.

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

/// The stream that keys are read from. It is closed with the terminal unless it is standard input.
static FILE *input;
/// The stream that ncurses writes to.
static FILE *output;

/// Opens a device without waiting, because a serial line may not be connected, and a pipe may have no reader.
static int open_device(const char *path) {
    int descriptor = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK);
    // Make the descriptor blocking again. ncurses would lose output that it cannot write at once, and other programs
    // expect blocking reads.
    fcntl(descriptor, F_SETFL, 0);
    return descriptor;
}

/// Returns a path of the device that `poll` accepts. On macOS, `poll` does not accept /dev/tty, so the terminal's own
/// name replaces it.
static const char *device_name(const char *path) {
#if defined(__APPLE__)
    for (int descriptor = 0; strcmp(path, "/dev/tty") == 0 && descriptor <= STDERR_FILENO; descriptor++)
        if (isatty(descriptor) && ttyname(descriptor)) return ttyname(descriptor);
#endif
    return path;
}

/// Opens the terminal that receives the output.
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

/// Opens the source of keys; NULL if there is no terminal for keys.
///
/// Standard input may be a pipe with data. The terminal's own name is tried before /dev/tty, which `poll` does not
/// accept on macOS. In some containers the terminal has no name.
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

/// Sets the modes of the terminal. Keys arrive one by one and unchanged. ^C, ^Z and ^\ still send signals, so that the
/// user can end a program that hangs. With the option `interrupts_are_keys`, ^C is a key.
static void set_terminal_modes(void) {
    nonl();
    // ncurses must not interrupt an update when a key arrives.
    typeahead(-1);
    struct termios modes = rfl_state.original_input;
    tcgetattr(rfl_state.input, &modes);
    // Make ^S and ^Q keys here, and ^V, ^O and ^Y below.
    modes.c_iflag &= ~(tcflag_t)(IXON | ICRNL | INLCR | IGNCR);
    // Set these flags here, not by ncurses, because keys may come from another terminal than the one that ncurses
    // knows.
    modes.c_lflag &= ~(tcflag_t)(IEXTEN | ICANON | ECHO);
    // Make reads return at once. ^C and ^Z discard typed bytes, so the bytes that `poll` has reported may be gone when
    // they are read.
    modes.c_cc[VMIN] = 0;
    modes.c_cc[VTIME] = 0;
    if (rfl_state.options.interrupts_are_keys) modes.c_cc[VINTR] = _POSIX_VDISABLE;
    tcsetattr(rfl_state.input, TCSANOW, &modes);
    rfl_state.input_modes = modes;
    tcgetattr(rfl_state.terminal, &rfl_state.modes);
}

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
    rfl_export_size();
    void *screen = open_derived();
    if (!screen) screen = newterm(NULL, output, input);
    rfl_restore_exports();
    if (screen) rfl_fit_screen();
    // Let ncurses leave the screen and return to it once, with its output cut off. Before the first return, ncurses
    // writes every cursor movement at once. These are more than a hundred writes in a frame, which take more time than
    // everything else.
    rfl_cut_output();
    endwin();
    doupdate();
    rfl_end_output();
    return screen;
}

/// Restores everything that opening changed in the process.
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

/// Opens the input, and saves the original modes of the terminal.
static bool open_modes(void) {
    input = open_input();
    tcgetattr(rfl_state.terminal, &rfl_state.original);
    if (input && tcgetattr(rfl_state.input, &rfl_state.original_input) == 0) return true;
    close_input(input);
    return false;
}

/// The maximum number of descriptors that opening needs at once: the device twice, /dev/null, ncurses' output, a
/// terminfo file.
enum { taken_by_opening = 5 };

/// Whether fewer than `taken_by_opening` descriptors are free.
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
    // Install our signal handlers before `newterm`, which installs handlers only for signals that have none.
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
    // Without a free descriptor, ncurses cannot read terminfo, and reports an unknown type. Report the real reason
    // instead.
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
    // Wait until this program is in the foreground. Otherwise it would write over the shell's output.
    if (!rfl_wait_for_foreground()) return;
    tcsetattr(rfl_state.terminal, TCSANOW, &rfl_state.modes);
    tcsetattr(rfl_state.input, TCSANOW, &rfl_state.input_modes);
    rfl_enter();
}
