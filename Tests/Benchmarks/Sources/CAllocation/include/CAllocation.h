#ifndef C_ALLOCATION_H
#define C_ALLOCATION_H

#include <stddef.h>

/// The bytes that are allocated and not freed, as the C library counts them.
size_t allocated_bytes(void);

#endif
