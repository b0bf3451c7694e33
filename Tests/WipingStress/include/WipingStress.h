#ifndef WIPING_STRESS_H
#define WIPING_STRESS_H

#include <stdint.h>

/// Gets memory in every way the C library has, changes its size, hands it to other threads and gives it back, over and over, and looks
/// whether each block holds what was put there for as long as it is somebody's, and nothing of that afterwards.
///
/// - Parameters:
///   - threads: how many at once.
///   - rounds: how often each takes a block in hand.
///   - seed: the same one makes the same choices; which thread meets which block is up to the system.
/// - Returns: what was wrong first, or NULL.
const char *stress_wiping(unsigned threads, unsigned long rounds, uint64_t seed);

#endif
