// Taking over and restoring the terminal. The sequences are composed beforehand. They are written by system calls that
// are safe in a signal handler.

#if !defined(__APPLE__)
#define _GNU_SOURCE
#endif
#include "shared.h"

#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

atomic_bool rfl_entered;

/// A sequence of bytes that takes over or restores the terminal.
typedef struct {
    char bytes[1100];
    size_t count;
} sequence;

/// Two buffers for the sequence that ends all modes of this terminal. A new sequence is composed in the unused buffer,
/// and then replaces the current one in one step. A signal handler or the watchdog may write the current sequence at
/// any time.
static sequence leavings[2];
static _Atomic(const sequence *) leaving;
/// The sequence that takes over the terminal and begins the modes.
static sequence entering;
/// The number of running calls of `rfl_leave_now`.
static atomic_int leaving_count;
/// The number of leading bytes of `entering`, which change to the alternate screen.
static size_t screen_count;

static void copy(sequence *sequence, const char *bytes, size_t count) {
    sequence->count = count < sizeof sequence->bytes ? count : sizeof sequence->bytes;
    memcpy(sequence->bytes, bytes, sequence->count);
}

void rfl_set_sequences(const char *enter, size_t enter_count, size_t screen, const char *leave, size_t leave_count) {
    copy(&entering, enter, enter_count);
    screen_count = screen;
    sequence *unused = atomic_load(&leaving) == leavings ? leavings + 1 : leavings;
    copy(unused, leave, leave_count);
    atomic_store(&leaving, unused);
}

/// The sequences that begin and end kitty's keyboard protocol. Flag 1 gives ambiguous keys sequences of their own, and
/// flag 4 reports the shifted form of a key. The terminal keeps separate flags for the alternate screen.
static const char keyboard_on[] = "\033[>5u", keyboard_off[] = "\033[<u";
/// The sequences that save and restore the window's title.
static const char title_kept[] = "\033[22;2t", title_back[] = "\033[23;2t";
/// The sequence that sets the title.
static sequence title;

// The sequences that turn mouse reports on and off: clicks, drags (if the terminal can report them), and a form of
// reports without a limit for columns.
static const char mouse_on[] = "\033[?1000h\033[?1002h\033[?1006h";
static const char mouse_off[] = "\033[?1006l\033[?1002l\033[?1000l";

static void write_title(bool keeps_old) {
    if (keeps_old) rfl_write(title_kept, strlen(title_kept));
    rfl_write(title.bytes, title.count);
}

void rfl_enter(void) {
    // After SIGSTOP, the terminal is still on the alternate screen. In that case, do not change to the alternate screen
    // again, because that would overwrite the saved position of the cursor.
    bool has_left = !atomic_exchange(&rfl_entered, true);
    size_t start = has_left ? 0 : screen_count;
    rfl_write(entering.bytes + start, entering.count - start);
    if (has_left && rfl_state.keyboard) rfl_write(keyboard_on, strlen(keyboard_on));
    if (rfl_state.title) write_title(has_left);
    if (rfl_state.mouse) rfl_write(mouse_on, strlen(mouse_on));
}

void rfl_write_mouse(void) {
    rfl_write(rfl_state.mouse ? mouse_on : mouse_off, strlen(mouse_on));
}

bool rfl_send(const char *bytes, size_t count) {
    if (!rfl_state.is_open || !rfl_state.is_xterm_like) return false;
    rfl_write(bytes, count);
    return true;
}

bool rfl_send_title(const char *bytes, size_t count) {
    if (!rfl_state.is_open || !rfl_state.is_xterm_like || count > sizeof title.bytes) return false;
    memcpy(title.bytes, bytes, count);
    title.count = count;
    // Set the flag before the title is sent. Otherwise, after a signal in between, the old title would not be restored.
    bool is_first = !rfl_state.title;
    rfl_state.title = true;
    write_title(is_first);
    return true;
}

void rfl_use_keyboard_protocol(void) {
    if (!rfl_state.is_open || rfl_state.keyboard) return;
    // Set the flag before the sequence is sent, so that a signal in between turns the protocol off. Turning it off when
    // it is not on is harmless.
    rfl_state.keyboard = true;
    rfl_send(keyboard_on, strlen(keyboard_on));
}

/// Sends all sequences that restore the terminal. Returns false if the terminal does not accept all of them within
/// the given milliseconds.
static bool give_back(int line, int milliseconds) {
    int64_t end = rfl_milliseconds_now() + milliseconds;
    const char *keys = rfl_state.keyboard ? keyboard_off : "", *old_title = rfl_state.title ? title_back : "";
    const char *mouse = rfl_state.has_mouse ? mouse_off : "";
    const sequence *rest = atomic_load(&leaving);
    return rfl_write_in_time(line, keys, strlen(keys), end)
        && rfl_write_in_time(line, old_title, strlen(old_title), end)
        && rfl_write_in_time(line, mouse, strlen(mouse), end)
        && rfl_write_in_time(line, rest->bytes, rest->count, end);
}

/// Restores the original modes, but with the given local flags turned off.
static void restore_modes(tcflag_t left_out) {
    struct termios output = rfl_state.original, input = rfl_state.original_input;
    output.c_lflag &= ~left_out;
    input.c_lflag &= ~left_out;
    // Use TCSANOW, because TCSADRAIN would wait until the terminal has read all output.
    tcsetattr(rfl_state.terminal, TCSANOW, &output);
    tcsetattr(rfl_state.input, TCSANOW, &input);
}

static void leave(int milliseconds) {
    // Block SIGTTOU, which would stop a process in the background, so that it would never end.
    sigset_t before = rfl_block_background_stop();
    // Restore the modes first, because this works even if the terminal accepts no output. In the background, leave the
    // modes unchanged, because another job has set them. Turn echo on last. Otherwise typed characters would appear
    // between the bytes of a control sequence.
    bool has_modes = !rfl_is_in_background();
    if (has_modes) restore_modes(ECHO);
    int line = rfl_open_line();
    if (!give_back(line, milliseconds - milliseconds / 5)) {
        // Discard the unread output and try again, so that a user who returns later finds a usable terminal.
        tcflush(rfl_state.terminal, TCOFLUSH);
        give_back(line, milliseconds / 5);
    }
    rfl_close_line(line);
    if (has_modes) restore_modes(0);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

/// The milliseconds in which a terminal has to accept all sequences.
enum { TIME = 500 };

void rfl_leave_now(void) {
    atomic_fetch_add(&leaving_count, 1);
    // If the watchdog is ending the process, only the watchdog's thread may restore the terminal.
    if (rfl_is_claimed()) {
        atomic_fetch_sub(&leaving_count, 1);
        rfl_wait_for_watchdog();
        atomic_fetch_add(&leaving_count, 1);
    }
    if (atomic_exchange(&rfl_entered, false)) leave(TIME);
    atomic_fetch_sub(&leaving_count, 1);
}

void rfl_leave_for_end(int milliseconds) {
    // Wait for another thread that is restoring the terminal now, because the end of the process would interrupt that
    // thread.
    int64_t end = rfl_milliseconds_now() + TIME + TIME / 5;
    while (atomic_load(&leaving_count) > 0 && rfl_milliseconds_now() < end) poll(NULL, 0, 10);
    if (atomic_exchange(&rfl_entered, false)) leave(milliseconds);
}
