#include "ProcessShield.h"

#include <alloca.h>
#include <string.h>

// In one piece: of frames that each overwrite a part, what lies between the parts stays.
__attribute__((noinline)) void corgina_wipe_stack(size_t size) {
  void *below = alloca(size);
  memset(below, 0, size);
  // The compiler must not leave out writes that nobody reads.
  __asm__ volatile("" : : "r"(below) : "memory");
}
