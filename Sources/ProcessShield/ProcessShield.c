#include "ProcessShield.h"

#include <signal.h>
#include <stddef.h>
#include <sys/resource.h>

#ifdef __linux__
#include <sys/prctl.h>
#endif

static void leave_no_core_file(void) {
  const struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
}

// Swift's crash reporter prints registers and the memory they point to, which may be a word of a diary. The way it is
// usually turned off, SWIFT_BACKTRACE in the environment, is easily forgotten.
static void print_no_memory_in_a_crash(void) {
  static const int crashes[] = {SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGQUIT, SIGSEGV, SIGTRAP};
  for (size_t index = 0; index < sizeof crashes / sizeof *crashes; index++) signal(crashes[index], SIG_DFL);
}

void corgina_shield_process(void) {
  leave_no_core_file();
  print_no_memory_in_a_crash();
  // Writing beyond a limit on file sizes shall be an error like a full disk, not the end of the server.
  signal(SIGXFSZ, SIG_IGN);
#ifdef __linux__
  prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
#endif
}
