#ifndef CORGINA_EMBEDDED_FILES_H
#define CORGINA_EMBEDDED_FILES_H

#include <stddef.h>

#include "EmbeddedAssets.h"

// A file compiled into the program. Its bytes live as long as the program does.
typedef struct {
    const unsigned char *bytes;
    size_t count;
} corgina_file;

// The food table, Foods/foods.packed, that `corgina foods pack` writes.
corgina_file corgina_foods_table(void);

// What was learned from marked sentences, Language/sentence-models.bin, that `make train` writes.
corgina_file corgina_sentence_models(void);

// Words that are more than one food, Language/open-words.tsv.
corgina_file corgina_open_words(void);

#endif
