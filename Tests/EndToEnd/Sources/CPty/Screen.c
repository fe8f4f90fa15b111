#include "CPty.h"

#include <stdlib.h>
#include <string.h>
#include <vterm.h>

struct screen {
    VTerm *terminal;
    VTermScreen *screen;
    bool is_cursor_visible, is_alternate, is_mouse_reported;
    /// The first bytes of a character whose other bytes have not arrived, and their number.
    char letter[4];
    size_t begun;
    int columns;
};

static int set_property(VTermProp property, VTermValue *value, void *user) {
    screen *it = user;
    switch (property) {
    case VTERM_PROP_CURSORVISIBLE: it->is_cursor_visible = value->boolean; break;
    case VTERM_PROP_ALTSCREEN: it->is_alternate = value->boolean; break;
    case VTERM_PROP_MOUSE: it->is_mouse_reported = value->number != VTERM_PROP_MOUSE_NONE; break;
    default: break;
    }
    return 1;
}

/// Limits a length of the screen, because a program may receive a size that does not fit in memory.
static int held(int length) { return length > SCREEN_LIMIT ? SCREEN_LIMIT : length; }

screen *screen_new(int columns, int rows) {
    static const VTermScreenCallbacks callbacks = {.settermprop = set_property};
    screen *it = calloc(1, sizeof *it);
    it->is_cursor_visible = true;
    it->columns = columns;
    it->terminal = vterm_new(held(rows), held(columns));
    vterm_set_utf8(it->terminal, 1);
    it->screen = vterm_obtain_screen(it->terminal);
    vterm_screen_set_callbacks(it->screen, &callbacks, it);
    vterm_screen_enable_altscreen(it->screen, 1);
    vterm_screen_reset(it->screen, 1);
    return it;
}

void screen_free(screen *it) {
    vterm_free(it->terminal);
    free(it);
}

static bool continues(char byte) { return ((unsigned char)byte & 0xC0) == 0x80; }

/// Returns the number of bytes in a UTF-8 character, from its first byte.
static size_t letter_length(char first) {
    unsigned char byte = (unsigned char)first;
    return byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1;
}

/// Returns the number of bytes at the end that are the start of an incomplete character.
static size_t begun(const char *bytes, size_t count) {
    size_t length = 1;
    while (length < count && length < 4 && continues(bytes[count - length])) length++;
    return count > 0 && letter_length(bytes[count - length]) > length ? length : 0;
}

/// Whether a character may be two columns wide. Hangul and later characters may be, but not punctuation, arrows, boxes
/// and U+FFFD.
static bool may_be_wide(const char *letter) {
    const unsigned char *bytes = (const unsigned char *)letter;
    size_t length = letter_length(*letter);
    unsigned code = length < 3 ? 0 : (bytes[0] & 0x0F) << 12 | (bytes[1] & 0x3F) << 6 | (bytes[2] & 0x3F);
    bool is_narrow = code < 0x1100 || (code >= 0x2000 && code < 0x2300) || (code >= 0x2500 && code < 0x25FD)
        || code == 0xFFFD;
    return length == 4 || !is_narrow;
}

/// Writes complete characters. On a screen of one column it replaces wide characters by `?`, because libvterm 0.1
/// crashes if a wide character arrives there.
static void write_letters(screen *it, const char *bytes, size_t count) {
    size_t start = 0;
    for (size_t next = 0; it->columns == 1 && next < count; next++) {
        size_t length = letter_length(bytes[next]);
        if (length > count - next || !may_be_wide(bytes + next)) continue;
        vterm_input_write(it->terminal, bytes + start, next - start);
        vterm_input_write(it->terminal, "?", 1);
        start = next + length;
        next = start - 1;
    }
    vterm_input_write(it->terminal, bytes + start, count - start);
}

/// Keeps an incomplete character until its other bytes arrive, because libvterm 0.1 draws a wrong character if it
/// receives one in two parts.
void screen_write(screen *it, const char *bytes, size_t count) {
    while (it->begun > 0 && it->begun < letter_length(it->letter[0])) {
        if (count == 0) return;
        if (!continues(*bytes)) break;
        it->letter[it->begun++] = *bytes++;
        count--;
    }
    write_letters(it, it->letter, it->begun);
    it->begun = begun(bytes, count);
    write_letters(it, bytes, count - it->begun);
    memcpy(it->letter, bytes + count - it->begun, it->begun);
}

size_t screen_read(screen *it, char *bytes, size_t capacity) {
    return vterm_output_read(it->terminal, bytes, capacity);
}

void screen_resize(screen *it, int columns, int rows) {
    it->columns = columns;
    vterm_set_size(it->terminal, held(rows), held(columns));
}

static int color_number(const VTermColor *color, bool is_foreground) {
    bool is_default = is_foreground ? VTERM_COLOR_IS_DEFAULT_FG(color) : VTERM_COLOR_IS_DEFAULT_BG(color);
    if (is_default) return -1;
    if (VTERM_COLOR_IS_INDEXED(color)) return color->indexed.idx;
    return 1 << 24 | color->rgb.red << 16 | color->rgb.green << 8 | color->rgb.blue;
}

screen_cell screen_cell_at(screen *it, int column, int row) {
    VTermScreenCell cell;
    screen_cell result = {.width = 1, .foreground = -1, .background = -1};
    if (!vterm_screen_get_cell(it->screen, (VTermPos){.row = row, .col = column}, &cell)) return result;
    // libvterm does not set the elements after the last scalar.
    for (int index = 0; index < VTERM_MAX_CHARS_PER_CELL && cell.chars[index]; index++)
        result.scalars[index] = cell.chars[index];
    result.width = cell.width;
    result.is_bold = cell.attrs.bold;
    result.is_italic = cell.attrs.italic;
    result.is_underlined = cell.attrs.underline != 0;
    result.is_reversed = cell.attrs.reverse;
    result.foreground = color_number(&cell.fg, true);
    result.background = color_number(&cell.bg, false);
    return result;
}

void screen_copy(screen *it, screen_cell *cells, int columns, int rows) {
    for (int row = 0; row < rows; row++)
        for (int column = 0; column < columns; column++, cells++) {
            *cells = screen_cell_at(it, column, row);
            if (cells->scalars[0] == ' ' && cells->scalars[1] == 0) cells->scalars[0] = 0;
            // The cell under the second half of a wide character is not visible.
            if (column > 0 && cells[-1].width == 2)
                *cells = (screen_cell){.foreground = -1, .background = -1};
        }
}

bool screen_is_cursor_visible(screen *it) { return it->is_cursor_visible; }
void screen_cursor(screen *it, int *column, int *row) {
    VTermPos place = {0};
    vterm_state_get_cursorpos(vterm_obtain_state(it->terminal), &place);
    *column = place.col;
    *row = place.row;
}

bool screen_is_alternate(screen *it) { return it->is_alternate; }
bool screen_is_mouse_reported(screen *it) { return it->is_mouse_reported; }
