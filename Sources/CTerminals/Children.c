// Running another program in this terminal. This program restores the terminal, runs the other program as a job of its
// own, and takes over the terminal again afterwards.
//
// The child has its own process group, so ^C and ^Z reach only the child. When ^Z stops the child, this program stops
// as well, so that the shell gets the terminal. Without a shell that does job control, the child continues at once.

#if !defined(__APPLE__)
#define _GNU_SOURCE
#endif
#include "shared.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/// The time that a child has to end after this program was asked to end. It is the number of checks, and the
/// milliseconds between two checks.
enum { LOOKS = 10, PAUSE = 100 };

/// A child process, and whether it has a process group of its own.
typedef struct {
    pid_t process;
    bool is_job;
} child;

static void send_signal(child child, int number) { kill(child.is_job ? -child.process : child.process, number); }

/// Makes a process group the foreground job, which gets the signals of keys.
static void set_foreground(child child, pid_t group) {
    if (!child.is_job) return;
    sigset_t before = rfl_block_background_stop();
    tcsetpgrp(rfl_state.input, group);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

/// Makes a descriptor of the terminal a standard stream.
static void use_as_stream(int source, int stream) {
    // If the descriptor already has the stream's number, only make sure that exec does not close it.
    if (source != stream) dup2(source, stream);
    else fcntl(stream, F_SETFD, 0);
}

/// Replaces the forked process by the program, or writes `errno` to the report pipe. Makes only system calls, because
/// other threads may have held any lock during the fork.
static void become(char *const *arguments, bool is_job, int report, const sigset_t *mask) {
    // All signals are blocked here, also SIGTTOU, which would stop a background process.
    if (is_job) {
        setpgid(0, 0);
        tcsetpgrp(rfl_state.input, getpid());
    }
    // Discard a ^Z that was typed before exec. It would stop this process while the parent does not yet wait for a
    // stop.
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

/// Starts a program. If this fails, the returned process is -1, and `error` is the `errno`.
static child start(char *const *arguments, int *error) {
    // The child gets a process group of its own only if job control works, which needs the controlling terminal.
    child new = {.process = -1, .is_job = tcgetpgrp(rfl_state.input) == getpgrp()};
    int report[2];
    if (!rfl_open_pipe(report)) {
        *error = errno;
        return new;
    }
    // Block signals until the program runs. Our handlers must not run in the child, and must not interrupt the read
    // below.
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    new.process = fork();
    if (new.process == 0) become(arguments, new.is_job, report[1], &before);
    *error = new.process < 0 ? errno : 0;
    close(report[1]);
    // If exec succeeds, it closes the pipe. Then the read returns no bytes, and the program runs as a job in the
    // foreground.
    if (read(report[0], error, sizeof *error) == sizeof *error) {
        waitpid(new.process, NULL, 0);
        new.process = -1;
    }
    close(report[0]);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return new;
}

/// Stops this program after its child was stopped, and continues the child when this program continues. Returns whether
/// this program has the terminal again. It does not have it if a signal asks this program to end while it is in the
/// background.
static bool stop_beside(child child) {
    struct termios modes = rfl_state.original_input;
    tcgetattr(rfl_state.input, &modes);
    set_foreground(child, getpgrp());
    // Restore the terminal's original modes for the shell.
    tcsetattr(rfl_state.input, TCSANOW, &rfl_state.original_input);
    rfl_stop_group();
    if (!rfl_wait_for_foreground()) return false;
    tcsetattr(rfl_state.input, TCSANOW, &modes);
    set_foreground(child, child.process);
    send_signal(child, SIGCONT);
    return true;
}

/// Asks a child to end by SIGHUP, as the system does when a window closes.
static void hang_up(child child) {
    send_signal(child, SIGHUP);
    send_signal(child, SIGCONT);
}

/// Waits for the end of the child. After a signal that asks this program to end, waits at most a second. Returns
/// whether this program may take over the terminal.
static bool wait_for_end(child child, rfl_child_end *end) {
    bool has_terminal = true;
    int looks = 0;
    while (looks <= LOOKS) {
        int status;
        pid_t found = waitpid(child.process, &status, WNOHANG | WUNTRACED);
        bool is_end_asked = rfl_is_end_asked();
        if (found < 0 && errno != EINTR) return has_terminal; // Other code has reaped the child.
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

/// Waits for a key, so that the user can read the output of the program.
static void wait_for_key(void) {
    static const char text[] = "\r\nPress any key to go back. ";
    // Turns off the keys that send signals. The terminal already counts as restored, so a signal handler would not undo
    // the modes that are set here.
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
    // Pause the watchdog while the child has the terminal, because `wait_for_end` handles a request to end.
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
