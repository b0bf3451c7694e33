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

/// The longest text that is read from a QR code and a zero byte fit into so many bytes; no code holds more.
#define CORGINA_QR_CODE_SIZE 4300

/// Makes the QR code of a text of printable ASCII, with four light squares at each edge.
///
/// Writes 1 for each dark square and 0 for each light one, row by row. Returns how many squares the code is wide and high; 0 where the
/// text is too long for one or the squares are more than `most`.
int32_t corgina_write_qr_code(const char *text, uint8_t *squares, int32_t most);

/// Reads the QR code of a grey picture, as ``corgina_read_barcode`` does, and writes its text and a zero byte.
bool corgina_read_qr_code(const uint8_t *luminances, int32_t width, int32_t height, char text[CORGINA_QR_CODE_SIZE]);

#ifdef __cplusplus
}
#endif

#endif
