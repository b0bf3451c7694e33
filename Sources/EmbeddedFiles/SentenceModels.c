#include "EmbeddedFiles.h"

// #embed is C23; the compiler has it in every mode and only says so.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char sentence_models[] = {
#embed "Language/sentence-models.bin"
};

corgina_file corgina_sentence_models(void) {
    return (corgina_file){sentence_models, sizeof sentence_models};
}
