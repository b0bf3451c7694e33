// The part of scrypt that takes its time and its memory: ROMix over BlockMix over Salsa20/8, as RFC 7914 has them in sections 3 to 5.
// PBKDF2, before and after, is the browser's.

#include <stddef.h>
#include <stdint.h>

// Words of a block of Salsa20.
enum { words = 16 };

static uint32_t turned(uint32_t word, int by) { return word << by | word >> (32 - by); }

// RFC 7914, section 3.
static void salsa20_8(uint32_t block[words]) {
    uint32_t x[words];
    __builtin_memcpy(x, block, sizeof x);
#define QUARTER(a, b, c, d) \
    x[b] ^= turned(x[a] + x[d], 7), x[c] ^= turned(x[b] + x[a], 9), x[d] ^= turned(x[c] + x[b], 13), x[a] ^= turned(x[d] + x[c], 18)
    for (int round = 0; round < 8; round += 2) {
        QUARTER(0, 4, 8, 12), QUARTER(5, 9, 13, 1), QUARTER(10, 14, 2, 6), QUARTER(15, 3, 7, 11);
        QUARTER(0, 1, 2, 3), QUARTER(5, 6, 7, 4), QUARTER(10, 11, 8, 9), QUARTER(15, 12, 13, 14);
    }
#undef QUARTER
    for (int i = 0; i < words; i++) { block[i] += x[i]; }
}

// Section 4: 2 r blocks of `from` mixed into `to`, the even ones first. The two do not overlap.
static void block_mix(const uint32_t *from, uint32_t *to, uint32_t r) {
    uint32_t x[words];
    __builtin_memcpy(x, from + (2 * r - 1) * words, sizeof x);
    for (uint32_t i = 0; i < 2 * r; i++) {
        for (int k = 0; k < words; k++) { x[k] ^= from[i * words + k]; }
        salsa20_8(x);
        __builtin_memcpy(to + (i / 2 + i % 2 * r) * words, x, sizeof x);
    }
}

// Section 5: mixes 128 r bytes in place. WebAssembly has its words as scrypt has them, the least significant byte first.
//
// - table: room for 2^log2_cost + 2 such blocks.
void corgina_mix(uint32_t *block, uint32_t *table, uint32_t log2_cost, uint32_t r) {
    uint32_t count = 32 * r, cost = 1u << log2_cost;
    uint32_t *x = table + (size_t)cost * count, *y = x + count;
    __builtin_memcpy(x, block, count * sizeof *x);
    for (uint32_t i = 0; i < cost; i++) {
        __builtin_memcpy(table + (size_t)i * count, x, count * sizeof *x);
        block_mix(table + (size_t)i * count, x, r);
    }
    for (uint32_t i = 0; i < cost; i++) {
        // Integerify: the first word of the last 64 bytes. A cost has fewer bits than a word.
        const uint32_t *row = table + (size_t)(x[(2 * r - 1) * words] & (cost - 1)) * count;
        for (uint32_t k = 0; k < count; k++) { y[k] = x[k] ^ row[k]; }
        block_mix(y, x, r);
    }
    __builtin_memcpy(block, x, count * sizeof *x);
}
