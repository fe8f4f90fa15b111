// Finds whether the terminal expects UTF-8.

#if !defined(__APPLE__)
#define _GNU_SOURCE
#endif
#include "shared.h"

#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>

bool rfl_find_unicode(void) {
    setlocale(LC_CTYPE, "");
    if (strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return true;
    // If the user has chosen another character set, the terminal expects it. The C locale only means that no locale was
    // chosen, for example in a container, in cron or through ssh. In that case, use UTF-8, except on a `vt` terminal,
    // which never had UTF-8.
    const char *locale = setlocale(LC_CTYPE, NULL);
    bool is_bare = locale && (strcmp(locale, "C") == 0 || strcmp(locale, "POSIX") == 0);
    const char *type = getenv("TERM");
    if (!is_bare || (type && strncmp(type, "vt", 2) == 0)) return false;
    static const char *const names[] = {"C.UTF-8", "en_US.UTF-8", "UTF-8"};
    for (size_t index = 0; index < sizeof names / sizeof *names; index++)
        if (setlocale(LC_CTYPE, names[index]) && strcmp(nl_langinfo(CODESET), "UTF-8") == 0)
            return true;
    setlocale(LC_CTYPE, "C");
    return false;
}
