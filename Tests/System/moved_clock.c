// The wall clock of a process, moved by CORGINA_CLOCK_OFFSET seconds: it goes on from there as fast as ever. Timers and waits keep
// the machine's own clocks, and times of files are moved alike, so that a file just written is not from another year.
// Where CORGINA_CLOCK_FILE names a file, its eight bytes are the seconds instead, and may change while the process runs.
//
// libfaketime does more and cannot be used: under it Chromium's waits end at once, Python's sleep fails, and the server's timers never
// end once its clock is far in the past.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static int64_t fixed;
static const volatile int64_t *seconds = &fixed;
#define offset (*seconds)

__attribute__((constructor)) static void find_offset(void) {
    const char *text = getenv("CORGINA_CLOCK_OFFSET"), *path = getenv("CORGINA_CLOCK_FILE");
    fixed = text ? atoll(text) : 0;
    int file = path ? open(path, O_RDONLY | O_CLOEXEC) : -1;
    if (file < 0) return;
    void *mapped = mmap(NULL, sizeof fixed, PROT_READ, MAP_SHARED, file, 0);
    if (mapped != MAP_FAILED) seconds = mapped;
    close(file);
}

// The next definition of a function, looked up once.
#define NEXT(function)                                                       \
    static __typeof__(&function) next;                                       \
    if (!next) next = (__typeof__(&function))dlsym(RTLD_NEXT, #function)

int clock_gettime(clockid_t clock, struct timespec *now) {
    NEXT(clock_gettime);
    int result = next(clock, now);
    if (result == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) now->tv_sec += offset;
    return result;
}

int gettimeofday(struct timeval *now, void *zone) {
    struct timespec precise;
    (void)zone;
    if (clock_gettime(CLOCK_REALTIME, &precise) != 0) return -1;
    now->tv_sec = precise.tv_sec;
    now->tv_usec = precise.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *seconds) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (seconds) *seconds = now.tv_sec;
    return now.tv_sec;
}

// A wait until a moment of the moved clock is one of the machine's own. Otherwise it would end at once, and who waits in a loop, as
// WebKit's threads do, would never rest. A wait by the clock that counts from the machine's start stays as it is: it is told by its
// moment, since no machine has run for thirty years.
static const struct timespec *machine_moment(const struct timespec *moment, struct timespec *into) {
    if (!moment || moment->tv_sec < 1000000000) return moment;
    *into = *moment;
    into->tv_sec -= offset;
    return into;
}

// The C library has two of these, by version, and gives the one of old to who names none.
int pthread_cond_timedwait(pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *moment) {
    static __typeof__(&pthread_cond_timedwait) next;
    if (!next) next = (__typeof__(&pthread_cond_timedwait))dlvsym(RTLD_NEXT, "pthread_cond_timedwait", "GLIBC_2.3.2");
    if (!next) next = (__typeof__(&pthread_cond_timedwait))dlsym(RTLD_NEXT, "pthread_cond_timedwait");
    struct timespec into;
    return next(condition, mutex, machine_moment(moment, &into));
}

int sem_timedwait(sem_t *semaphore, const struct timespec *moment) {
    NEXT(sem_timedwait);
    struct timespec into;
    return next(semaphore, machine_moment(moment, &into));
}

#define MOVE(file)                      \
    do {                                \
        file->st_atim.tv_sec += offset; \
        file->st_mtim.tv_sec += offset; \
        file->st_ctim.tv_sec += offset; \
    } while (0)

// Each once by the name of old and once by that for large files, which is the same here and another symbol.
#define MOVED_STAT(function, parameters, arguments) \
    int function parameters {                             \
        NEXT(function);                                   \
        int result = next arguments;                      \
        if (result == 0) MOVE(file);                      \
        return result;                                    \
    }
#define MOVED_STATS(suffix, type)                                                                 \
    MOVED_STAT(stat##suffix, (const char *path, type *file), (path, file))                  \
    MOVED_STAT(lstat##suffix, (const char *path, type *file), (path, file))                 \
    MOVED_STAT(fstat##suffix, (int descriptor, type *file), (descriptor, file))             \
    MOVED_STAT(fstatat##suffix, (int folder, const char *path, type *file, int flags), (folder, path, file, flags))

MOVED_STATS(, struct stat)
MOVED_STATS(64, struct stat64)

static const struct timespec *moved_back(const struct timespec times[2], struct timespec into[2]) {
    if (!times) return NULL;
    for (int which = 0; which < 2; which++) {
        into[which] = times[which];
        if (times[which].tv_nsec != UTIME_NOW && times[which].tv_nsec != UTIME_OMIT) into[which].tv_sec -= offset;
    }
    return into;
}

int utimensat(int folder, const char *path, const struct timespec times[2], int flags) {
    NEXT(utimensat);
    struct timespec into[2];
    return next(folder, path, moved_back(times, into), flags);
}

int futimens(int descriptor, const struct timespec times[2]) {
    NEXT(futimens);
    struct timespec into[2];
    return next(descriptor, moved_back(times, into));
}
