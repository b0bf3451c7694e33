// What Swift calls on its own for bytes, and what a C library would tell it of its surroundings. Copying and filling are instructions
// of WebAssembly (bulk memory operations, in every browser since 2021), so nobody calls a function for them.

#include <stddef.h>
#include <stdint.h>

// Which of two stretches of bytes comes first: below 0 for the left one, 0 where they are the same.
int memcmp(const void *left, const void *right, size_t count) {
    const unsigned char *a = left, *b = right;
    for (size_t index = 0; index < count; index++) {
        if (a[index] != b[index]) { return a[index] - b[index]; }
    }
    return 0;
}

// Swift seeds the hashes of its dictionaries with this, and nothing else here asks for it: ids come from the host. A fixed seed makes
// a worker's every answer a function of what it was sent. All that is hashed is one person's own, so nobody gains by collisions.
void arc4random_buf(void *bytes, size_t count) { __builtin_memset(bytes, 0x5A, count); }

// Swift puts this value at the end of a function's memory and looks whether it is still there when the function ends: what wrote past
// an array has gone too far, and the instance ends. Addresses cannot be written over here, so a fixed value is as good as any.
uintptr_t __stack_chk_guard = 0x57AC4E4D;
_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }
