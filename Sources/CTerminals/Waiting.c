// Waiting for input, for the wake pipe, and for the caller's descriptors, with one call of `poll`.

#if !defined(__APPLE__)
#define _GNU_SOURCE
#endif
#include "shared.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

/// Converts nanoseconds to milliseconds for `poll`. Rounds up, because `poll` would otherwise return again and again
/// just before a deadline.
static int milliseconds(int64_t nanoseconds) {
    if (nanoseconds < 0) return -1;
    int64_t rounded = nanoseconds / 1000000 + (nanoseconds % 1000000 != 0);
    return rounded > 3600000 ? 3600000 : (int)rounded;
}

/// Returns whether a descriptor has ended, so that `poll` would report it for ever. It has ended if it is closed, or if
/// its other end is closed and no input is left.
static bool is_finished(int descriptor, short found) {
    if (found & POLLNVAL) return true;
    if (!(found & (POLLHUP | POLLERR))) return false;
    int waiting = 0;
    return ioctl(descriptor, FIONREAD, &waiting) != 0 || waiting == 0;
}

/// Marks a descriptor as ended, and stores the identity of its file, because another file may get the descriptor's
/// number later. A closed descriptor has no identity.
static void mark_as_ended(rfl_watched *watched) {
    struct stat status = {0};
    fstat(watched->descriptor, &status);
    watched->has_ended = true;
    watched->device = (uint64_t)status.st_dev;
    watched->inode = (uint64_t)status.st_ino;
}

/// Returns whether an ended descriptor must be checked again. This is the case if its number now belongs to another
/// file, or if the other end of a named pipe is open again.
static bool is_back(const rfl_watched *watched) {
    struct stat status;
    if (fstat(watched->descriptor, &status) != 0) return false;
    if (watched->device != (uint64_t)status.st_dev || watched->inode != (uint64_t)status.st_ino)
        return true;
    struct pollfd now = {.fd = watched->descriptor, .events = POLLIN};
    return poll(&now, 1, 0) >= 0 && !is_finished(watched->descriptor, now.revents);
}

uint32_t rfl_wait(int64_t nanoseconds, rfl_watched *watched, size_t count) {
    rfl_note_waiting();
    if (count > RFL_MAXIMUM_WATCHED) count = RFL_MAXIMUM_WATCHED;
    struct pollfd polled[2 + RFL_MAXIMUM_WATCHED] = {
        {.fd = rfl_state.input, .events = POLLIN},
        {.fd = rfl_pipe_end(), .events = POLLIN},
    };
    // Use -1 for ended descriptors, because `poll` ignores negative numbers.
    for (size_t index = 0; index < count; index++) {
        if (watched[index].has_ended) watched[index].has_ended = !is_back(&watched[index]);
        polled[2 + index] = (struct pollfd){
            .fd = watched[index].has_ended ? -1 : watched[index].descriptor,
            .events = POLLIN,
        };
    }

    // If a signal interrupts `poll`, there are no results, and the caller checks its deadline again.
    poll(polled, 2 + count, milliseconds(nanoseconds));
    uint32_t found = 0;
    if (polled[1].revents) rfl_drain_pipe();
    if (polled[0].revents) found |= RFL_INPUT;
    for (size_t index = 0; index < count; index++) {
        short revents = polled[2 + index].revents;
        if (!revents) continue;
        found |= RFL_DESCRIPTOR;
        if (is_finished(watched[index].descriptor, revents)) mark_as_ended(&watched[index]);
    }
    return found | rfl_take_events();
}

/// Whether the last read has failed for good: the terminal is gone, or no shell could bring the process to the
/// foreground.
static bool has_input_failed;

size_t rfl_read(uint8_t *bytes, size_t capacity) {
    // This call returns at once because of the terminal's mode VMIN 0. O_NONBLOCK would also affect the shell.
    ssize_t count = read(rfl_state.input, bytes, capacity);
    has_input_failed = count < 0 && errno != EINTR && errno != EAGAIN;
    return count > 0 ? (size_t)count : 0;
}

bool rfl_has_input_ended(void) {
    // An empty input does not mean the end of input, because ^C discards waiting input.
    struct pollfd input = {.fd = rfl_state.input, .events = POLLIN};
    if (has_input_failed) return true;
    return poll(&input, 1, 0) > 0 && is_finished(rfl_state.input, input.revents);
}

bool rfl_can_write(void) {
    struct pollfd output = {.fd = rfl_state.terminal, .events = POLLOUT};
    // The terminal is not ready only if `poll` times out. After an error or a hang-up, waiting would not help.
    return poll(&output, 1, 0) != 0;
}
