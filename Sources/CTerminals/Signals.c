// Handling of signals. A handler sets a bit for its signal and writes a byte to the wake pipe. Therefore, one call of
// `poll` waits for signals and for input.
//
// The handler of a fatal signal restores the terminal first. The handler runs on a stack of its own, because an
// overflow of the usual stack may have caused the signal.

#if !defined(__APPLE__)
#define _GNU_SOURCE
#endif
#include "shared.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

/// The unread events: the bits that `rfl_wait` reports, and two internal bits.
static atomic_uint events;
enum {
    /// The bit that is set while the watchdog counts the time of an unread request to end.
    COUNTED = 1 << 28,
    /// The bit that is set when the watchdog ends the process. It is never cleared.
    CLAIMED = 1 << 29,
};
/// The arrival time of the oldest unread request to end, in milliseconds.
static _Atomic(int64_t) asked_at;
/// Whether the loop has read a request to end, and has not called `rfl_wait` since then.
static atomic_bool is_ending;
static int pipe_ends[2] = {-1, -1};

/// The stack of the handlers. The size is enough for system calls and for a backtracer.
static char handler_stack[64 * 1024];

typedef struct {
    int number;
    /// The event that `rfl_wait` reports; 0 for a signal that ends the program.
    uint32_t event;
    /// The action of the signal before the terminal was opened.
    struct sigaction old;
    /// Whether our handler is installed.
    bool is_ours;
} watched_signal;

/// The signals for which this library installs its handler. Real-time signals are added at run time, because their
/// numbers are known only then. Free entries have the number 0.
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
    // On other systems, these signals do not exist or do nothing by default.
    {.number = SIGIO},
    {.number = SIGPWR},
    {.number = SIGSTKFLT},
#endif
};
/// The events that ask the program to end.
enum { ENDS = RFL_INTERRUPTED | RFL_TERMINATED | RFL_HUNG_UP };

enum {
    /// The milliseconds after a request to end in which further signals count as the same request. When a window
    /// closes, the shell and the system both send HUP. A system that shuts down sends TERM and then HUP.
    ONE_REQUEST = 1000,
    /// The milliseconds after which a repeated signal ends the program at once, because the loop has not read the first
    /// one.
    IMPATIENCE = 250,
};

static struct sigaction old_pipe_action, old_child_action;

/// Returns the entry of a signal, or the first free entry. The table always has free entries.
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

/// Wakes `rfl_wait` by a byte in the wake pipe. A failed write to a full pipe does no harm, because the earlier bytes
/// wake `rfl_wait`.
static void ring(void) {
    ssize_t ignored = write(pipe_ends[1], "", 1);
    (void)ignored;
}

/// Adds events for the next `rfl_wait`.
static void post(uint32_t event) {
    bool ends = event & ENDS, is_new = true;
    if (ends && atomic_load(&is_ending)) is_new = rfl_milliseconds_now() - atomic_load(&asked_at) >= ONE_REQUEST;
    if (ends && is_new && !(atomic_load(&events) & ENDS)) atomic_store(&asked_at, rfl_milliseconds_now());
    unsigned counted = ends && is_new ? COUNTED : 0;
    unsigned before = atomic_fetch_or(&events, event | counted);
    if ((before & event) != event) ring();
    if (counted & ~before) rfl_restart_watchdog();
}

/// Calls the handler that the program had installed before the terminal was opened.
static void call_old(const watched_signal *signal_, siginfo_t *info, void *context) {
    const struct sigaction *old = &signal_->old;
    if (old->sa_flags & SA_SIGINFO)
        old->sa_sigaction(signal_->number, info, context);
    else if (old->sa_handler != SIG_DFL && old->sa_handler != SIG_IGN)
        old->sa_handler(signal_->number);
}

/// Restores the terminal, calls the program's own handler, and ends the program by the signal.
static void end_by(watched_signal *signal_, siginfo_t *info, void *context) {
    rfl_leave_now();
    // A fault of the processor happens again when this handler returns. Then the old handler, such as a backtracer,
    // receives all information about the fault. A signal that a process has sent must be raised again instead.
    int number = signal_->number;
    bool happens_again = info && info->si_code > 0
        && (number == SIGSEGV || number == SIGBUS || number == SIGILL || number == SIGFPE);
    if (happens_again) {
        sigaction(number, &signal_->old, NULL);
        return;
    }
    // If the old handler returns, as the Swift runtime's handler does after a backtrace, end the program. It cannot
    // continue without its terminal.
    call_old(signal_, info, context);
    struct sigaction standard = {.sa_handler = SIG_DFL};
    sigaction(number, &standard, NULL);
    raise(number);
}

static void handle_signal(int number, siginfo_t *info, void *context) {
    int saved = errno;
    watched_signal *signal_ = find_watched(number);
    bool asks_for_end = signal_->event & ENDS;
    // The watchdog is restoring the terminal now. This thread waits, so that it writes nothing in between.
    if (asks_for_end && rfl_is_claimed()) {
        rfl_wait_for_watchdog();
        errno = saved;
        return;
    }
    if (asks_for_end && rfl_forward_to_writer(number)) {
        errno = saved;
        return;
    }
    // If the same signal comes again and the loop has not read the first one, the program hangs, so end it at once.
    // Ignore a repetition in quick succession, because a window that closes may send HUP twice.
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

/// Returns whether programs use a signal for their own purposes, so that it need not end the program.
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
    // SA_RESTART makes the system restart the interrupted calls of the program. `poll` returns in any case.
    struct sigaction action = {.sa_sigaction = handle_signal, .sa_flags = SA_SIGINFO | SA_RESTART | SA_ONSTACK};
    if (sigaction(signal_->number, NULL, &signal_->old) != 0) return;
    // Leave an ignored signal ignored, as with `nohup` or in a shell without job control. Also leave a handler that the
    // program has installed for its own purposes.
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
    // Leave an alternate stack that the Swift runtime or a sanitizer has installed.
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
    // Use SIGTSTP, which the system ignores in an orphaned process group. SIGSTOP would stop such a process, and no
    // shell could continue it.
    struct sigaction standard = {.sa_handler = SIG_DFL}, ours;
    if (sigaction(SIGTSTP, &standard, &ours) != 0) return;
    raise(SIGTSTP);
    sigaction(SIGTSTP, &ours, NULL);
    atomic_fetch_and(&events, ~(unsigned)(RFL_CONTINUED | RFL_STOP_ASKED));
}

void rfl_stop_group(void) {
    // If the program ignores SIGTSTP, the group must not stop.
    if (!find_watched(SIGTSTP)->is_ours) return;
    // Stop the other programs of a pipeline as well, as ^Z does.
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
    // Call the program's own handler, because other children may have ended while our handler was installed.
    if (old_child_action.sa_handler != SIG_DFL && old_child_action.sa_handler != SIG_IGN) raise(SIGCHLD);
    // Write a byte to the wake pipe, which `rfl_wait_for_signal` has drained. Otherwise unread events would not wake
    // `rfl_wait`.
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
    // tcgetpgrp fails for a terminal that is not the session's controlling terminal. On such a terminal, no job is in
    // the background.
    return foreground >= 0 && foreground != getpgrp();
}

bool rfl_wait_for_foreground(void) {
    while (rfl_is_in_background() && !rfl_is_end_asked()) {
        atomic_fetch_and(&events, ~(unsigned)RFL_CONTINUED);
        // Stop the process by SIGTTOU here. If the system sent SIGTTOU at each use of the terminal, this loop could not
        // handle other signals in between.
        kill(0, SIGTTOU);
        // If no SIGCONT has come, the process did not stop, because it ignores SIGTTOU, or because no shell could
        // continue it.
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
    // If the watchdog has decided to end the process, this thread must not draw any more.
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

/// Sets the action of a signal, and raises the signal in this thread.
static void raise_as(const struct sigaction *action, int number) {
    sigset_t only;
    sigemptyset(&only);
    sigaddset(&only, number);
    sigaction(number, action, NULL);
    pthread_sigmask(SIG_UNBLOCK, &only, NULL);
    raise(number);
}

/// Returns the number of the unread signal that ends the process. Also returns SIGHUP if the terminal has hung up
/// without a signal.
static int unread_signal(void) {
    unsigned found = atomic_load(&events);
    if (found & RFL_HUNG_UP) return SIGHUP;
    if (found & RFL_TERMINATED) return SIGTERM;
    return found & RFL_INTERRUPTED ? SIGINT : SIGHUP;
}

void rfl_interrupt_program(void) { kill(getpid(), unread_signal()); }

void rfl_end_by_unread_signal(void) {
    const watched_signal *signal_ = find_watched(unread_signal());
    // Raise the signal with the program's own handler. If this handler returns, raise the signal with the default
    // action, which ends the program.
    raise_as(&signal_->old, signal_->number);
    raise_as(&(struct sigaction){.sa_handler = SIG_DFL}, signal_->number);
    // In the first process of a container, the system ignores the default action. In that case, exit.
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
