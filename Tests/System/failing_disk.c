// Loaded before the system's library, this makes calls on one folder's files fail as a dying disk would.
//
// CORGINA_FAULTS names a file of one line: the call, the error's number, how many such calls go well first, and how many then
// fail (0: all). For the call `kill` so many writes, syncs and truncations of any kind go well, and the next ends the process.
// An empty or missing file is a healthy disk. CORGINA_SYNCS names a file to which the length of SQLite's log is
// added whenever it has been synced. CORGINA_WRITES names a file to which everything done to the folder's files is added, in
// order: a line of a letter, the file's name and two numbers, and the bytes written behind it. The shared memory beside the
// database is left out; it is made anew after a power cut.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
static char current[64];
static long calls;

// Whether it is a file in the folder, whose name ends so.
static int is_in_folder(int descriptor, const char *end) {
  const char *folder = getenv("CORGINA_FAULTS_IN");
  char link[64], path[PATH_MAX];
  snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
  const ssize_t length = readlink(link, path, sizeof path - 1);
  if (folder == NULL || length < (ssize_t)strlen(end)) return 0;
  path[length] = 0;
  return strncmp(path, folder, strlen(folder)) == 0 && strcmp(path + length - strlen(end), end) == 0;
}

// Whether this call fails; then errno is set.
static int fails(const char *call, int descriptor) {
  const char *file = getenv("CORGINA_FAULTS");
  if (file == NULL || !is_in_folder(descriptor, "")) return 0;
  pthread_mutex_lock(&turn);
  char line[64] = "", name[32] = "";
  int number = 0, result = 0;
  long good = 0, bad = 0;
  const int rules = open(file, O_RDONLY | O_CLOEXEC);
  if (rules >= 0) {
    const ssize_t length = read(rules, line, sizeof line - 1);
    line[length < 0 ? 0 : length] = 0;
    close(rules);
  }
  if (strcmp(line, current) != 0) {
    strcpy(current, line);
    calls = 0;
  }
  const int rule = sscanf(line, "%31s %d %ld %ld", name, &number, &good, &bad);
  if (rule == 4 && strcmp(name, "kill") == 0 && ++calls > good) kill(getpid(), SIGKILL);
  if (rule == 4 && strcmp(name, call) == 0) {
    calls++;
    result = calls > good && (bad == 0 || calls <= good + bad);
  }
  pthread_mutex_unlock(&turn);
  if (result) errno = number;
  return result;
}

// Says that the log, up to its present length, would survive a power cut.
static int synced(int file, int result) {
  const char *notes = getenv("CORGINA_SYNCS");
  struct stat status;
  if (notes == NULL || result != 0 || !is_in_folder(file, "-wal") || fstat(file, &status) != 0) return result;
  const int out = open(notes, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
  if (out >= 0) {
    dprintf(out, "%lld\n", (long long)status.st_size);
    close(out);
  }
  return result;
}

// Adds to the story of the folder's files. What failed is no part of it.
static void tell(char what, const char *path, long long offset, long long count, const void *bytes) {
  const char *story = getenv("CORGINA_WRITES");
  const char *name = strrchr(path, '/');
  if (story == NULL || name == NULL || strstr(name, "-shm") != NULL) return;
  pthread_mutex_lock(&turn);
  const int out = open(story, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
  if (out >= 0) {
    dprintf(out, "%c %s %lld %lld\n", what, name + 1, offset, count);
    if (bytes != NULL && write(out, bytes, (size_t)count) != count) dprintf(out, "broken");
    close(out);
  }
  pthread_mutex_unlock(&turn);
}

static void tell_of(char what, int file, long long offset, long long count, const void *bytes) {
  char link[64], path[PATH_MAX];
  if (getenv("CORGINA_WRITES") == NULL || !is_in_folder(file, "")) return;
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  const ssize_t length = readlink(link, path, sizeof path - 1);
  path[length < 0 ? 0 : length] = 0;
  tell(what, path, offset, count, bytes);
}

#define NEXT(type, name) ((type)dlsym(RTLD_NEXT, name))

ssize_t pwrite64(int file, const void *bytes, size_t count, off64_t offset) {
  if (fails("write", file)) return -1;
  const ssize_t done = NEXT(ssize_t(*)(int, const void *, size_t, off64_t), "pwrite64")(file, bytes, count, offset);
  if (done > 0) tell_of('w', file, offset, done, bytes);
  return done;
}

ssize_t pwrite(int file, const void *bytes, size_t count, off_t offset) { return pwrite64(file, bytes, count, offset); }

int fdatasync(int file) {
  if (fails("sync", file)) return -1;
  const int result = NEXT(int (*)(int), "fdatasync")(file);
  if (result == 0) tell_of('s', file, 0, 0, NULL);
  return synced(file, result);
}

int fsync(int file) {
  if (fails("sync", file)) return -1;
  const int result = NEXT(int (*)(int), "fsync")(file);
  if (result == 0) tell_of('s', file, 0, 0, NULL);
  return synced(file, result);
}

int ftruncate64(int file, off64_t length) {
  if (fails("truncate", file)) return -1;
  const int result = NEXT(int (*)(int, off64_t), "ftruncate64")(file, length);
  if (result == 0) tell_of('t', file, length, 0, NULL);
  return result;
}

int ftruncate(int file, off_t length) { return ftruncate64(file, length); }

int unlink(const char *path) {
  const char *folder = getenv("CORGINA_FAULTS_IN");
  const int result = NEXT(int (*)(const char *), "unlink")(path);
  if (result == 0 && folder != NULL && strncmp(path, folder, strlen(folder)) == 0) tell('u', path, 0, 0, NULL);
  return result;
}
