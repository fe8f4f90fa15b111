// Opens and restores the terminal.

#if !defined(__APPLE__)
#define _GNU_SOURCE
#endif
#include "shared.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

rfl_terminal rfl_state = {.terminal = STDOUT_FILENO, .output = -1};

/// Opens a device without waiting, because a serial line may not be connected, and a pipe may have no reader.
static int open_device(const char *path) {
    int descriptor = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK);
    // Make the descriptor blocking again. A library would lose output that it cannot write at once, and other
    // programs expect blocking reads.
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

/// Checks that the streams are terminals. Keys need not come from standard input if the options allow other sources.
static rfl_result check_streams(void) {
    bool may_be_other = rfl_state.options.takes_keys_from_terminal || rfl_state.options.device;
    if (!may_be_other && !isatty(STDIN_FILENO)) return RFL_INPUT_IS_NO_TERMINAL;
    return isatty(rfl_state.terminal) ? RFL_OPENED : RFL_OUTPUT_IS_NO_TERMINAL;
}

/// Opens the source of keys. Returns false if there is no terminal for keys.
///
/// Standard input may be a pipe with data. The terminal's own name is tried before /dev/tty, which `poll` does not
/// accept on macOS. In some containers the terminal has no name.
static bool open_input(void) {
    const char *device = rfl_state.options.device;
    rfl_state.input = STDIN_FILENO;
    rfl_state.owns_input = false;
    if (!device && isatty(STDIN_FILENO)) return true;
    const char *name = device ? device_name(device) : ttyname(STDOUT_FILENO);
    int descriptor = name ? open_device(name) : -1;
    if (descriptor < 0) descriptor = open_device("/dev/tty");
    if (descriptor < 0) return false;
    rfl_state.input = descriptor;
    rfl_state.owns_input = true;
    return true;
}

static void close_input(void) {
    if (rfl_state.owns_input) close(rfl_state.input);
    rfl_state.input = STDIN_FILENO;
    rfl_state.owns_input = false;
}

/// Sets the modes of the terminal. Keys arrive one by one and unchanged. ^C, ^Z and ^\ still send signals, so that the
/// user can end a program that hangs. With the option `interrupts_are_keys`, ^C is a key.
static void set_terminal_modes(void) {
    struct termios modes = rfl_state.original_input;
    tcgetattr(rfl_state.input, &modes);
    // Make ^S and ^Q keys here, and ^V, ^O and ^Y below.
    modes.c_iflag &= ~(tcflag_t)(IXON | ICRNL | INLCR | IGNCR);
    modes.c_lflag &= ~(tcflag_t)(IEXTEN | ICANON | ECHO);
    // A line feed moves only down, as ncurses expects too.
    modes.c_oflag &= ~(tcflag_t)ONLCR;
    // Make reads return at once. ^C and ^Z discard typed bytes, so the bytes that `poll` has reported may be gone when
    // they are read.
    modes.c_cc[VMIN] = 0;
    modes.c_cc[VTIME] = 0;
    if (rfl_state.options.interrupts_are_keys) modes.c_cc[VINTR] = _POSIX_VDISABLE;
    tcsetattr(rfl_state.input, TCSANOW, &modes);
    rfl_state.input_modes = modes;
    // The terminal that shows the screen may be another one.
    tcgetattr(rfl_state.terminal, &rfl_state.modes);
    rfl_state.modes.c_oflag &= ~(tcflag_t)ONLCR;
    tcsetattr(rfl_state.terminal, TCSANOW, &rfl_state.modes);
}

/// Restores everything that opening changed in the process.
static void release(void) {
    rfl_state.library->close();
    rfl_restore_signals();
    rfl_close_output();
    close_input();
    close_terminal();
}

static void register_exit(void) {
    static bool is_registered;
    if (!is_registered) is_registered = atexit(rfl_leave_now) == 0;
}

/// Opens the input, and saves the original modes of the terminal.
static bool open_modes(void) {
    bool is_input = open_input();
    tcgetattr(rfl_state.terminal, &rfl_state.original);
    if (is_input && tcgetattr(rfl_state.input, &rfl_state.original_input) == 0) return true;
    close_input();
    return false;
}

/// The maximum number of descriptors that opening needs at once: the device twice, /dev/null, the output, a
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

static rfl_result open_all(void) {
    rfl_result result = open_terminal();
    if (result != RFL_OPENED) return result;
    result = check_streams();
    if (result == RFL_OPENED) result = rfl_state.library->check();
    if (result == RFL_OPENED && !open_modes()) result = RFL_INPUT_IS_NO_TERMINAL;
    if (result != RFL_OPENED) {
        close_terminal();
        return result;
    }
    rfl_state.mouse = rfl_state.keyboard = rfl_state.title = false;
    rfl_state.is_unicode = rfl_find_unicode();
    // Install our signal handlers before the library, because ncurses installs handlers only for signals that have
    // none.
    rfl_install_signals();
    if (!rfl_open_output() || !rfl_state.library->open()) {
        release();
        return RFL_FAILED;
    }
    rfl_state.is_open = true;
    register_exit();
    rfl_start_watchdog();
    set_terminal_modes();
    rfl_enter();
    return RFL_OPENED;
}

rfl_result rfl_open(const rfl_options *options, const rfl_library *library) {
    if (rfl_state.is_open) return RFL_ALREADY_OPEN;
    rfl_state.options = *options;
    rfl_state.library = library;
    rfl_result result = open_all();
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
    if (!rfl_state.is_open || !rfl_state.has_mouse) return false;
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

bool rfl_is_unicode(void) { return rfl_state.is_unicode; }

bool rfl_is_xterm_like(void) { return rfl_state.is_xterm_like; }

enum {
    /// The maximum number of columns and of rows: ncurses counts them in signed 16-bit numbers.
    LONGEST = INT16_MAX,
    /// The maximum number of cells. ncurses takes about 90 bytes per cell, so this is less than 100 MB. No display has
    /// as many cells.
    LARGEST = 1 << 20,
};

static int smaller(int left, int right) { return left < right ? left : right; }

static bool ask_size(int descriptor, int *columns, int *rows) {
    struct winsize size;
    if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_row == 0 || size.ws_col == 0) return false;
    *columns = smaller(size.ws_col, LONGEST);
    *rows = smaller(smaller(size.ws_row, LONGEST), LARGEST / *columns);
    return true;
}

bool rfl_ask_size(int *columns, int *rows) { return ask_size(rfl_state.terminal, columns, rows); }

bool rfl_read_output_size(int32_t *columns, int32_t *rows) { return ask_size(STDOUT_FILENO, columns, rows); }

bool rfl_read_size(int32_t *columns, int32_t *rows) {
    int32_t new_columns = *columns, new_rows = *rows;
    rfl_state.library->fit(&new_columns, &new_rows);
    bool is_changed = *columns != new_columns || *rows != new_rows;
    *columns = new_columns;
    *rows = new_rows;
    return is_changed;
}
