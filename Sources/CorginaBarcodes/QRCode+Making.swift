import CBarcodes
import CorginaCore

extension QRCode {
    /// Makes the code of an address or another text of printable ASCII.
    ///
    /// An eighth of it may be dirty or covered, and it is still read (level M of ISO/IEC 18004).
    public init(of text: String) throws(QRCodeError) {
        guard !text.isEmpty, text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else { throw .notPrintable }
        var squares = [UInt8](repeating: 0, count: Self.mostSide * Self.mostSide)
        let side = text.withCString { corgina_write_qr_code($0, &squares, Int32(squares.count)) }
        let dark = squares.prefix(Int(side) * Int(side)).map { $0 != 0 }
        guard side > 0, let code = QRCode(side: Int(side), dark: dark) else { throw .tooLong }
        self = code
    }

    /// The text of a QR code in a grey picture; `nil` where none is found.
    public static func text(in image: GreyImage) -> String? {
        var text = [CChar](repeating: 0, count: Int(CORGINA_QR_CODE_SIZE))
        let isThere = image.luminances.withUnsafeBufferPointer { pixels in
            corgina_read_qr_code(pixels.baseAddress, Int32(image.width), Int32(image.height), &text)
        }
        guard isThere else { return nil }
        return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}

/// Why there is no QR code of a text.
public enum QRCodeError: Error, Hashable, Sendable, CustomStringConvertible {
    case notPrintable, tooLong

    public var description: String {
        switch self {
        case .notPrintable: "A QR code is made of letters, digits and signs of ASCII. Copy the link instead."
        case .tooLong: "This is too long for a QR code. Copy the link instead."
        }
    }
}
