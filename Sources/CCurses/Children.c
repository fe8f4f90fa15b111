// Another program in this terminal: the terminal is given back, the program runs as a job of its own, and when it has
// ended the terminal is taken again.
//
// The child has its own process group, so ^C and ^Z reach only it. When ^Z stops it, this program stops as well, so that
// the shell both were started from has the terminal; where there is none, the child goes on.

#if !defined(__APPLE__)
#define _GNU_SOURCE
#endif
#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/// How long a child has to end when this program is to: so many times so many milliseconds.
enum { LOOKS = 10, PAUSE = 100 };

/// A child, and whether it has a process group of its own.
typedef struct {
    pid_t process;
    bool is_job;
} child;

static void send_signal(child child, int number) { kill(child.is_job ? -child.process : child.process, number); }

/// Makes a process group the one that keys' signals go to.
static void set_foreground(child child, pid_t group) {
    if (!child.is_job) return;
    sigset_t before = rfl_block_background_stop();
    tcsetpgrp(rfl_state.input, group);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

/// Makes the terminal a standard stream.
static void use_as_stream(int source, int stream) {
    // What was opened into the place of a stream that was closed is not to be closed for the program.
    if (source != stream) dup2(source, stream);
    else fcntl(stream, F_SETFD, 0);
}

/// Becomes the program, or reports why that is not possible. Only system calls: other threads may have held any lock.
static void become(char *const *arguments, bool is_job, int report, const sigset_t *mask) {
    // All signals are blocked.
    if (is_job) {
        setpgid(0, 0);
        tcsetpgrp(rfl_state.input, getpid());
    }
    // Drops a ^Z that came before the program runs: it would stop this process while nobody waits for it.
    signal(SIGTSTP, SIG_IGN);
    rfl_restore_signals();
    use_as_stream(rfl_state.input, STDIN_FILENO);
    use_as_stream(rfl_state.terminal, STDOUT_FILENO);
    use_as_stream(rfl_state.terminal, STDERR_FILENO);
    pthread_sigmask(SIG_SETMASK, mask, NULL);
    execvp(arguments[0], arguments);
    int error = errno;
    ssize_t ignored = write(report, &error, sizeof error);
    (void)ignored;
    _exit(127);
}

/// Starts a program; its process is -1 where that is not possible, and `error` says why.
static child start(char *const *arguments, int *error) {
    // Job control needs the controlling terminal.
    child new = {.process = -1, .is_job = tcgetpgrp(rfl_state.input) == getpgrp()};
    int report[2];
    if (!rfl_open_pipe(report)) {
        *error = errno;
        return new;
    }
    // Our handlers are not to run in the child, and nothing interrupts this thread until the program runs.
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    new.process = fork();
    if (new.process == 0) become(arguments, new.is_job, report[1], &before);
    *error = new.process < 0 ? errno : 0;
    close(report[1]);
    // exec closes the pipe, so its end means that the program runs, as a job in the foreground.
    if (read(report[0], error, sizeof *error) == sizeof *error) {
        waitpid(new.process, NULL, 0);
        new.process = -1;
    }
    close(report[0]);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return new;
}

/// Stops beside a child that was stopped, and lets it go on when this program does. Tells whether the terminal is this
/// program's then: not if it is to end in the background.
static bool stop_beside(child child) {
    struct termios modes = rfl_state.original_input;
    tcgetattr(rfl_state.input, &modes);
    set_foreground(child, getpgrp());
    // The shell finds the line as it was.
    tcsetattr(rfl_state.input, TCSANOW, &rfl_state.original_input);
    rfl_stop_group();
    if (!rfl_wait_for_foreground()) return false;
    tcsetattr(rfl_state.input, TCSANOW, &modes);
    set_foreground(child, child.process);
    send_signal(child, SIGCONT);
    return true;
}

/// Has a child end, as when its window closes.
static void hang_up(child child) {
    send_signal(child, SIGHUP);
    send_signal(child, SIGCONT);
}

/// Waits for the child; at most a second once this program is to end. Tells whether the terminal may be taken from it.
static bool wait_for_end(child child, rfl_child_end *end) {
    bool has_terminal = true;
    int looks = 0;
    while (looks <= LOOKS) {
        int status;
        pid_t found = waitpid(child.process, &status, WNOHANG | WUNTRACED);
        bool is_end_asked = rfl_is_end_asked();
        if (found < 0 && errno != EINTR) return has_terminal; // Somebody else has asked how it ended.
        if (found == child.process && !WIFSTOPPED(status)) {
            end->is_signaled = WIFSIGNALED(status);
            end->status = end->is_signaled ? WTERMSIG(status) : WEXITSTATUS(status);
            return has_terminal;
        }
        if (is_end_asked && (looks++ == 0 || found > 0)) hang_up(child);
        else if (found > 0) has_terminal = stop_beside(child);
        if (found <= 0) rfl_wait_for_signal(-1, is_end_asked ? PAUSE : -1);
    }
    return has_terminal;
}

/// Leaves what a program has printed to be read until a key is pressed.
static void wait_for_key(void) {
    static const char text[] = "\r\nPress any key to go back. ";
    // The terminal counts as given back: nobody would give it back again if a key's signal ended the program now.
    struct termios modes = rfl_state.input_modes;
    modes.c_lflag &= ~(tcflag_t)ISIG;
    tcsetattr(rfl_state.input, TCSANOW, &modes);
    rfl_write(text, strlen(text));
    while (!rfl_is_end_asked())
        if (rfl_wait_for_signal(rfl_state.input, -1)) break;
    uint8_t bytes[64];
    while (rfl_read(bytes, sizeof bytes) == sizeof bytes) continue;
    tcsetattr(rfl_state.input, TCSANOW, &rfl_state.original_input);
}

rfl_child_end rfl_run_child(char *const *arguments, bool waits_for_key) {
    rfl_child_end end = {0};
    int error = 0;
    // The child has the terminal, and `wait_for_end` answers a request to end.
    rfl_pause_watchdog(true);
    rfl_leave_now();
    rfl_watch_children();
    child child = start(arguments, &error);
    bool has_terminal = child.process < 0 || wait_for_end(child, &end);
    rfl_unwatch_children();
    if (has_terminal) set_foreground(child, getpgrp());
    if (child.process > 0 && waits_for_key && !rfl_is_end_asked()) wait_for_key();
    rfl_pause_watchdog(false);
    rfl_resume();
    end.error = error;
    return end;
}
