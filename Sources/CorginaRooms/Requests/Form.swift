import Algorithms
import CorginaCore

/// The fields of a submitted form, cleaned once for everyone who reads them.
///
/// Blank values read as `nil`. The host hands in text in NFC, with line ends as `\n` and without control characters.
public struct Form: Sendable {
    private let fields: [String: [String]]

    public init(fields: [String: [String]]) {
        self.fields = fields
    }

    /// The value as typed, trimmed; `nil` when missing or blank.
    package subscript(name: String) -> String? {
        let value = fields[name]?.first?.trimmed ?? ""
        return value.isEmpty ? nil : value
    }

    /// The whole number in a field; `nil` for what is none, or lies outside the field's range.
    package func whole<Number: FixedWidthInteger>(_ name: String, in range: ClosedRange<Number>) -> Number? {
        self[name].flatMap { WholeText.read($0, in: range) }
    }

    /// The amount in a field, as ``AmountText`` reads it; `nil` for what is none, or lies outside the field's range.
    package func amount(_ name: String, in range: ClosedRange<Double> = AmountText.range) -> Double? {
        self[name].flatMap { AmountText.read($0, in: range) }
    }

    /// The value untrimmed, for passphrases, where a space is a character like any other.
    package func exact(_ name: String) -> String { fields[name]?.first ?? "" }

    /// The fields as a browser would send them again.
    package var urlEncoded: String {
        fields.keys.sorted().flatMap { name in
            (fields[name] ?? []).map { "\(PercentEncoding.encode(name))=\(PercentEncoding.encode($0))" }
        }.joined(separator: "&")
    }

    /// Whether a checkbox was ticked, or a named button pressed.
    package func contains(_ name: String) -> Bool { fields[name] != nil }

    /// Every field as it came, to be sent again; by name, so that the order is always the same.
    package var all: [(name: String, value: String)] {
        fields.sorted { $0.key < $1.key }.flatMap { name, values in values.map { (name, $0) } }
    }
}

/// Percent-decoding as forms do it: `+` is a space.
package enum PercentEncoding {
    package static func encode(_ text: String) -> String {
        text.utf8.map { byte in
            switch byte {
            case 48...57, 65...90, 97...122, UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
                String(UnicodeScalar(byte))
            default: (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }.joined()
    }

    /// The decoded text, or `nil` if an escape is broken or the bytes are not UTF-8.
    package static func decode(_ bytes: ArraySlice<UInt8>) -> String? {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count)
        var index = bytes.startIndex
        while index < bytes.endIndex {
            switch bytes[index] {
            case UInt8(ascii: "+"):
                decoded.append(32)
            case UInt8(ascii: "%"):
                guard index + 2 < bytes.endIndex, let high = digit(bytes[index + 1]), let low = digit(bytes[index + 2])
                else { return nil }
                decoded.append(high << 4 | low)
                index += 2
            case let byte:
                decoded.append(byte)
            }
            index += 1
        }
        return String(validating: decoded, as: UTF8.self)
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 48...57: byte - 48
        case 65...70: byte - 55
        case 97...102: byte - 87
        default: nil
        }
    }
}

extension String {
    /// Without white space and line ends around it.
    var trimmed: String { String(trimming { $0.isWhitespace }) }
}
