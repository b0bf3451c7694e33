#include "ProcessShield.h"

#if defined(__linux__)

#include <sys/resource.h>

// For Linux a thread has a niceness of its own, and 0 names the one that asks.
void corgina_give_way(void) { setpriority(PRIO_PROCESS, 0, 5); }

#elif defined(__APPLE__)

#include <pthread/qos.h>

void corgina_give_way(void) { pthread_set_qos_class_self_np(QOS_CLASS_UTILITY, 0); }

#else

void corgina_give_way(void) {}

#endif
