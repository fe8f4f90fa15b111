#pragma once
// Pseudo-terminals and libvterm for the tests. Swift cannot import libvterm's bit-fields and callbacks.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>
#include <termios.h>

/// A started program and its descriptors. A descriptor that does not exist is -1.
typedef struct {
    /// The process, or -1 if it could not start.
    pid_t process;
    /// The terminal's end of the pseudo-terminal, or the end of a pipe that the program writes to.
    int output;
    /// The program's end of the pseudo-terminal. It stays open, so that no bytes are lost when the program ends.
    int line;
    /// A descriptor that becomes readable when the program has ended.
    int end;
} pty_child;

/// Starts a program as the leader of a new session: on a pseudo-terminal, or without a terminal and without input. The
/// arguments and the environment end with NULL.
pty_child pty_spawn(
    const char *path, char *const *arguments, char *const *environment, int columns, int rows,
    bool has_terminal);

/// Changes the terminal's size. The kernel notifies the program.
void pty_resize(int controller, int columns, int rows);

/// Whether a read without input returns at once instead of waiting.
bool pty_reads_at_once(int line);

/// Writes to a terminal that does not read, until the line accepts no more bytes.
void pty_fill(int line);

/// Returns the number of typed bytes that the program has not read yet.
int pty_waiting(int line);

/// Whether all modes of the line are equal to those of a new pseudo-terminal.
bool pty_is_untouched(int line);

// The macros of <sys/wait.h> as functions, because Swift does not import these macros.
bool pty_has_exited(int status);
int pty_exit_status(int status);
int pty_end_signal(int status);

/// A cell as a terminal shows it.
typedef struct {
    uint32_t scalars[6];
    int width;
    bool is_bold, is_italic, is_underlined, is_reversed;
    /// A color: -1 is the terminal's default color, 0 to 255 is an entry of its palette, and 0x1RRGGBB is an RGB value.
    int foreground, background;
} screen_cell;

typedef struct screen screen;

/// The largest number of columns and of rows that the screen keeps. The program may receive a larger size.
enum { SCREEN_LIMIT = 500 };

screen *screen_new(int columns, int rows);
void screen_free(screen *it);
void screen_write(screen *it, const char *bytes, size_t count);
/// Reads the terminal's answers to the program's queries.
size_t screen_read(screen *it, char *bytes, size_t capacity);
void screen_resize(screen *it, int columns, int rows);
screen_cell screen_cell_at(screen *it, int column, int row);
/// Copies all cells, row by row. A cell with a written blank is equal to a cleared cell.
void screen_copy(screen *it, screen_cell *cells, int columns, int rows);
bool screen_is_cursor_visible(screen *it);
void screen_cursor(screen *it, int *column, int *row);
bool screen_is_alternate(screen *it);
bool screen_is_mouse_reported(screen *it);
