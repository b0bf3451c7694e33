#include "CBarcodes.h"

#define ZX_USE_UTF8
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
