// Writing to the terminal, and cutting the output off.
//
// A write to a terminal may wait for ever if the terminal accepts no output. Therefore, the screen is written to a
// descriptor of its own. When a signal asks the program to end, the signal handler redirects this descriptor to /dev/null. The
// system restarts the waiting write, which now succeeds at once, and the program ends as usual.

#if !defined(__APPLE__)
#define _GNU_SOURCE
#endif
#include "shared.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

/// The lowest number for the descriptor of the output. Lower numbers belong to the standard streams, which may be closed.
enum { FIRST_OWN = 3 };

static int null_device = -1;
/// The thread that writes; valid while `is_writing`.
static _Atomic(pthread_t) writer;
static atomic_bool is_writing, is_cut, has_lost_output;
/// The path of the terminal, for `rfl_open_line`; empty if the terminal has no path.
static char line_path[128];

/// Finds the path of the terminal. On Linux, uses the path of the descriptor, because the device may have no name in a
/// container, and its name may belong to another terminal later.
static void find_line_path(void) {
#ifdef __linux__
    snprintf(line_path, sizeof line_path, "/proc/self/fd/%d", rfl_state.terminal);
#else
    if (ttyname_r(rfl_state.terminal, line_path, sizeof line_path) != 0) *line_path = '\0';
#endif
}

bool rfl_open_output(void) {
    find_line_path();
    if (null_device < 0) null_device = open("/dev/null", O_WRONLY | O_CLOEXEC);
    rfl_state.output = null_device < 0 ? -1 : fcntl(rfl_state.terminal, F_DUPFD_CLOEXEC, FIRST_OWN);
    return rfl_state.output >= 0;
}

void rfl_close_output(void) {
    if (rfl_state.output >= 0) close(rfl_state.output);
    rfl_state.output = -1;
}

/// Redirects the descriptor of the output to another open file.
static void redirect(int file) {
    while (dup2(file, rfl_state.output) < 0 && errno == EINTR) continue;
    fcntl(rfl_state.output, F_SETFD, FD_CLOEXEC);
}

void rfl_begin_output(void) {
    atomic_store(&writer, pthread_self());
    atomic_store(&is_writing, true);
    // Cut the output off now if a signal came before `is_writing` was set, because its handler has not done so.
    if (rfl_is_end_asked()) rfl_cut_output();
}

void rfl_end_output(void) {
    atomic_store(&is_writing, false);
    if (!atomic_exchange(&is_cut, false)) return;
    redirect(rfl_state.terminal);
    atomic_store(&has_lost_output, true);
}

void rfl_cut_output(void) {
    if (!atomic_exchange(&is_cut, true)) redirect(null_device);
}

bool rfl_has_lost_output(void) { return atomic_exchange(&has_lost_output, false); }

bool rfl_forward_to_writer(int number) {
    if (!atomic_load(&is_writing) || pthread_equal(atomic_load(&writer), pthread_self())) return false;
    return pthread_kill(atomic_load(&writer), number) == 0;
}

void rfl_cut_if_writing(void) {
    if (atomic_load(&is_writing) && pthread_equal(atomic_load(&writer), pthread_self())) rfl_cut_output();
}

/// Returns whether a failed write may succeed when it is tried again.
static bool is_worth_trying(void) { return errno == EINTR || errno == EAGAIN; }

void rfl_write(const char *bytes, size_t count) {
    rfl_begin_output();
    ssize_t written = 0;
    while (count > 0 && (written >= 0 || is_worth_trying())) {
        // Wait in `poll`, because another program may have set O_NONBLOCK on the terminal. A signal ends the wait, and
        // then the write succeeds.
        struct pollfd output = {.fd = rfl_state.output, .events = POLLOUT};
        if (written < 0) poll(&output, 1, -1);
        written = write(rfl_state.output, bytes, count);
        if (written < 0) continue;
        bytes += written;
        count -= (size_t)written;
    }
    rfl_end_output();
}

int64_t rfl_milliseconds_now(void) {
    struct timespec now = {0};
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

int rfl_open_line(void) {
    int line = open(line_path, O_WRONLY | O_NOCTTY | O_CLOEXEC | O_NONBLOCK);
    return line >= 0 ? line : rfl_state.terminal;
}

void rfl_close_line(int line) {
    if (line != rfl_state.terminal) close(line);
}

bool rfl_write_in_time(int line, const char *bytes, size_t count, int64_t end) {
    while (count > 0) {
        int64_t left = end - rfl_milliseconds_now();
        struct pollfd output = {.fd = line, .events = POLLOUT};
        int ready = poll(&output, 1, left > 0 ? (int)left : 0);
        if (ready < 0 && is_worth_trying() && left > 0) continue;
        if (ready <= 0 || (output.revents & (POLLERR | POLLNVAL))) return false;
        // Write single bytes, because `poll` only reports room for some bytes, and a longer write could wait.
        ssize_t written = write(line, bytes, 1);
        if (written < 0 && (!is_worth_trying() || left <= 0)) return false;
        // Pause, because another thread is writing to the terminal now.
        if (written < 0 && errno == EAGAIN) poll(NULL, 0, 1);
        if (written < 0) continue;
        bytes += 1;
        count -= 1;
    }
    return true;
}
