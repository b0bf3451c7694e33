#include <errno.h>
#include <stdlib.h>

extern void *wiping_realloc(void *memory, size_t size);

// The watcher's own, beside the wiping one that has another name.
void watched_free(void *memory) { free(memory); }

// The library's calls the watcher's realloc, not the wiping one.
void *wiping_reallocarray(void *memory, size_t count, size_t size) {
  size_t bytes;
  if (!__builtin_mul_overflow(count, size, &bytes)) return wiping_realloc(memory, bytes);
  errno = ENOMEM;
  return NULL;
}
