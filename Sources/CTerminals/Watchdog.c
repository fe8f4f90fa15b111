// A thread that ends the program when its loop does not read a signal that asks for the end.
//
// A closure of the program may never return, and then no loop reads the signal. The thread waits on a pipe, and the
// handler of the signal writes to that pipe. If the signal stays unread for a second, the thread restores the terminal
// and ends the process by the signal. The thread uses no timer signal such as SIGALRM, because these signals belong to
// the program.

#if !defined(__APPLE__)
#define _GNU_SOURCE
#endif
#include "shared.h"

#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <unistd.h>

enum {
    /// The milliseconds in which the loop has to read the signal.
    PATIENCE = 1000,
    /// The longest wait of the thread, in milliseconds, while it counts the time of an unread signal.
    STEP = 100,
    /// The milliseconds in which a terminal has to accept the sequences that restore it. Together with `PATIENCE` and
    /// one late step, the program ends within 1.5 s.
    LEAVING = 300,
    /// The milliseconds after which another thread gives up waiting for the thread that ends the process.
    LONGEST_END = 2000,
    /// The bytes of the thread's stack: enough for system calls and for the program's own handler.
    STACK_SIZE = 256 * 1024,
};

static int pipe_ends[2] = {-1, -1};
static pthread_t thread;
/// The number of the process that has started the thread; 0 if there is no thread. A fork of the process does not have
/// the thread.
static pid_t owner;
static atomic_bool is_stopping, is_paused, is_restarted;
/// Whether the thread is restoring the terminal and ending the process.
static atomic_bool ends_process;
static _Atomic(pthread_t) ending_thread;

static void notify(void) {
    ssize_t ignored = write(pipe_ends[1], "", 1);
    (void)ignored;
}

static void drain(void) {
    char bytes[64];
    while (read(pipe_ends[0], bytes, sizeof bytes) > 0) continue;
}

static bool is_ending_thread(void) {
    return atomic_load(&ends_process) && pthread_equal(atomic_load(&ending_thread), pthread_self());
}

static void end(void) {
    atomic_store(&ending_thread, pthread_self());
    atomic_store(&ends_process, true);
    rfl_interrupt_program();
    rfl_leave_for_end(LEAVING);
    rfl_end_by_unread_signal();
}

/// Waits for a byte in the pipe or for a hang-up of the terminal. Returns the waiting time to count, in milliseconds.
///
/// The time of a stop (^Z, SIGSTOP) counts as two steps at most, because a stopped program cannot read a signal.
static int64_t wait_for_step(int64_t milliseconds, int *terminal, bool *has_hung_up) {
    // Request POLLHUP, because macOS reports a hang-up only if it is requested. `poll` ignores a negative descriptor.
    struct pollfd polled[2] = {{.fd = pipe_ends[0], .events = POLLIN}, {.fd = *terminal, .events = POLLHUP}};
    int64_t start = rfl_milliseconds_now();
    poll(polled, 2, (int)milliseconds);
    if (polled[0].revents) drain();
    if (polled[1].revents) *terminal = -1;
    if (polled[1].revents & POLLHUP) *has_hung_up = true;
    int64_t passed = rfl_milliseconds_now() - start;
    return passed < 2 * STEP ? passed : 2 * STEP;
}

static void *watch(void *unused) {
    (void)unused;
    int terminal = rfl_state.input;
    bool has_hung_up = false, counts = false;
    int64_t counted = 0;
    while (!atomic_load(&is_stopping)) {
        // Keep the remaining time from becoming negative, because `poll` would then wait for ever.
        int64_t left = counted < PATIENCE ? PATIENCE - counted : 0;
        int64_t step = left < STEP ? left : STEP;
        counted += wait_for_step(counts || has_hung_up ? step : -1, &terminal, &has_hung_up);
        bool restarts = atomic_exchange(&is_restarted, false);
        if (!counts || restarts || atomic_load(&is_paused)) counted = 0;
        counts = rfl_is_signal_unread();
        // If the terminal is not the controlling terminal, its hang-up sends no SIGHUP. Count the time since the
        // hang-up instead.
        if (has_hung_up && !counts) rfl_count_hang_up();
        if (counts && counted >= PATIENCE && rfl_claim_unread_signal()) end();
    }
    return NULL;
}

/// Starts the thread with all signals blocked, so that their handlers run in the program's own threads.
static bool start_thread(void) {
    pthread_attr_t attributes;
    if (pthread_attr_init(&attributes) != 0) return false;
    pthread_attr_setstacksize(&attributes, STACK_SIZE);
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    bool is_started = pthread_create(&thread, &attributes, watch, NULL) == 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    pthread_attr_destroy(&attributes);
    return is_started;
}

void rfl_open_watchdog_pipe(void) {
    if (pipe_ends[0] < 0) rfl_open_pipe_without_waiting(pipe_ends);
}

void rfl_start_watchdog(void) {
    atomic_store(&is_stopping, false);
    atomic_store(&is_paused, false);
    // Ignore a failure, because the terminal also works without the watchdog.
    if (pipe_ends[0] >= 0 && start_thread()) owner = getpid();
}

void rfl_stop_watchdog(void) {
    if (owner == getpid()) {
        atomic_store(&is_stopping, true);
        notify();
        pthread_join(thread, NULL);
        drain();
    }
    owner = 0;
}

void rfl_restart_watchdog(void) {
    atomic_store(&is_restarted, true);
    notify();
}

void rfl_pause_watchdog(bool pauses) {
    atomic_store(&is_paused, pauses);
    if (!pauses) rfl_restart_watchdog();
}

void rfl_wait_for_watchdog(void) {
    if (is_ending_thread()) return;
    int64_t end = rfl_milliseconds_now() + LONGEST_END;
    for (int64_t left = LONGEST_END; left > 0; left = end - rfl_milliseconds_now()) poll(NULL, 0, (int)left);
}
