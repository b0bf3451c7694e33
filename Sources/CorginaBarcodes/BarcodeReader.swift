import CBarcodes
import CorginaCore

/// Reads the barcode of goods in a picture: EAN-13, EAN-8, UPC-A or UPC-E.
public enum BarcodeReader {
    /// The number found first. It takes some milliseconds, so nobody else's work may wait for it.
    ///
    /// A picture in which nothing is found is smoothed, one way and then the other, and read again: the library looks at single rows
    /// of pixels, and where it is dark their noise hides the bars. The last digit is checked here again, whatever the library says.
    public static func number(in image: GreyImage) -> Barcode? {
        numberAtOnce(in: image) ?? numberAtOnce(in: image.smoothedDown) ?? numberAtOnce(in: image.smoothedAcross)
    }

    private static func numberAtOnce(in image: GreyImage) -> Barcode? {
        var digits = [CChar](repeating: 0, count: Int(CORGINA_BARCODE_SIZE))
        let isThere = image.luminances.withUnsafeBufferPointer { pixels in
            corgina_read_barcode(pixels.baseAddress, Int32(image.width), Int32(image.height), &digits)
        }
        guard isThere else { return nil }
        let text = String(decoding: digits.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        return try? Barcode(reading: text)
    }
}
