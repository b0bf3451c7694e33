#ifndef PROCESS_SHIELD_H
#define PROCESS_SHIELD_H

/// Closes this process to onlookers: nobody else may read its memory, a crash leaves no core file, and none prints what
/// registers point to. Call it once, before anything is secret.
void corgina_shield_process(void);

#endif
