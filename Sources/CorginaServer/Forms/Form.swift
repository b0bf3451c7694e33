import CorginaCore
import Foundation

/// The fields of a submitted form, cleaned once for everyone who reads them.
///
/// Blank values read as `nil`, line ends become `\n`, text is in NFC, control characters are gone.
struct Form: Sendable {
    private let fields: [String: [String]]

    init(fields: [String: [String]]) {
        self.fields = fields
    }

    /// Reads `application/x-www-form-urlencoded`.
    ///
    /// - Throws: ``ServerError/badForm`` for a broken escape, bytes that are not UTF-8 or too many fields,
    ///   ``ServerError/tooLarge`` for a field that is too long.
    init(urlEncoded bytes: some Sequence<UInt8>, limits: Limits = Limits()) throws(ServerError) {
        var fields: [String: [String]] = [:]
        var count = 0
        for pair in Array(bytes).split(separator: UInt8(ascii: "&")) {
            let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = PercentEncoding.decode(parts[0]),
                let value = PercentEncoding.decode(parts.count == 2 ? parts[1] : [])
            else { throw .badForm }
            guard value.utf8.count <= limits.fieldBytes else { throw .tooLarge }
            fields[name, default: []].append(Self.cleaned(value))
            count += 1
            guard count <= limits.fieldCount else { throw .badForm }
        }
        self.fields = fields
    }

    /// The value as typed, trimmed; `nil` when missing or blank.
    subscript(name: String) -> String? {
        let value = fields[name]?.first?.trimmingCharacters(in: .whitespacesAndNewlines)
        return value?.isEmpty == false ? value : nil
    }

    /// The whole number in a field; `nil` for what is none, or lies outside the field's range.
    func whole(_ name: String, in range: ClosedRange<Int>) -> Int? {
        self[name].flatMap { WholeText.read($0, in: range) }
    }

    /// The amount in a field, as ``AmountText`` reads it; `nil` for what is none, or lies outside the field's range.
    func amount(_ name: String, in range: ClosedRange<Double> = AmountText.range) -> Double? {
        self[name].flatMap { AmountText.read($0, in: range) }
    }

    /// The value untrimmed, for passphrases, where a space is a character like any other.
    func exact(_ name: String) -> String { fields[name]?.first ?? "" }

    /// The fields as a browser would send them again.
    var urlEncoded: String {
        fields.keys.sorted().flatMap { name in
            (fields[name] ?? []).map { "\(PercentEncoding.encode(name))=\(PercentEncoding.encode($0))" }
        }.joined(separator: "&")
    }

    /// Whether a checkbox was ticked, or a named button pressed.
    func contains(_ name: String) -> Bool { fields[name] != nil }

    /// Every field as it came, to be sent again; by name, so that the order is always the same.
    var all: [(name: String, value: String)] {
        fields.sorted { $0.key < $1.key }.flatMap { name, values in values.map { (name, $0) } }
    }

    /// Text as everything that is read from outside is cleaned.
    static func cleaned(_ text: String) -> String {
        let lines = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
        let scalars = lines.unicodeScalars.filter {
            $0 == "\n" || $0 == "\t" || $0.properties.generalCategory != .control
        }
        return String(String.UnicodeScalarView(scalars)).precomposedStringWithCanonicalMapping
    }
}

/// Percent-decoding as forms do it: `+` is a space.
enum PercentEncoding {
    static func encode(_ text: String) -> String {
        text.utf8.map { byte in
            switch byte {
            case 48...57, 65...90, 97...122, UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
                String(UnicodeScalar(byte))
            default: (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }.joined()
    }

    /// The decoded text, or `nil` if an escape is broken or the bytes are not UTF-8.
    static func decode(_ bytes: ArraySlice<UInt8>) -> String? {
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
