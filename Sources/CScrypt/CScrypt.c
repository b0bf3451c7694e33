// scrypt's mixing for a device that is no browser: the same source as corgina.wasm has, over memory of the system's.

#include "CScrypt.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "../../WebAssembly/scrypt.c"

// Through a pointer that may change, so that the compiler does not leave it out as of no use.
static void *(*const volatile wipe)(void *, int, size_t) = memset;

int corgina_scrypt_mix(uint8_t *block, uint32_t log2_cost, uint32_t r) {
    size_t size = (size_t)128 * r, rows = ((size_t)1 << log2_cost) + 2;
    uint32_t *memory = malloc(size * (rows + 1));
    if (!memory) { return 0; }
    memcpy(memory, block, size);
    corgina_mix(memory, memory + size / sizeof *memory, log2_cost, r);
    memcpy(block, memory, size);
    wipe(memory, 0, size * (rows + 1));
    free(memory);
    return 1;
}
