#if !defined(__APPLE__)
#define _GNU_SOURCE
#include <pty.h>
#else
#include <util.h>
#endif
#include "CPty.h"

#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

/// Resets all signals to the state after a login, because the test runner may have changed them.
static void reset_signals(void) {
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    for (int number = 1; number < 32; number++) signal(number, SIG_DFL);
}

/// Gives the program its three standard streams and a fourth descriptor, which closes when the program ends. Closes all
/// other descriptors up to 255.
static void arrange_descriptors(int input, int output, int end) {
    dup2(input, 0);
    dup2(output, 1);
    dup2(output, 2);
    dup2(end, 3);
    for (int descriptor = 4; descriptor < 256; descriptor++) close(descriptor);
}

static void keep_from_children(int descriptor) {
    if (descriptor >= 0) fcntl(descriptor, F_SETFD, FD_CLOEXEC);
}

pty_child pty_spawn(
    const char *path, char *const *arguments, char *const *environment, int columns, int rows,
    bool has_terminal)
{
    struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
    pty_child child = {.process = -1, .output = -1, .line = -1, .end = -1};
    int written[2] = {-1, -1}, ends[2];
    if (pipe(ends) != 0) return child;
    if (has_terminal ? openpty(&written[0], &written[1], NULL, NULL, &size) : pipe(written))
        return child;
    child.process = fork();
    if (child.process == 0) {
        setsid();
        if (has_terminal) ioctl(written[1], TIOCSCTTY, 0);
        int input = has_terminal ? written[1] : open("/dev/null", O_RDONLY);
        arrange_descriptors(input, written[1], ends[1]);
        reset_signals();
        execve(path, arguments, environment);
        _exit(127);
    }
    close(ends[1]);
    child.output = written[0];
    child.end = ends[0];
    if (has_terminal) child.line = written[1];
    else close(written[1]);
    fcntl(child.output, F_SETFL, O_NONBLOCK);
    keep_from_children(child.output);
    keep_from_children(child.line);
    keep_from_children(child.end);
    return child;
}

void pty_resize(int controller, int columns, int rows) {
    struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
    ioctl(controller, TIOCSWINSZ, &size);
}

bool pty_has_exited(int status) { return WIFEXITED(status); }
int pty_exit_status(int status) { return WEXITSTATUS(status); }
int pty_end_signal(int status) { return WIFSIGNALED(status) ? WTERMSIG(status) : 0; }
