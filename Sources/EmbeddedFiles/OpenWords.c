#include "EmbeddedFiles.h"

// #embed is C23; the compiler has it in every mode and only says so.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char open_words[] = {
#embed "Language/open-words.tsv"
};

corgina_file corgina_open_words(void) {
    return (corgina_file){open_words, sizeof open_words};
}
