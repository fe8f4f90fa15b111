// Exact colours: 24 bits for each colour, on terminals that promise them.
//
// ncurses sends exact colours only if the terminal's description (terminfo) contains them. Few systems have such a
// description. Therefore, this file derives it from the description of the user's own terminal. The derived one has the
// same keys and standard abilities. Of the others it has only those that ncurses itself uses. ncurses reads the derived description from the variable TERMINFO, which may contain a
// description in hexadecimal digits instead of the path of a folder. So there is no file to write or to remove.

#ifdef CURSES
#if !defined(__APPLE__)
#define _GNU_SOURCE
#endif
#define NCURSES_WIDECHAR 1
#include "internal.h"

#include <curses.h>
#include <stdlib.h>
#include <string.h>
#include <term.h>

int32_t rfl_first_exact_value(void) {
    const char *set = rfl_capability("setaf");
    for (int32_t value = 8; set && value != 256; value *= 2) {
        const char *bytes = tparm(set, value, 0, 0, 0, 0, 0, 0, 0, 0);
        if (bytes && (strstr(bytes, "8:2:") || strstr(bytes, "8;2;"))) return value;
    }
    return 256;
}

// ncurses 6.1 was the first version with exact colours. It also reads descriptions from TERMINFO.
#if defined(NCURSES_VERSION_PATCH) && NCURSES_VERSION_PATCH >= 20180127

/// The limits of a description: bytes, and capabilities of one kind. A larger description is not derived.
enum { BYTES = 12000, CAPABILITIES = 600 };

/// The derived description as the value of TERMINFO: `hex:` and two digits for each byte. Empty if there is none.
static char description[4 + 2 * BYTES + 1];
static size_t length;

/// Appends a number, or a part of a text, with its lowest byte first.
static void put(int64_t value, int bytes) {
    static const char digits[] = "0123456789abcdef";
    for (; bytes > 0 && length + 2 < sizeof description; bytes--, value >>= 8) {
        description[length++] = digits[value >> 4 & 15];
        description[length++] = digits[value & 15];
    }
}

static void put_text(const char *text) {
    do put(*text, 1);
    while (*text++);
}

/// Adds a zero if the number of bytes is odd.
static void align(void) {
    if (length % 4 != 0) put(0, 1);
}

static int count(NCURSES_CONST char *const *names) {
    int count = 0;
    while (names[count]) count++;
    return count;
}

typedef struct {
    const char *name;
    /// The new value; NULL to remove the capability.
    const char *value;
} change;

/// The changed texts. The colours below 8 stay those of the terminal's palette, as in the descriptions of ncurses. The
/// other colours have semicolons: all terminals with exact colours know them, and some print colons as text.
static const change changes[] = {
    {"setaf", "\033[%?%p1%{8}%<%t3%p1%d%e38;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%;m"},
    {"setab", "\033[%?%p1%{8}%<%t4%p1%d%e48;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%;m"},
    {"setf", NULL}, {"setb", NULL}, {"initc", NULL}, {"initp", NULL}, {"scp", NULL}, {"oc", NULL},
};

static const char *changed_text(const char *name) {
    for (size_t index = 0; index < sizeof changes / sizeof *changes; index++)
        if (!strcmp(name, changes[index].name)) return changes[index].value;
    return rfl_capability(name);
}

static int changed_number(const char *name) {
    if (!strcmp(name, "colors")) return 0x1000000;
    return strcmp(name, "pairs") ? tigetnum((char *)name) : 0x10000;
}

/// Appends the names that are no part of the standard but that ncurses itself uses. RGB means exact colours.
static void put_extension(void) {
    static const char *const flags[] = {"AX", "G0", "XT", "RGB"};
    enum { FLAGS = sizeof flags / sizeof *flags };
    put(FLAGS, 2);
    put(1, 2);
    put(0, 2);
    put(FLAGS + 1, 2);
    // The lengths of the names, each with a zero byte: the three short flags, RGB, and U8.
    put(3 + 3 + 3 + 4 + 3, 2);
    for (int index = 0; index < FLAGS; index++) put(index == FLAGS - 1 || tigetflag((char *)flags[index]) > 0, 1);
    align();
    put(tigetnum("U8"), 4);
    // The offsets of the names. Only the name of the last flag has three letters.
    for (int index = 0; index <= FLAGS; index++) put(3 * index + (index == FLAGS), 2);
    for (int index = 0; index < FLAGS; index++) put_text(flags[index]);
    put_text("U8");
}

/// Composes the compiled form of the description; see term(5).
static void compose(const char *type) {
    int flags = count(boolnames), numbers = count(numnames), texts = count(strnames);
    const char *values[CAPABILITIES];
    if (texts > CAPABILITIES) return;
    size_t size = 0;
    for (int index = 0; index < texts; index++) {
        values[index] = changed_text(strnames[index]);
        if (values[index]) size += strlen(values[index]) + 1;
    }
    strcpy(description, "hex:");
    length = strlen(description);
    // The first number marks a description whose numbers have 32 bits.
    put(01036, 2);
    put((int64_t)strlen(type) + 1, 2);
    put(flags, 2);
    put(numbers, 2);
    put(texts, 2);
    put((int64_t)size, 2);
    put_text(type);
    for (int index = 0; index < flags; index++)
        put(strcmp(boolnames[index], "ccc") && tigetflag((char *)boolnames[index]) > 0, 1);
    align();
    for (int index = 0; index < numbers; index++) put(changed_number(numnames[index]), 4);
    size_t offset = 0;
    for (int index = 0; index < texts; index++) {
        put(values[index] ? (int64_t)offset : -1, 2);
        if (values[index]) offset += strlen(values[index]) + 1;
    }
    for (int index = 0; index < texts; index++)
        if (values[index]) put_text(values[index]);
    align();
    put_extension();
    // Reject a description that was cut short.
    if (length + 2 >= sizeof description) length = 0;
    description[length] = '\0';
}

/// Whether the loaded description has colours, but no exact ones, and the terminal promises exact colours. Some
/// descriptions contain this promise, `Tc`.
static bool may_derive(void) {
    if (rfl_curses.drawing.monochrome) return false;
    if (!rfl_curses.drawing.promises_exact_colors && tigetflag("Tc") <= 0) return false;
    int colors = tigetnum("colors");
    return colors >= 8 && colors < 0x1000000 && rfl_capability("setaf") && rfl_capability("op");
}

void rfl_derive_description(const char *type) {
    *description = '\0';
    if (may_derive()) compose(type);
}

const char *rfl_derived_description(void) { return *description ? description : NULL; }

#else

void rfl_derive_description(const char *type) { (void)type; }

const char *rfl_derived_description(void) { return NULL; }

#endif
#endif
