// The heap: Swift asks for memory and gives it back. A page may take a megabyte of it in thousands of small pieces, and a worker
// makes many pages, so what is given back is joined with its neighbours and used again.
//
// All memory above the program's own data is blocks without gaps. Free ones are listed by size in bins, and a bin is chosen so that
// its first block is always large enough: finding, splitting and joining take the same time however many blocks there are ("TLSF",
// Masmano and others, 2004). Memory of WebAssembly grows by pages of 64 KB and never shrinks.

#include <stddef.h>
#include <stdint.h>

// What is given out begins 8 bytes into a block. Blocks begin at 8 above a multiple of 16, so it lies at a multiple of 16.
typedef struct block {
    // The size of the block that ends where this one begins; 0 for the first.
    uint32_t size_before;
    // With this header, a multiple of 16. The lowest bit says that the block is given out.
    uint32_t size_and_use;
    // The others of its bin, while it is free.
    struct block *next;
    struct block *previous;
} block;

enum { header = 8, unit = 16, page = 65536, least_growth = 64, bins_of_units = 32, bins = bins_of_units + 23 * 4 };

static block *bin_of[bins];
// Which bins hold a block, a bit each.
static uint32_t filled[bins / 32 + 1];
// The last block, which has nothing but its header and is never free: what grows begins here.
static block *last;

// The linker puts it after the program's own data and its stack.
extern unsigned char __heap_base;

static uint32_t size_of(const block *block) { return block->size_and_use & ~1u; }
static int is_free(const block *block) { return (block->size_and_use & 1) == 0; }
static block *after(block *place) { return (block *)((char *)place + size_of(place)); }
static block *before(block *place) { return (block *)((char *)place - place->size_before); }
static void *payload(block *place) { return (char *)place + header; }
static block *block_of(void *payload) { return (block *)((char *)payload - header); }

// A bin for each multiple of 16 below 512, then four for each power of two.
static uint32_t bin_for(uint32_t size) {
    if (size < bins_of_units * unit) { return size / unit; }
    uint32_t power = 31 - (uint32_t)__builtin_clz(size);
    return bins_of_units + (power - 9) * 4 + (size >> (power - 2) & 3);
}

// The first bin in which every block has at least that size.
static uint32_t bin_holding(uint32_t size) {
    if (size < bins_of_units * unit) { return size / unit; }
    uint32_t power = 31 - (uint32_t)__builtin_clz(size);
    return bin_for(size + (1u << (power - 2)) - 1);
}

static void list(block *place) {
    uint32_t bin = bin_for(size_of(place));
    place->previous = NULL;
    place->next = bin_of[bin];
    if (place->next) { place->next->previous = place; }
    bin_of[bin] = place;
    filled[bin / 32] |= 1u << bin % 32;
}

static void unlist(block *place) {
    uint32_t bin = bin_for(size_of(place));
    if (place->next) { place->next->previous = place->previous; }
    if (place->previous) {
        place->previous->next = place->next;
    } else {
        bin_of[bin] = place->next;
        if (!place->next) { filled[bin / 32] &= ~(1u << bin % 32); }
    }
}

// Makes a block of a stretch of memory and tells its neighbour.
static void set(block *place, uint32_t size, uint32_t use) {
    place->size_and_use = size | use;
    after(place)->size_before = size;
}

// Lists a block as free, together with what is free beside it.
static void release(block *place) {
    uint32_t size = size_of(place);
    if (place->size_before && is_free(before(place))) {
        place = before(place);
        unlist(place);
        size += size_of(place);
    }
    block *next = (block *)((char *)place + size);
    if (is_free(next)) {
        unlist(next);
        size += size_of(next);
    }
    set(place, size, 0);
    list(place);
}

// The heap of a program that just began: no block but the last.
static void begin(void) {
    uintptr_t start = ((uintptr_t)&__heap_base + unit - 1) / unit * unit + unit - header;
    // Room for one header, in case the program's data end with a page.
    if (start + header > __builtin_wasm_memory_size(0) * page && __builtin_wasm_memory_grow(0, 1) == SIZE_MAX) {
        __builtin_trap();
    }
    last = (block *)start;
    last->size_before = 0;
    last->size_and_use = 1;
}

// Adds a free block of at least that size. Without memory a worker ends here: its host opens another.
static void grow(uint32_t size) {
    if (!last) { begin(); }
    // The block begins where the last is now, and a new last lies 8 bytes before the end.
    uintptr_t end = __builtin_wasm_memory_size(0) * page;
    uintptr_t missing = (uintptr_t)last + size + header > end ? (uintptr_t)last + size + header - end : 0;
    uintptr_t pages = (missing + page - 1) / page;
    if (pages < least_growth) { pages = least_growth; }
    if (__builtin_wasm_memory_grow(0, pages) == SIZE_MAX) { __builtin_trap(); }
    block *place = last;
    last = (block *)(end + pages * page - header);
    last->size_and_use = 1;
    set(place, (uint32_t)((uintptr_t)last - (uintptr_t)place), 1);
    release(place);
}

static block *find(uint32_t size) {
    uint32_t bin = bin_holding(size);
    uint32_t word = bin / 32;
    uint32_t candidates = filled[word] & ~0u << bin % 32;
    while (!candidates) {
        if (++word == sizeof(filled) / sizeof(filled[0])) { return NULL; }
        candidates = filled[word];
    }
    return bin_of[word * 32 + (uint32_t)__builtin_ctz(candidates)];
}

void *malloc(size_t count) {
    // More than a browser gives a worker; no size overflows below it.
    if (count > 1u << 30) { __builtin_trap(); }
    uint32_t size = ((uint32_t)count + header + unit - 1) / unit * unit;
    block *place = find(size);
    if (!place) {
        // As much as the bin that is looked into asks for.
        grow(size + size / 4);
        place = find(size);
    }
    unlist(place);
    uint32_t rest = size_of(place) - size;
    if (rest >= unit) {
        set(place, size, 1);
        set(after(place), rest, 1);
        release(after(place));
    } else {
        set(place, size_of(place), 1);
    }
    return payload(place);
}

void free(void *memory) {
    if (memory) { release(block_of(memory)); }
}

// Swift asks for memory with an alignment by this. None of its types here needs more than 16.
int posix_memalign(void **memory, size_t alignment, size_t count) {
    if (alignment > unit) { __builtin_trap(); }
    *memory = malloc(count);
    return 0;
}
