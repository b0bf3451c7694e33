#include "ProcessShield.h"

#include <errno.h>
#include <signal.h>
#include <unistd.h>

#ifdef __linux__

#include <sys/prctl.h>

extern char **environ;

// By its path, so that it has its name where processes are listed; where the file was exchanged since, as it was started.
static void become(char *const arguments[]) {
  char path[4096];
  const ssize_t length = readlink("/proc/self/exe", path, sizeof path - 1);
  if (length > 0) {
    path[length] = 0;
    execve(path, arguments, environ);
  }
  execve("/proc/self/exe", arguments, environ);
}

pid_t corgina_start_kept(char *const arguments[], const sigset_t *signals) {
  const pid_t parent = getpid();
  const pid_t child = fork();
  if (child != 0) return child;
  // The parent may be gone already, and then nobody says so.
  if (prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) == 0 && getppid() == parent) {
    sigprocmask(SIG_SETMASK, signals, NULL);
    become(arguments);
  }
  _exit(127);
}

#else

pid_t corgina_start_kept(char *const arguments[], const sigset_t *signals) {
  (void)arguments;
  (void)signals;
  errno = ENOSYS;
  return -1;
}

#endif
