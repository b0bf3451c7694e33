#ifndef CORGINA_EMBEDDED_ASSETS_H
#define CORGINA_EMBEDDED_ASSETS_H

#include <stddef.h>

/// A file the site serves under /assets.
typedef struct {
    /// Its file name, such as "corgina.css"; unique.
    const char *name;
    /// Its media type, such as "text/css; charset=utf-8".
    const char *media_type;
    const unsigned char *bytes;
    size_t count;
} corgina_asset;

/// How many assets there are.
size_t corgina_asset_count(void);

/// The asset at an index below `corgina_asset_count()`; a null name beyond it.
corgina_asset corgina_asset_at(size_t index);

/// How many pictures there are of what a baby's size is compared with.
size_t corgina_baby_picture_count(void);

/// The picture at an index below `corgina_baby_picture_count()`, "baby-papaya.svg"; a null name beyond it.
corgina_asset corgina_baby_picture_at(size_t index);

/// How many modules the service worker's script is joined from.
size_t corgina_worker_script_count(void);

/// The module at an index below `corgina_worker_script_count()`, "service-worker.js"; a null name beyond it.
corgina_asset corgina_worker_script_at(size_t index);

#endif
