#include "EmbeddedFiles.h"

// #embed is C23; the compiler has it in every mode and only says so.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char foods_table[] = {
#embed "Foods/foods.packed"
};

corgina_file corgina_foods_table(void) {
    return (corgina_file){foods_table, sizeof foods_table};
}
