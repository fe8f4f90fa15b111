// Taking the terminal and giving it back without ncurses: bytes composed beforehand, written by system calls that
// a signal handler may make.
//
// ncurses never hears of it: it would wait for a terminal that nobody reads, and reset its colours on coming back.

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

/// Bytes that take the terminal or give it back.
typedef struct {
    char bytes[1100];
    size_t count;
} sequence;

/// What ends every mode this terminal has, in order. Composed beside the last one and then put in its place as a whole:
/// a signal may need it meanwhile, and so may the watchdog.
static sequence leavings[2];
static _Atomic(const sequence *) leaving;
/// What begins the modes again.
static sequence entering;
/// How many calls of `leave` have not returned.
static atomic_int leaving_count;
/// How many bytes of `entering` change to the alternate screen.
static size_t screen_count;
/// What is being composed.
static sequence *composed;

static int collect(int byte) {
    if (composed->count < sizeof composed->bytes) composed->bytes[composed->count++] = (char)byte;
    return byte;
}

static void append(const char *bytes) {
    while (*bytes) collect((unsigned char)*bytes++);
}

/// `tputs` strips or pays for the padding old terminals want.
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

/// Flags 1 and 4 of kitty's protocol: keys that were alike are told apart, and what shift makes of a key is told. The
/// alternate screen has flags of its own.
static const char keyboard_on[] = "\033[>5u", keyboard_off[] = "\033[<u";
/// Keeps the window's title, and brings it back.
static const char title_kept[] = "\033[22;2t", title_back[] = "\033[23;2t";
/// The sequence that sets the title.
static sequence title;

// Clicks, drags where they are known, and in a form without limits.
static const char mouse_on[] = "\033[?1000h\033[?1002h\033[?1006h";
static const char mouse_off[] = "\033[?1006l\033[?1002l\033[?1000l";

static void compose_leaving(void) {
    compose(atomic_load(&leaving) == leavings ? leavings + 1 : leavings);
    // A control sequence cut short by a fault is cancelled by the escape that begins the next.
    if (rfl_state.is_xterm_like) append("\033[?2026l\033[?2004l");
    if (rfl_state.features.has_mouse) append(mouse_off);
    append_capability("sgr0");
    append_capability("op");
    // A frame may have been cut short while only part of the screen scrolled.
    if (rfl_state.is_xterm_like) append("\033[r");
    append_capability("rmkx");
    // Below what was drawn, where there is no alternate screen or somebody has turned it off.
    append_with("cup", LINES - 1, 0);
    append_capability("rmcup");
    // To some terminals (those of editors among them) leaving the alternate screen brings back the cursor as it was
    // saved last, which a frame that scrolled did while it was hidden.
    append_capability("cnorm");
    if (!rfl_capability("rmcup")) append("\r\n");
    atomic_store(&leaving, composed);
}

static void compose_entering(void) {
    compose(&entering);
    append_capability("smcup");
    screen_count = entering.count;
    // Without it some terminals' arrows cannot be told apart.
    append_capability("smkx");
    // What ncurses takes for granted: usual colours, no insertion, lines that go on in the next, all rows.
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
    // Stopped by force it has not left: changing to the screen it is on would lose where the cursor was before.
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
    // Before the title is sent: a signal in between would leave it.
    bool is_first = !rfl_state.title;
    rfl_state.title = true;
    write_title(is_first);
    return true;
}

void rfl_use_keyboard_protocol(void) {
    if (!rfl_state.is_open || rfl_state.keyboard) return;
    // Before it is sent: taking back what is not there is harmless.
    rfl_state.keyboard = true;
    rfl_send(keyboard_on, strlen(keyboard_on));
}

/// Sends all that ends our modes; false when that is not taken within a time, which is one for all of it.
static bool give_back(int line, int milliseconds) {
    int64_t end = rfl_milliseconds_now() + milliseconds;
    const char *keys = rfl_state.keyboard ? keyboard_off : "", *old_title = rfl_state.title ? title_back : "";
    const sequence *rest = atomic_load(&leaving);
    return rfl_write_in_time(line, keys, strlen(keys), end)
        && rfl_write_in_time(line, old_title, strlen(old_title), end)
        && rfl_write_in_time(line, rest->bytes, rest->count, end);
}

/// The modes from before us, without those of some flags.
static void restore_modes(tcflag_t left_out) {
    struct termios output = rfl_state.original, input = rfl_state.original_input;
    output.c_lflag &= ~left_out;
    input.c_lflag &= ~left_out;
    // TCSANOW, not TCSADRAIN, which waits for what was written to be read.
    tcsetattr(rfl_state.terminal, TCSANOW, &output);
    tcsetattr(rfl_state.input, TCSANOW, &input);
}

static void leave(int milliseconds) {
    // Stopped, it would never end.
    sigset_t before = rfl_block_background_stop();
    // Modes first: they do not depend on anybody reading. In the background they are another job's. Echo last: what is
    // typed meanwhile would come between the bytes of a control sequence.
    bool has_modes = !rfl_is_in_background();
    if (has_modes) restore_modes(ECHO);
    int line = rfl_open_line();
    if (!give_back(line, milliseconds - milliseconds / 5)) {
        // What was not read for so long makes room, for whoever looks at this terminal later.
        tcflush(rfl_state.terminal, TCOFLUSH);
        give_back(line, milliseconds / 5);
    }
    rfl_close_line(line);
    if (has_modes) restore_modes(0);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

/// The milliseconds that a terminal gets to take all of it.
enum { TIME = 500 };

void rfl_leave_now(void) {
    atomic_fetch_add(&leaving_count, 1);
    // Once the watchdog ends the process, it alone restores the terminal.
    if (rfl_is_claimed()) {
        atomic_fetch_sub(&leaving_count, 1);
        rfl_wait_for_watchdog();
        atomic_fetch_add(&leaving_count, 1);
    }
    if (atomic_exchange(&rfl_entered, false)) leave(TIME);
    atomic_fetch_sub(&leaving_count, 1);
}

void rfl_leave_for_end(int milliseconds) {
    // Another thread may restore the terminal just now. The process is not to end in the midst of that.
    int64_t end = rfl_milliseconds_now() + TIME + TIME / 5;
    while (atomic_load(&leaving_count) > 0 && rfl_milliseconds_now() < end) poll(NULL, 0, 10);
    if (atomic_exchange(&rfl_entered, false)) leave(milliseconds);
}
