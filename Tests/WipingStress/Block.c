#define _GNU_SOURCE
#include "Block.h"

#include <errno.h>
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// A compiler knows what these are for, and leaves out calls whose outcome it thinks it knows. It knows nothing of these.
static void *(*volatile get_some)(size_t) = malloc;
static void *(*volatile get_empty)(size_t, size_t) = calloc;
static void *(*volatile resize)(void *, size_t) = realloc;
static void *(*volatile resize_array)(void *, size_t, size_t) = reallocarray;
static void (*volatile put_back)(void *) = free;

uint64_t next(uint64_t *seed) {
  uint64_t word = *seed += 0x9e3779b97f4a7c15;
  word = (word ^ word >> 30) * 0xbf58476d1ce4e5b9;
  word = (word ^ word >> 27) * 0x94d049bb133111eb;
  return word ^ word >> 31;
}

size_t any_size(uint64_t *seed) {
  const uint64_t kind = next(seed) % 1000;
  if (kind < 20) return next(seed) % 2;
  if (kind < 600) return next(seed) % 256;
  if (kind < 900) return next(seed) % (16 << 10);
  if (kind < 980) return (128 << 10) - 4096 + next(seed) % 8192;
  if (kind < 998) return next(seed) % (1 << 20);
  return next(seed) % (16 << 20);
}

// Never 0 and never ASCII alone, so that neither wiped memory nor the library's own words are taken for it.
static uint64_t word_at(const struct block *block, size_t index) {
  uint64_t seed = block->words + index;
  return next(&seed) | 0x8000000000000001;
}

static void fill(struct block *block, size_t from) {
  for (size_t index = from / 8; index < (block->size + 7) / 8; index++) {
    const uint64_t word = word_at(block, index);
    const size_t left = block->size - index * 8;
    memcpy(block->bytes + index * 8, &word, left < 8 ? left : 8);
  }
  block->extent = block->extent < block->size ? block->size : block->extent;
}

static const char *check_up_to(const struct block *block, size_t size) {
  for (size_t index = 0; index < (size + 7) / 8; index++) {
    const uint64_t word = word_at(block, index);
    const size_t left = size - index * 8;
    if (memcmp(block->bytes + index * 8, &word, left < 8 ? left : 8) != 0) return "a block holds another's bytes";
  }
  return NULL;
}

const char *check_block(const struct block *block) { return check_up_to(block, block->size); }

static void *get(uint64_t *seed, size_t *size, const char **complaint) {
  const size_t alignment = (size_t)16 << next(seed) % 13;
  void *bytes = NULL;
  size_t aligned = 16;
  switch (next(seed) % 11) {
  case 0: bytes = get_empty(1, *size); break;
  case 1: bytes = get_empty(*size / 24 + 1, 24); break;
  case 2: bytes = resize(NULL, *size); break;
  case 3: bytes = resize_array(NULL, *size / 24 + 1, 24); break;
  case 4: bytes = aligned_alloc(aligned = alignment, *size = (*size + alignment - 1) & ~(alignment - 1)); break;
  case 5: bytes = memalign(aligned = alignment, *size); break;
  case 6: bytes = valloc(*size); aligned = (size_t)getpagesize(); break;
#ifndef IS_WATCHED
  // Valgrind has none.
  case 7: bytes = pvalloc(*size); aligned = (size_t)getpagesize(); break;
#endif
  case 8:
    if (posix_memalign(&bytes, aligned = alignment, *size) != 0) bytes = NULL;
    break;
  default: bytes = get_some(*size); aligned = *size < 16 ? 8 : 16; break;
  }
  if (bytes == NULL) *complaint = "no memory was got";
  if ((uintptr_t)bytes % aligned != 0) *complaint = "a block does not lie where it was asked for";
  if (bytes != NULL && malloc_usable_size(bytes) < *size) *complaint = "a block is smaller than was asked for";
  return bytes;
}

static const char *check_zeros(size_t size) {
  unsigned char *bytes = get_empty(size, 1);
  const char *complaint = bytes == NULL ? "no memory was got" : NULL;
  for (size_t index = 0; complaint == NULL && index < size; index++)
    if (bytes[index] != 0) complaint = "calloc gave a block that is not empty";
  put_back(bytes);
  return complaint;
}

struct block *make_block(uint64_t *seed, const char **complaint) {
  if ((*complaint = check_zeros(any_size(seed))) != NULL) return NULL;
  struct block *block = malloc(sizeof *block);
  if (block == NULL) return NULL;
  *block = (struct block){.size = any_size(seed), .words = next(seed)};
  block->bytes = get(seed, &block->size, complaint);
  if (*complaint == NULL) {
    fill(block, 0);
    return block;
  }
  put_back(block->bytes);
  free(block);
  return NULL;
}

// As a debugger reads, since no pointer may look at what is nobody's. What is no longer mapped is gone, too.
static const char *check_gone(const struct block *block, const unsigned char *place, size_t size, int memory) {
  uint64_t words[512];
  for (size_t at = 0; at < size / 8; at += 512) {
    const ssize_t got = pread(memory, words, sizeof words, (off_t)((uintptr_t)place + at * 8));
    if (got <= 0) return NULL;
    for (size_t index = 0; index < (size_t)got / 8 && at + index < size / 8; index++)
      if (words[index] == word_at(block, at + index)) return "what was given back still holds what was in it";
  }
  return NULL;
}

const char *give_back(struct block *block, int memory) {
  const char *complaint = check_block(block);
  unsigned char *place = block->bytes;
  errno = 4711;
  put_back(place);
  if (complaint == NULL && errno != 4711) complaint = "free changed errno";
  if (complaint == NULL) complaint = check_gone(block, place, block->extent, memory);
  free(block);
  return complaint;
}

#ifndef IS_WATCHED
// Those who watch take such a size for a mistake.
static const char *ask_too_much(struct block *block) {
  volatile size_t most = SIZE_MAX;
  if (resize(block->bytes, most / 2 + 1) != NULL) return "more memory was given than there is";
  if (resize_array(block->bytes, most / 2, 3) != NULL) return "a product that overflows was given";
  return check_block(block);
}
#endif

const char *resize_block(struct block *block, uint64_t *seed, int memory) {
#ifndef IS_WATCHED
  if (next(seed) % 50 == 0) return ask_too_much(block);
#endif
  const size_t before = block->size;
  unsigned char *place = block->bytes;
  size_t size = any_size(seed);
  if (next(seed) % 2 == 0) size = before / 2 + (before == 0 ? 0 : next(seed) % before);
  if (size == 0) size = 1;
  void *moved = next(seed) % 2 == 0 ? resize(block->bytes, size) : resize_array(block->bytes, size, 1);
  if (moved == NULL) return "no memory was got";
  const char *complaint = moved == place ? NULL : check_gone(block, place, block->extent, memory);
  if (moved != place) block->extent = 0;
  block->bytes = moved;
  block->size = size;
  if (complaint == NULL) complaint = check_up_to(block, before < size ? before : size);
  fill(block, before < size ? before : size);
  return complaint;
}

const char *check_ends(uint64_t *seed) {
  put_back(NULL);
  for (unsigned index = 0; index < 64; index++) {
    void *bytes = get_some(any_size(seed));
    if (bytes != NULL && resize(bytes, 0) != NULL) return "nothing was asked for, and something given";
  }
  return NULL;
}
