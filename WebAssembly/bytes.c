// What compilers call on their own for bytes, and what a C library would tell Swift of its surroundings.

#include <stddef.h>
#include <stdint.h>

// Each is one instruction of WebAssembly (bulk memory operations, in every browser since 2021).
void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memset(void *to, int value, size_t count) { return __builtin_memset(to, value, count); }

int memcmp(const void *left, const void *right, size_t count) {
    const unsigned char *a = left, *b = right;
    for (size_t index = 0; index < count; index++) {
        if (a[index] != b[index]) { return a[index] - b[index]; }
    }
    return 0;
}

size_t strlen(const char *text) {
    size_t count = 0;
    while (text[count]) { count++; }
    return count;
}

// Swift seeds the hashes of its dictionaries with this, and nothing else here asks for it: ids come from the host. A fixed seed makes
// a worker's every answer a function of what it was sent. All that is hashed is one person's own, so nobody gains by collisions.
void arc4random_buf(void *bytes, size_t count) { memset(bytes, 0x5A, count); }

// Where Swift's `print` would write. The rooms print nothing, and a worker has nowhere to.
int putchar(int character) { return character; }

// Swift puts this value at the end of a function's memory and looks whether it is still there when the function ends: what wrote past
// an array has gone too far, and the instance ends. Addresses cannot be written over here, so a fixed value is as good as any.
uintptr_t __stack_chk_guard = 0x57AC4E4D;
_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }
