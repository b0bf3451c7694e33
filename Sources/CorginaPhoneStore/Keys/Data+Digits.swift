import Crypto
import Foundation

extension Data {
    /// So many bytes of the system's random numbers.
    init(random count: Int) {
        self = SymmetricKey(size: SymmetricKeySize(bitCount: count * 8)).withUnsafeBytes { Data($0) }
    }

    /// As lower-case hexadecimal digits.
    var digits: String {
        var text = ""
        for byte in self { text += (byte < 16 ? "0" : "") + String(byte, radix: 16) }
        return text
    }

    /// Reads what ``digits`` writes; anything else is `nil`.
    init?(digits text: String) {
        let values = text.utf8.map { Self.value(of: $0) }
        guard values.count.isMultiple(of: 2) else { return nil }
        self.init()
        for place in stride(from: 0, to: values.count, by: 2) {
            guard let high = values[place], let low = values[place + 1] else { return nil }
            append(high << 4 | low)
        }
    }

    private static func value(of digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}
