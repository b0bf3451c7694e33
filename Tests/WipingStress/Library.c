#define _GNU_SOURCE
#include "Block.h"

#include <dirent.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char *read_lines(const char *text, size_t size) {
  FILE *stream = fmemopen((void *)text, size, "r");
  if (stream == NULL) return "no stream was got";
  char *line = NULL;
  size_t room = 0, sum = 0;
  ssize_t got;
  while ((got = getline(&line, &room, stream)) > 0) sum += (size_t)got;
  free(line);
  fclose(stream);
  return sum == size ? NULL : "getline lost some of it";
}

static const char *write_stream(uint64_t *seed, size_t size) {
  char *text = NULL;
  size_t count = 0;
  FILE *stream = open_memstream(&text, &count);
  if (stream == NULL) return "no stream was got";
  for (size_t index = 0; index < size; index++) fputc(next(seed) % 200 == 0 ? '\n' : 'a', stream);
  fclose(stream);
  const char *complaint = count != size ? "open_memstream lost some of it" : size == 0 ? NULL : read_lines(text, size);
  free(text);
  return complaint;
}

static const char *copy_text(size_t size) {
  char *text = malloc(size + 1);
  if (text == NULL) return "no memory was got";
  memset(text, 'b', size);
  text[size] = 0;
  char *whole = strdup(text), *half = strndup(text, size / 2), *both = NULL;
  if (asprintf(&both, "%s|%s", whole, half) < 0) both = NULL;
  const char *complaint = NULL;
  if (both == NULL || strlen(both) != size + 1 + size / 2 || both[size] != '|') complaint = "a copy is no copy";
  free(text);
  free(whole);
  free(half);
  free(both);
  return complaint;
}

static int order(const void *left, const void *right) {
  const uint64_t a = *(const uint64_t *)left, b = *(const uint64_t *)right;
  return a < b ? -1 : a > b;
}

// It sorts in memory of its own, if there is too much for the stack.
static const char *sort_many(uint64_t *seed, size_t count) {
  uint64_t *numbers = reallocarray(NULL, count + 1, sizeof *numbers);
  if (numbers == NULL) return "no memory was got";
  for (size_t index = 0; index < count; index++) numbers[index] = next(seed);
  qsort(numbers, count, sizeof *numbers, order);
  const char *complaint = NULL;
  for (size_t index = 1; index < count; index++)
    if (numbers[index - 1] > numbers[index]) complaint = "what was sorted is in no order";
  free(numbers);
  return complaint;
}

static const char *look_around(void) {
  char *here = getcwd(NULL, 0), *root = realpath("/proc/..", NULL);
  DIR *folder = opendir("/");
  size_t count = 0;
  while (folder != NULL && readdir(folder) != NULL) count++;
  if (folder != NULL) closedir(folder);
  const char *complaint = here == NULL || root == NULL || strcmp(root, "/") != 0 || count == 0 ? "no folder was got" : NULL;
  free(here);
  free(root);
  return complaint;
}

const char *use_library(uint64_t *seed) {
  const size_t size = any_size(seed) % (256 << 10);
  switch (next(seed) % 4) {
  case 0: return write_stream(seed, size);
  case 1: return copy_text(size);
  case 2: return sort_many(seed, size / 8);
  default: return look_around();
  }
}
