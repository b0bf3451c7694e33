#ifndef PROCESS_SHIELD_H
#define PROCESS_SHIELD_H

#include <signal.h>
#include <stddef.h>
#include <sys/types.h>

/// Closes this process to onlookers: nobody else may read its memory, a crash leaves no core file, and none prints what
/// registers point to. Call it once, before anything is secret.
void corgina_shield_process(void);

/// Overwrites the stack of this thread with zeros, as many bytes as asked for below the frame of who calls.
void corgina_wipe_stack(size_t size);

/// Lets other threads that want to run go before this one, as far as the system allows; where it does not, nothing changes.
void corgina_give_way(void);

/// Asks the system for so many files and connections open at once.
///
/// \returns how many there may be, at most as many as were asked for.
size_t corgina_allow_open_files(size_t wanted);

/// Starts this program anew, with other arguments and `signals` blocked, as a child that is killed when this process ends in whatever
/// way. To be called before there are threads: the child belongs to the one that calls. The child has nothing of this process's
/// memory but arguments and environment, and lies elsewhere in its own.
///
/// - Returns: its number, or -1 with `errno` set; ENOSYS elsewhere than on Linux.
pid_t corgina_start_kept(char *const arguments[], const sigset_t *signals);

/// Becomes another user for good and starts this program anew with the same arguments, the last of them NULL. For root alone.
///
/// With `reach` it may still pass through every folder and read every file, as root could, but write only what the user may.
/// Returns only when it failed: an error number, or 0.
int corgina_start_anew_as(uid_t user, gid_t group, int reach, char *const *arguments);

#endif
