#ifndef CORGINA_BARCODES_H
#define CORGINA_BARCODES_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The digits of the longest barcode that is read and a zero byte fit into so many bytes.
#define CORGINA_BARCODE_SIZE 16

/// Reads the EAN-13, EAN-8, UPC-A or UPC-E of a grey picture, which has a byte for each of width × height pixels, row by row.
///
/// Writes its digits and a zero byte. Returns whether there is one; it says no too where the reader failed.
bool corgina_read_barcode(const uint8_t *luminances, int32_t width, int32_t height, char digits[CORGINA_BARCODE_SIZE]);

#ifdef __cplusplus
}
#endif

#endif
