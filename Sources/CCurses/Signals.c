// Signals become bits and a byte in a pipe, so that one poll sees them beside the input.
//
// Fatal ones give the terminal back first, on a stack of their own: the usual one may be the reason.

#if !defined(__APPLE__)
#define _GNU_SOURCE
#endif
#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

/// What nobody has read yet: what `rfl_wait` reports, and two bits of our own.
static atomic_uint events;
enum {
    /// The watchdog counts the time of the signals that ask for the end.
    COUNTED = 1 << 28,
    /// The watchdog ends the process.
    CLAIMED = 1 << 29,
};
/// When the oldest unread request to end came.
static _Atomic(int64_t) asked_at;
/// Whether the loop has read a request to end, and has not waited for anything since.
static atomic_bool is_ending;
static int pipe_ends[2] = {-1, -1};

/// Enough for a handler that makes system calls, and for what a backtracer adds.
static char handler_stack[64 * 1024];

typedef struct {
    int number;
    /// What `rfl_wait` reports; 0 for signals that end the program.
    uint32_t event;
    /// What was there before us.
    struct sigaction old;
    bool is_ours;
} watched_signal;

/// Room for the real-time signals, whose numbers are known only when the program runs. Free entries have the number 0.
static watched_signal watched[96] = {
    {.number = SIGWINCH, .event = RFL_RESIZED},
    {.number = SIGCONT, .event = RFL_CONTINUED},
    {.number = SIGTSTP, .event = RFL_STOP_ASKED},
    {.number = SIGINT, .event = RFL_INTERRUPTED},
    {.number = SIGTERM, .event = RFL_TERMINATED},
    {.number = SIGHUP, .event = RFL_HUNG_UP},
    {.number = SIGQUIT},
    {.number = SIGSEGV},
    {.number = SIGBUS},
    {.number = SIGILL},
    {.number = SIGTRAP},
    {.number = SIGABRT},
    {.number = SIGFPE},
    {.number = SIGSYS},
    {.number = SIGXCPU},
    {.number = SIGXFSZ},
    {.number = SIGALRM},
    {.number = SIGVTALRM},
    {.number = SIGPROF},
    {.number = SIGUSR1},
    {.number = SIGUSR2},
#ifdef __linux__
    // Elsewhere they do nothing, or there are none.
    {.number = SIGIO},
    {.number = SIGPWR},
    {.number = SIGSTKFLT},
#endif
};
/// What asks for the end.
enum { ENDS = RFL_INTERRUPTED | RFL_TERMINATED | RFL_HUNG_UP };

enum {
    /// The milliseconds for which signals belong to one request to end that the loop has read. A window that closes
    /// sends HUP twice (the shell does, then the system), and a system that shuts down sends TERM and HUP.
    ONE_REQUEST = 1000,
    /// The milliseconds after which an unread signal that comes again says that the user is impatient.
    IMPATIENCE = 250,
};

static struct sigaction old_pipe_action, old_child_action;

/// The entry of a signal, else the first that is free: there are always some.
static watched_signal *find_watched(int number) {
    watched_signal *entry = watched;
    while (entry->number && entry->number != number) entry++;
    return entry;
}

static void add_real_time_signals(void) {
#ifdef SIGRTMIN
    for (int number = SIGRTMIN; number <= SIGRTMAX; number++) find_watched(number)->number = number;
#endif
}

/// Wakes poll; a full pipe wakes it as well as one byte more would.
static void ring(void) {
    ssize_t ignored = write(pipe_ends[1], "", 1);
    (void)ignored;
}

/// Leaves events to the next `rfl_wait`.
static void post(uint32_t event) {
    bool ends = event & ENDS, is_new = true;
    if (ends && atomic_load(&is_ending)) is_new = rfl_milliseconds_now() - atomic_load(&asked_at) >= ONE_REQUEST;
    if (ends && is_new && !(atomic_load(&events) & ENDS)) atomic_store(&asked_at, rfl_milliseconds_now());
    unsigned counted = ends && is_new ? COUNTED : 0;
    unsigned before = atomic_fetch_or(&events, event | counted);
    if ((before & event) != event) ring();
    if (counted & ~before) rfl_restart_watchdog();
}

/// What was to hear a signal before us hears it.
static void call_old(const watched_signal *signal_, siginfo_t *info, void *context) {
    const struct sigaction *old = &signal_->old;
    if (old->sa_flags & SA_SIGINFO)
        old->sa_sigaction(signal_->number, info, context);
    else if (old->sa_handler != SIG_DFL && old->sa_handler != SIG_IGN)
        old->sa_handler(signal_->number);
}

/// Gives the terminal back, then lets the signal do what it would have done without us, and ends the program.
static void end_by(watched_signal *signal_, siginfo_t *info, void *context) {
    rfl_leave_now();
    // A fault of the processor happens again as soon as we return, with all that a backtracer wants
    // to know about it. Whatever was sent has to be sent again.
    int number = signal_->number;
    bool happens_again = info && info->si_code > 0
        && (number == SIGSEGV || number == SIGBUS || number == SIGILL || number == SIGFPE);
    if (happens_again) {
        sigaction(number, &signal_->old, NULL);
        return;
    }
    // It may return, as the Swift runtime's does after a backtrace; without its terminal the program cannot go on.
    call_old(signal_, info, context);
    struct sigaction standard = {.sa_handler = SIG_DFL};
    sigaction(number, &standard, NULL);
    raise(number);
}

static void handle_signal(int number, siginfo_t *info, void *context) {
    int saved = errno;
    watched_signal *signal_ = find_watched(number);
    bool asks_for_end = signal_->event & ENDS;
    // Stays here while the watchdog restores the terminal, and writes nothing in between.
    if (asks_for_end && rfl_is_claimed()) {
        rfl_wait_for_watchdog();
        errno = saved;
        return;
    }
    if (asks_for_end && rfl_forward_to_writer(number)) {
        errno = saved;
        return;
    }
    // Asked to end a second time before the first was looked at: the program hangs. That is not so within a moment, as
    // a window that closes may send HUP twice.
    bool is_impatient = asks_for_end && (atomic_load(&events) & signal_->event)
        && rfl_milliseconds_now() - atomic_load(&asked_at) >= IMPATIENCE;
    if (!signal_->event || is_impatient)
        end_by(signal_, info, context);
    else
        post(signal_->event);
    if (asks_for_end) rfl_cut_if_writing();
    errno = saved;
}

bool rfl_open_pipe(int *ends) {
    if (pipe(ends) != 0) return false;
    for (int index = 0; index < 2; index++) fcntl(ends[index], F_SETFD, FD_CLOEXEC);
    return true;
}

void rfl_open_pipe_without_waiting(int *ends) {
    if (!rfl_open_pipe(ends)) return;
    for (int index = 0; index < 2; index++) fcntl(ends[index], F_SETFL, O_NONBLOCK);
}

sigset_t rfl_block_background_stop(void) {
    sigset_t background, before;
    sigemptyset(&background);
    sigaddset(&background, SIGTTOU);
    pthread_sigmask(SIG_BLOCK, &background, &before);
    return before;
}

/// Whether a program may use a signal for something of its own.
static bool may_be_harmless(int number) {
    static const int own[] = {SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGIO};
    for (size_t index = 0; index < sizeof own / sizeof *own; index++)
        if (own[index] == number) return true;
#ifdef SIGRTMIN
    if (number >= SIGRTMIN) return true;
#endif
    return false;
}

static void install(watched_signal *signal_) {
    // Calls of the program go on by themselves; poll returns all the same.
    struct sigaction action = {.sa_sigaction = handle_signal, .sa_flags = SA_SIGINFO | SA_RESTART | SA_ONSTACK};
    if (sigaction(signal_->number, NULL, &signal_->old) != 0) return;
    // Whoever ignores a signal (nohup, a shell without job control) wants it ignored, and a handler
    // of the program's own for a signal that need not be fatal is left alone.
    bool is_default = signal_->old.sa_handler == SIG_DFL;
    bool is_ignored = signal_->old.sa_handler == SIG_IGN;
    if (may_be_harmless(signal_->number) && !is_default) return;
    if (is_ignored && signal_->number != SIGWINCH && signal_->number != SIGCONT) return;
    signal_->is_ours = sigaction(signal_->number, &action, NULL) == 0;
}

void rfl_install_signals(void) {
    if (pipe_ends[0] < 0) rfl_open_pipe_without_waiting(pipe_ends);
    rfl_open_watchdog_pipe();
    atomic_store(&events, 0);
    atomic_store(&is_ending, false);
    // A stack that is there already (the Swift runtime's, a sanitizer's) serves as well.
    stack_t present;
    if (sigaltstack(NULL, &present) == 0 && (present.ss_flags & SS_DISABLE)) {
        stack_t stack = {.ss_sp = handler_stack, .ss_size = sizeof handler_stack};
        sigaltstack(&stack, NULL);
    }
    add_real_time_signals();
    for (watched_signal *entry = watched; entry->number; entry++) install(entry);
    struct sigaction ignore = {.sa_handler = SIG_IGN};
    sigaction(SIGPIPE, &ignore, &old_pipe_action);
}

void rfl_restore_signals(void) {
    for (watched_signal *entry = watched; entry->number; entry++) {
        if (entry->is_ours) sigaction(entry->number, &entry->old, NULL);
        entry->is_ours = false;
    }
    sigaction(SIGPIPE, &old_pipe_action, NULL);
}

void rfl_stop_by_signal(void) {
    // Not SIGSTOP: where nobody could continue us (an orphaned process group) the system ignores
    // SIGTSTP, and the program simply goes on.
    struct sigaction standard = {.sa_handler = SIG_DFL}, ours;
    if (sigaction(SIGTSTP, &standard, &ours) != 0) return;
    raise(SIGTSTP);
    sigaction(SIGTSTP, &ours, NULL);
    atomic_fetch_and(&events, ~(unsigned)(RFL_CONTINUED | RFL_STOP_ASKED));
}

void rfl_stop_group(void) {
    // Whoever ignores the signal wants nobody stopped.
    if (!find_watched(SIGTSTP)->is_ours) return;
    // As ^Z does: whoever else is in a pipe with us stops, too.
    kill(0, SIGTSTP);
    rfl_stop_by_signal();
}

static void handle_child(int number) {
    (void)number;
    int saved = errno;
    ring();
    errno = saved;
}

void rfl_watch_children(void) {
    struct sigaction action = {.sa_handler = handle_child, .sa_flags = SA_RESTART | SA_ONSTACK};
    sigaction(SIGCHLD, &action, &old_child_action);
}

void rfl_unwatch_children(void) {
    sigaction(SIGCHLD, &old_child_action, NULL);
    // Other children may have ended meanwhile.
    if (old_child_action.sa_handler != SIG_DFL && old_child_action.sa_handler != SIG_IGN) raise(SIGCHLD);
    // The bytes of events that nobody has looked at yet are gone.
    ring();
}

bool rfl_wait_for_signal(int descriptor, int milliseconds) {
    struct pollfd polled[2] = {{.fd = pipe_ends[0], .events = POLLIN}, {.fd = descriptor, .events = POLLIN}};
    if (poll(polled, 2, milliseconds) <= 0) return false;
    rfl_drain_pipe();
    return polled[1].revents != 0;
}

bool rfl_is_end_asked(void) { return atomic_load(&events) & ENDS; }

bool rfl_is_in_background(void) {
    pid_t foreground = tcgetpgrp(rfl_state.input);
    // Nothing is known of a terminal that is not that of this session.
    return foreground >= 0 && foreground != getpgrp();
}

bool rfl_wait_for_foreground(void) {
    while (rfl_is_in_background() && !rfl_is_end_asked()) {
        atomic_fetch_and(&events, ~(unsigned)RFL_CONTINUED);
        // As the system would, were the terminal used now. It would do so over and over, whatever else was sent.
        kill(0, SIGTTOU);
        // Nobody stops us: the signal is ignored, or nobody could make us go on.
        if (!(atomic_load(&events) & RFL_CONTINUED)) break;
    }
    atomic_fetch_and(&events, ~(unsigned)RFL_CONTINUED);
    return !rfl_is_end_asked();
}

bool rfl_raise(uint8_t byte) {
    static const struct { int key, signal; } signals[] = {{VINTR, SIGINT}, {VQUIT, SIGQUIT}, {VSUSP, SIGTSTP}};
    if (!(rfl_state.input_modes.c_lflag & ISIG) || byte == _POSIX_VDISABLE) return false;
    for (size_t index = 0; index < sizeof signals / sizeof *signals; index++) {
        if (rfl_state.input_modes.c_cc[signals[index].key] != byte) continue;
        kill(0, signals[index].signal);
        return true;
    }
    return false;
}

uint32_t rfl_take_events(void) {
    unsigned found = atomic_load(&events);
    while (!(found & CLAIMED) && !atomic_compare_exchange_weak(&events, &found, 0)) continue;
    // Too late: nothing is to be drawn any more.
    if (found & CLAIMED) rfl_wait_for_watchdog();
    if (found & ENDS) atomic_store(&is_ending, true);
    return found & ~(unsigned)(COUNTED | CLAIMED);
}

void rfl_note_waiting(void) { atomic_store(&is_ending, false); }

void rfl_note_end(void) { atomic_store(&is_ending, true); }

void rfl_count_hang_up(void) {
    if (!atomic_load(&is_ending)) atomic_fetch_or(&events, COUNTED);
}

bool rfl_is_signal_unread(void) { return atomic_load(&events) & COUNTED; }

bool rfl_claim_unread_signal(void) {
    unsigned found = atomic_load(&events);
    while ((found & COUNTED) && !atomic_compare_exchange_weak(&events, &found, found | CLAIMED)) continue;
    return found & COUNTED;
}

bool rfl_is_claimed(void) { return atomic_load(&events) & CLAIMED; }

/// Lets a signal do to this thread what it would have done without us.
static void raise_as(const struct sigaction *action, int number) {
    sigset_t only;
    sigemptyset(&only);
    sigaddset(&only, number);
    sigaction(number, action, NULL);
    pthread_sigmask(SIG_UNBLOCK, &only, NULL);
    raise(number);
}

/// The number of the unread signal that ends the process; SIGHUP also for a terminal that has gone without a signal.
static int unread_signal(void) {
    unsigned found = atomic_load(&events);
    if (found & RFL_HUNG_UP) return SIGHUP;
    if (found & RFL_TERMINATED) return SIGTERM;
    return found & RFL_INTERRUPTED ? SIGINT : SIGHUP;
}

void rfl_interrupt_program(void) { kill(getpid(), unread_signal()); }

void rfl_end_by_unread_signal(void) {
    const watched_signal *signal_ = find_watched(unread_signal());
    // A handler of the program's own may return: the program hangs all the same.
    raise_as(&signal_->old, signal_->number);
    raise_as(&(struct sigaction){.sa_handler = SIG_DFL}, signal_->number);
    // The first process of a container ignores signals without a handler.
    _exit(128 + signal_->number);
}

int rfl_pipe_end(void) { return pipe_ends[0]; }

void rfl_drain_pipe(void) {
    char bytes[64];
    while (read(pipe_ends[0], bytes, sizeof bytes) > 0) continue;
}

void rfl_wake(void) { post(RFL_WOKEN); }

void rfl_put_back(uint32_t events) {
    atomic_store(&is_ending, false);
    post(events);
}

int32_t rfl_signal_number(uint32_t event) {
    watched_signal *entry = watched;
    while (entry->number && entry->event != event) entry++;
    return entry->number;
}
