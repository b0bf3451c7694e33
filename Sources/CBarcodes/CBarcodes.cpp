#include "CBarcodes.h"

#define ZX_USE_UTF8
#include <ZXing/BitMatrix.h>
#include <ZXing/MultiFormatWriter.h>
#include <ZXing/ReadBarcode.h>

#include <algorithm>
#include <string>

using namespace ZXing;

namespace {

// A row of noise can look like the seven or eight digits of a short number; so several rows of a picture have to say the same.
constexpr uint8_t agreeing_rows = 5;

// Of one barcode alone: in 1.4.0, as Debian builds it, the library ends the process by an assertion where two of a picture have the
// same digits (Result::operator==).
DecodeHints hints() {
    return DecodeHints()
        .setFormats(BarcodeFormat::EAN13 | BarcodeFormat::EAN8 | BarcodeFormat::UPCA | BarcodeFormat::UPCE)
        .setTryHarder(true)
        .setTryRotate(true)
        .setTryDownscale(false)
        .setMinLineCount(agreeing_rows)
        .setMaxNumberOfSymbols(1);
}

bool is_usable(const Result &result, const std::string &digits) {
    if (!result.isValid() || digits.empty() || digits.size() >= CORGINA_BARCODE_SIZE) { return false; }
    // GS1 gives out UPC-E of the number system 0 alone; the library reads those of 1 too, which no table lists.
    return result.format() != BarcodeFormat::UPCE || digits.front() == '0';
}

bool read(const ImageView &picture, char *digits) {
    const Result result = ReadBarcode(picture, hints());
    const std::string found = result.text();
    if (!is_usable(result, found)) { return false; }
    *std::copy(found.begin(), found.end(), digits) = 0;
    return true;
}

// The library takes twice the level: 2 is M, of which 15 % may be damaged.
constexpr int medium_correction = 2;
constexpr int quiet_squares = 4;

int32_t write(const std::string &text, uint8_t *squares, int32_t most) {
    // A picture of no size becomes one pixel a square.
    const BitMatrix code = MultiFormatWriter(BarcodeFormat::QRCode)
                               .setEccLevel(medium_correction)
                               .setMargin(quiet_squares)
                               .encode(text, 0, 0);
    const int side = code.width();
    if (side <= 0 || side != code.height() || static_cast<int64_t>(side) * side > most) { return 0; }
    for (int row = 0; row < side; ++row) {
        for (int column = 0; column < side; ++column) { *squares++ = code.get(column, row) ? 1 : 0; }
    }
    return side;
}

bool read_text(const ImageView &picture, char *text) {
    const Result result = ReadBarcode(
        picture, DecodeHints().setFormats(BarcodeFormat::QRCode).setTryHarder(true).setMaxNumberOfSymbols(1));
    const std::string found = result.text();
    if (!result.isValid() || found.empty() || found.size() >= CORGINA_QR_CODE_SIZE) { return false; }
    *std::copy(found.begin(), found.end(), text) = 0;
    return true;
}

} // namespace

bool corgina_read_barcode(const uint8_t *luminances, int32_t width, int32_t height, char digits[CORGINA_BARCODE_SIZE]) {
    if (!luminances || !digits || width <= 0 || height <= 0) { return false; }
    // No exception may pass into C.
    try {
        return read(ImageView(luminances, width, height, ImageFormat::Lum), digits);
    } catch (...) {
        return false;
    }
}

int32_t corgina_write_qr_code(const char *text, uint8_t *squares, int32_t most) {
    if (!text || !squares) { return 0; }
    try {
        return write(text, squares, most);
    } catch (...) {
        return 0;
    }
}

bool corgina_read_qr_code(const uint8_t *luminances, int32_t width, int32_t height, char text[CORGINA_QR_CODE_SIZE]) {
    if (!luminances || !text || width <= 0 || height <= 0) { return false; }
    try {
        return read_text(ImageView(luminances, width, height, ImageFormat::Lum), text);
    } catch (...) {
        return false;
    }
}
