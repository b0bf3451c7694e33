#include "EmbeddedFiles.h"

static const unsigned char foods_table[] = {
#embed "Foods/foods.tsv"
};

corgina_file corgina_foods_table(void) {
    return (corgina_file){foods_table, sizeof foods_table};
}
