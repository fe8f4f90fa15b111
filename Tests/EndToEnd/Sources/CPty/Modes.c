#if !defined(__APPLE__)
#define _GNU_SOURCE
#include <pty.h>
#else
#include <util.h>
#endif
#include "CPty.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

static bool are_equal(const struct termios *left, const struct termios *right) {
    return left->c_iflag == right->c_iflag && left->c_oflag == right->c_oflag
        && left->c_cflag == right->c_cflag && left->c_lflag == right->c_lflag
        && memcmp(left->c_cc, right->c_cc, sizeof left->c_cc) == 0
        && cfgetispeed(left) == cfgetispeed(right) && cfgetospeed(left) == cfgetospeed(right);
}

bool pty_is_untouched(int line) {
    int fresh[2];
    if (openpty(&fresh[0], &fresh[1], NULL, NULL, NULL) != 0) return false;
    struct termios now, before;
    bool are_read = tcgetattr(line, &now) == 0 && tcgetattr(fresh[1], &before) == 0;
    close(fresh[0]);
    close(fresh[1]);
    return are_read && are_equal(&now, &before);
}

/// Opens the line's device a second time, for reads and writes that never wait. Returns the descriptor, or -1.
static int open_again(int line) {
    char name[128];
    if (ttyname_r(line, name, sizeof name) != 0) return -1;
    return open(name, O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
}

bool pty_reads_at_once(int line) {
    int again = open_again(line);
    char byte;
    // With no input, a line whose reads wait makes this read fail with EAGAIN. Otherwise the read returns 0 bytes.
    bool is_empty = read(again, &byte, 1) == 0;
    close(again);
    return is_empty;
}

int pty_waiting(int line) {
    int count = 0;
    return ioctl(line, FIONREAD, &count) == 0 ? count : 0;
}

void pty_fill(int line) {
    int again = open_again(line);
    char bytes[512];
    memset(bytes, '.', sizeof bytes);
    size_t count = sizeof bytes;
    // The system moves the written bytes on once, so the line accepts more before it is full.
    for (struct pollfd output = {.fd = again, .events = POLLOUT}; poll(&output, 1, 200) > 0;) {
        if (write(again, bytes, count) < 0) count = 1;
    }
    close(again);
}
