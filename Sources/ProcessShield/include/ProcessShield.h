#ifndef PROCESS_SHIELD_H
#define PROCESS_SHIELD_H

#include <stddef.h>

/// Closes this process to onlookers: nobody else may read its memory, a crash leaves no core file, and none prints what
/// registers point to. Call it once, before anything is secret.
void corgina_shield_process(void);

/// Overwrites the stack of this thread with zeros, as many bytes as asked for below the frame of who calls.
void corgina_wipe_stack(size_t size);

#endif
