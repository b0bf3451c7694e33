#include "../include/WipingStress.h"

#include <stdio.h>
#include <stdlib.h>

// THREADS ROUNDS SEED
int main(int count, char **words) {
  if (count != 4) return 64;
  const unsigned threads = (unsigned)strtoul(words[1], NULL, 10);
  const unsigned long rounds = strtoul(words[2], NULL, 10);
  const char *complaint = stress_wiping(threads, rounds, strtoull(words[3], NULL, 10));
  printf("%u threads, %lu rounds each, seed %s: %s\n", threads, rounds, words[3], complaint == NULL ? "sound" : complaint);
  return complaint == NULL ? 0 : 1;
}
