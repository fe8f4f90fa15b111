#pragma once
// What tests need of ptys and of libvterm, whose bit-fields and callbacks Swift does not see.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>
#include <termios.h>

/// What belongs to a program that was started; -1 where it has none.
typedef struct {
    /// -1 when it could not be started.
    pid_t process;
    /// The terminal's own end of the pty, or the end of a pipe that the program writes to.
    int output;
    /// The program's end, kept open so that a dying program loses no bytes.
    int line;
    /// Becomes readable when the program has ended.
    int end;
} pty_child;

/// Starts a program as the leader of a session of its own: on a pty, or with neither a terminal nor
/// input. Arguments and environment end in NULL.
pty_child pty_spawn(
    const char *path, char *const *arguments, char *const *environment, int columns, int rows,
    bool has_terminal);

/// Gives the terminal another size; the kernel tells the program.
void pty_resize(int controller, int columns, int rows);

/// Whether a read where nothing was typed returns at once instead of waiting.
bool pty_reads_at_once(int line);

/// Fills what lies between the program and a terminal that does not read, until nothing more is taken.
void pty_fill(int line);

/// How many bytes were typed that the program has not read yet.
int pty_waiting(int line);

/// Whether a line works in every respect as one that no program has touched.
bool pty_is_untouched(int line);

// Macros of <sys/wait.h>.
bool pty_has_exited(int status);
int pty_exit_status(int status);
int pty_end_signal(int status);

/// A cell as a terminal shows it.
typedef struct {
    uint32_t scalars[6];
    int width;
    bool is_bold, is_italic, is_underlined, is_reversed;
    /// -1 is the terminal's own, 0 to 255 an entry of its table, larger ones 0x1RRGGBB.
    int foreground, background;
} screen_cell;

typedef struct screen screen;

/// The most columns and rows that are looked at, whatever the program was told.
enum { SCREEN_LIMIT = 500 };

screen *screen_new(int columns, int rows);
void screen_free(screen *it);
void screen_write(screen *it, const char *bytes, size_t count);
/// What the terminal answers.
size_t screen_read(screen *it, char *bytes, size_t capacity);
void screen_resize(screen *it, int columns, int rows);
screen_cell screen_cell_at(screen *it, int column, int row);
/// Copies all cells, row by row. A blank that was written is the same as one that was cleared.
void screen_copy(screen *it, screen_cell *cells, int columns, int rows);
bool screen_is_cursor_visible(screen *it);
void screen_cursor(screen *it, int *column, int *row);
bool screen_is_alternate(screen *it);
bool screen_is_mouse_reported(screen *it);
