#if !defined(__APPLE__)
#define _GNU_SOURCE
#include <pty.h>
#else
#include <util.h>
#endif
#include "CPty.h"

#include <string.h>
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
