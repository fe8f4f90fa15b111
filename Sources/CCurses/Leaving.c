// Taking over and restoring the terminal without ncurses. The sequences are composed beforehand, and written by
// system calls that a signal handler may make.
//
// `endwin` of ncurses is not used: it would wait for a terminal that no one reads, and reset the colours afterwards.

#if !defined(__APPLE__)
#define _GNU_SOURCE
#endif
#define NCURSES_WIDECHAR 1
#include "internal.h"

#include <curses.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <term.h>
#include <unistd.h>

atomic_bool rfl_entered;

/// The bytes that take over or restore the terminal.
typedef struct {
    char bytes[1100];
    size_t count;
} sequence;

/// The bytes that end all modes of this terminal. A new sequence is composed beside the present one and then replaces
/// it in one step, because a signal handler or the watchdog may write the sequence at any time.
static sequence leavings[2];
static _Atomic(const sequence *) leaving;
/// The bytes that begin the modes.
static sequence entering;
/// The number of calls of `rfl_leave_now` that have not returned.
static atomic_int leaving_count;
/// The number of bytes of `entering` that change to the alternate screen.
static size_t screen_count;
/// The sequence that `collect` appends to.
static sequence *composed;

static int collect(int byte) {
    if (composed->count < sizeof composed->bytes) composed->bytes[composed->count++] = (char)byte;
    return byte;
}

static void append(const char *bytes) {
    while (*bytes) collect((unsigned char)*bytes++);
}

/// Appends a capability. `tputs` handles the padding of old terminals.
static void append_capability(const char *name) {
    const char *value = rfl_capability(name);
    if (value) tputs(value, 1, collect);
}

static void append_with(const char *name, int first, int second) {
    const char *value = rfl_capability(name);
    if (value) tputs(tparm(value, first, second, 0, 0, 0, 0, 0, 0, 0), 1, collect);
}

static void compose(sequence *sequence) {
    composed = sequence;
    composed->count = 0;
}

/// Flags 1 and 4 of kitty's protocol: ambiguous keys get sequences of their own, and the shifted form of a key is
/// reported. The alternate screen has flags of its own.
static const char keyboard_on[] = "\033[>5u", keyboard_off[] = "\033[<u";
/// Save and restore the window's title.
static const char title_kept[] = "\033[22;2t", title_back[] = "\033[23;2t";
/// The sequence that sets the title.
static sequence title;

// Reports of clicks, reports of drags (where the terminal knows them), and the form without a limit for columns.
static const char mouse_on[] = "\033[?1000h\033[?1002h\033[?1006h";
static const char mouse_off[] = "\033[?1006l\033[?1002l\033[?1000l";

static void compose_leaving(void) {
    compose(atomic_load(&leaving) == leavings ? leavings + 1 : leavings);
    // The escape character also cancels a control sequence that was cut short.
    if (rfl_state.is_xterm_like) append("\033[?2026l\033[?2004l");
    if (rfl_state.features.has_mouse) append(mouse_off);
    append_capability("sgr0");
    append_capability("op");
    // A frame may have been cut short while a part of the screen was the scrolling region.
    if (rfl_state.is_xterm_like) append("\033[r");
    append_capability("rmkx");
    // The last row, for a terminal without an alternate screen, or one where the user has turned it off.
    append_with("cup", LINES - 1, 0);
    append_capability("rmcup");
    // Some terminals (such as those of editors) restore a saved cursor when they leave the alternate screen. A frame
    // that scrolled has saved a hidden cursor.
    append_capability("cnorm");
    if (!rfl_capability("rmcup")) append("\r\n");
    atomic_store(&leaving, composed);
}

static void compose_entering(void) {
    compose(&entering);
    append_capability("smcup");
    screen_count = entering.count;
    // Without this mode some terminals send the same bytes for several arrow keys.
    append_capability("smkx");
    // The state that ncurses expects: default colours, no insert mode, automatic margins, all rows scroll.
    append_capability("sgr0");
    append_capability("op");
    append_capability("rmir");
    append_capability("smam");
    append_with("csr", 0, LINES - 1);
    append_capability("civis");
    if (rfl_state.is_xterm_like) append("\033[?2004h");
}

void rfl_prepare_sequences(void) {
    compose_leaving();
    compose_entering();
}

static void write_title(bool keeps_old) {
    if (keeps_old) rfl_write(title_kept, strlen(title_kept));
    rfl_write(title.bytes, title.count);
}

void rfl_enter(void) {
    // After SIGSTOP the terminal is still on the alternate screen. A second change to it would overwrite the saved
    // position of the cursor.
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
    // Set before the title is sent: otherwise a signal in between would leave the title in the window.
    bool is_first = !rfl_state.title;
    rfl_state.title = true;
    write_title(is_first);
    return true;
}

void rfl_use_keyboard_protocol(void) {
    if (!rfl_state.is_open || rfl_state.keyboard) return;
    // Set before the sequence is sent. Turning the protocol off when it is not on is harmless.
    rfl_state.keyboard = true;
    rfl_send(keyboard_on, strlen(keyboard_on));
}

/// Sends all sequences that restore the terminal. Returns false if the terminal does not accept all of them within
/// the given milliseconds.
static bool give_back(int line, int milliseconds) {
    int64_t end = rfl_milliseconds_now() + milliseconds;
    const char *keys = rfl_state.keyboard ? keyboard_off : "", *old_title = rfl_state.title ? title_back : "";
    const sequence *rest = atomic_load(&leaving);
    return rfl_write_in_time(line, keys, strlen(keys), end)
        && rfl_write_in_time(line, old_title, strlen(old_title), end)
        && rfl_write_in_time(line, rest->bytes, rest->count, end);
}

/// Restores the original modes, without the given local flags.
static void restore_modes(tcflag_t left_out) {
    struct termios output = rfl_state.original, input = rfl_state.original_input;
    output.c_lflag &= ~left_out;
    input.c_lflag &= ~left_out;
    // TCSADRAIN would wait until the terminal has read all output.
    tcsetattr(rfl_state.terminal, TCSANOW, &output);
    tcsetattr(rfl_state.input, TCSANOW, &input);
}

static void leave(int milliseconds) {
    // In the background SIGTTOU would stop the process, and it would never end.
    sigset_t before = rfl_block_background_stop();
    // The modes come first, because they do not depend on a reader. In the background they belong to another job.
    // Echo comes last: otherwise typed characters would appear between the bytes of a control sequence.
    bool has_modes = !rfl_is_in_background();
    if (has_modes) restore_modes(ECHO);
    int line = rfl_open_line();
    if (!give_back(line, milliseconds - milliseconds / 5)) {
        // Discards the unread output and tries again, so that a user who comes back later finds a usable terminal.
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
    // When the watchdog ends the process, only its thread restores the terminal.
    if (rfl_is_claimed()) {
        atomic_fetch_sub(&leaving_count, 1);
        rfl_wait_for_watchdog();
        atomic_fetch_add(&leaving_count, 1);
    }
    if (atomic_exchange(&rfl_entered, false)) leave(TIME);
    atomic_fetch_sub(&leaving_count, 1);
}

void rfl_leave_for_end(int milliseconds) {
    // Waits for another thread that is restoring the terminal now: the end of the process would cut it short.
    int64_t end = rfl_milliseconds_now() + TIME + TIME / 5;
    while (atomic_load(&leaving_count) > 0 && rfl_milliseconds_now() < end) poll(NULL, 0, 10);
    if (atomic_exchange(&rfl_entered, false)) leave(milliseconds);
}
