#include "ProcessShield.h"

#include <errno.h>
#include <grp.h>
#include <unistd.h>

#ifdef __linux__
#include <linux/capability.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

// Keeps of root's rights the one to pass through folders and to read, or none. A right is each thread's own, which is why the
// program is started anew after this.
static void keep_reach(int reach) {
  struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
  struct __user_cap_data_struct rights[2] = {{0, 0, 0}, {0, 0, 0}};
  if (reach) {
    const unsigned int right = 1u << CAP_DAC_READ_SEARCH;
    rights[0] = (struct __user_cap_data_struct){right, right, right};
    if (syscall(SYS_capset, &header, rights) == 0) {
      prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_RAISE, CAP_DAC_READ_SEARCH, 0, 0);
      return;
    }
    // Root may have been left without it; then the user's own reach has to do.
    rights[0] = (struct __user_cap_data_struct){0, 0, 0};
  }
  syscall(SYS_capset, &header, rights);
}

int corgina_start_anew_as(uid_t user, gid_t group, int reach, char *const *arguments) {
  if (prctl(PR_SET_KEEPCAPS, reach ? 1 : 0, 0, 0, 0) != 0) return errno;
  // The groups first: a user who is not root may not give any up.
  if (setgroups(0, NULL) != 0 || setgid(group) != 0 || setuid(user) != 0) return errno;
  keep_reach(reach);
  execv("/proc/self/exe", arguments);
  return errno;
}
#else
int corgina_start_anew_as(uid_t user, gid_t group, int reach, char *const *arguments) {
  (void)user, (void)group, (void)reach, (void)arguments;
  return ENOTSUP;
}
#endif
