// A thread that waits for its next work overwrites first what the last one left on its stack: a short word of hers, or the key that
// the processor's registers were saved with. Memory is wiped as it is given back, a stack never is, and a thread that has nothing to
// do keeps what a call that is over had there.
//
// The threads our tasks and the database run on are libdispatch's. They wait with `sem_timedwait`, before their first work, between
// two and before they end; the GNU library lets a program define its own.
#define _GNU_SOURCE
#include "ProcessShield.h"

#if defined(__linux__) && defined(__GLIBC__)

#include <semaphore.h>
#include <time.h>

// Deeper than what reads and shows a diary goes.
static const size_t depth = 256 << 10;

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict end) {
  corgina_wipe_stack(depth);
  return sem_clockwait(semaphore, CLOCK_REALTIME, end);
}

#endif
