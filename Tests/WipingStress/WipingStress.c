#define _GNU_SOURCE
#include "WipingStress.h"

#include "Block.h"

#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

enum { PLACES = 96, GENERATIONS = 4 };

// Where threads leave blocks for whoever comes next.
struct table {
  struct block *_Atomic places[PLACES];
  const char *_Atomic complaint;
};

struct worker {
  struct table *table;
  unsigned long rounds;
  uint64_t seed;
};

static void complain(struct table *table, const char *complaint) {
  const char *none = NULL;
  if (complaint != NULL) atomic_compare_exchange_strong(&table->complaint, &none, complaint);
}

static int open_memory(void) { return open("/proc/self/mem", O_RDONLY | O_CLOEXEC); }

// A child has the other threads' memory but not them, and what it does must not be seen by its parent.
static const char *use_in_child(struct table *table, uint64_t seed) {
  const pid_t child = fork();
  if (child < 0) return "no child was got";
  if (child == 0) {
    const int memory = open_memory();
    for (unsigned round = 0; round < 20; round++) {
      const char *complaint = NULL;
      struct block *block = atomic_exchange(&table->places[next(&seed) % PLACES], NULL);
      if (block == NULL) block = make_block(&seed, &complaint);
      if (complaint == NULL && block != NULL) complaint = check_block(block);
      if (complaint == NULL && block != NULL) complaint = resize_block(block, &seed, memory);
      if (complaint == NULL && block != NULL) complaint = give_back(block, memory);
      if (complaint != NULL) _exit(1);
    }
    _exit(0);
  }
  int status = 0;
  while (waitpid(child, &status, 0) < 0) {}
  return WIFEXITED(status) && WEXITSTATUS(status) == 0 ? NULL : "a child found something wrong";
}

static void *work(void *argument) {
  struct worker *worker = argument;
  struct table *table = worker->table;
  uint64_t *seed = &worker->seed;
  const int memory = open_memory();
  if (memory < 0) complain(table, "/proc/self/mem does not open");
  for (unsigned long round = 0; round < worker->rounds && atomic_load(&table->complaint) == NULL; round++) {
    const char *complaint = NULL;
    struct block *block = atomic_exchange(&table->places[next(seed) % PLACES], NULL);
    if (block == NULL) block = make_block(seed, &complaint);
    if (complaint == NULL) complaint = block == NULL ? "no memory was got" : check_block(block);
    if (complaint == NULL && next(seed) % 3 == 0) complaint = resize_block(block, seed, memory);
    if (complaint == NULL && next(seed) % 8 == 0) complaint = use_library(seed);
    if (complaint == NULL && next(seed) % 4096 == 0) complaint = use_in_child(table, next(seed));
    if (block != NULL && next(seed) % 3 != 0) {
      block = atomic_exchange(&table->places[next(seed) % PLACES], block);
    }
    if (complaint == NULL && block != NULL) complaint = give_back(block, memory);
    complain(table, complaint);
  }
  close(memory);
  return NULL;
}

const char *stress_wiping(unsigned threads, unsigned long rounds, uint64_t seed) {
  struct table *table = calloc(1, sizeof *table);
  pthread_t *started = calloc(threads, sizeof *started);
  struct worker *workers = calloc(threads, sizeof *workers);
  if (table == NULL || started == NULL || workers == NULL) return "no memory was got";
  complain(table, check_ends(&seed));
  // Threads come and go: what one kept at hand of the library's memory goes over to others.
  for (unsigned generation = 0; generation < GENERATIONS; generation++) {
    unsigned count = 0;
    for (; count < threads; count++) {
      workers[count] = (struct worker){table, rounds / GENERATIONS, next(&seed)};
      if (pthread_create(&started[count], NULL, work, &workers[count]) != 0) break;
    }
    if (count < threads) complain(table, "no thread was got");
    while (count > 0) pthread_join(started[--count], NULL);
  }
  const int memory = open_memory();
  for (unsigned place = 0; place < PLACES; place++)
    if (table->places[place] != NULL) complain(table, give_back(table->places[place], memory));
  close(memory);
  const char *complaint = table->complaint;
  free(workers);
  free(started);
  free(table);
  return complaint;
}
