#ifndef BLOCK_H
#define BLOCK_H

#include <stddef.h>
#include <stdint.h>

/// Memory somebody has, filled with words that no other block has.
struct block {
  unsigned char *bytes;
  size_t size;
  /// How far its words have reached since it lies where it lies; more than `size` after it was made smaller in its place.
  size_t extent;
  uint64_t words;
};

/// The next number of a sequence (SplitMix64).
uint64_t next(uint64_t *seed);

/// A size from 0 to 16 MiB, mostly small, often near where the library starts to map blocks by themselves.
size_t any_size(uint64_t *seed);

/// Gets a block in one of the ways there are; NULL and a complaint when it is not as that way promises.
struct block *make_block(uint64_t *seed, const char **complaint);

/// Whether it holds what was put there.
const char *check_block(const struct block *block);

/// Makes it larger or smaller, or asks for more than there is. Where it lay before it moved, nothing of it may be left.
const char *resize_block(struct block *block, uint64_t *seed, int memory);

/// Gives it back. Where it was, as `memory` (a descriptor of /proc/self/mem) tells, nothing of it may be left.
const char *give_back(struct block *block, int memory);

/// Gives back nothing, and asks for nothing, which gives back.
const char *check_ends(uint64_t *seed);

/// Calls that get and give back memory within the library.
const char *use_library(uint64_t *seed);

#endif
