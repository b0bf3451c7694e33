// Memory is overwritten when it is given back, everywhere in the process: Swift's strings, the buffers of the network and
// of SQLite. Without this, what she wrote and the key it is sealed with lie in freed memory until something else happens to
// take the place, and a core dump made long after she signed out holds them.
//
// The GNU library lets a program define its own `free`. Sanitizers define theirs, and then these stay out of the way. Where these two
// have other names they are in nobody's way and are watched themselves: Tests/WipingStress/run does that.
#if defined(__has_feature) && !defined(IS_WATCHED)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define IS_SANITIZED 1
#endif
#endif

#include <stdlib.h>

#if defined(__GLIBC__) && !defined(IS_SANITIZED)

#include <malloc.h>
#include <string.h>

extern void *__libc_malloc(size_t size);
extern void __libc_free(void *memory);

void free(void *memory) {
  if (memory == NULL) return;
  memset(memory, 0, malloc_usable_size(memory));
  // The compiler must not leave out writes to what is about to be freed.
  __asm__ volatile("" : : "r"(memory) : "memory");
  __libc_free(memory);
}

// The library's own would move the bytes and free the old place without a call of ours.
void *realloc(void *memory, size_t size) {
  if (memory == NULL) return __libc_malloc(size);
  if (size == 0) {
    free(memory);
    return NULL;
  }
  const size_t old = malloc_usable_size(memory);
  if (size <= old && size >= old / 2) return memory;
  void *moved = __libc_malloc(size);
  // To make a block smaller needs nothing that could be missing.
  if (moved == NULL) return size <= old ? memory : NULL;
  memcpy(moved, memory, old < size ? old : size);
  free(memory);
  return moved;
}

#endif
