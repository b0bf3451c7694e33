import Foundation

/// Base 64 as it may stand in a cookie or an address (RFC 4648, section 5), without padding.
package enum Base64URL {
    package static func text(_ bytes: Data) -> String {
        String(bytes.base64EncodedString().compactMap { $0 == "+" ? "-" : $0 == "/" ? "_" : $0 == "=" ? nil : $0 })
    }

    /// - Returns: `nil` unless the text is exactly what ``text(_:)`` writes for so many bytes.
    package static func read(_ text: String, count: Int) -> Data? {
        guard text.utf8.count == (count * 4 + 2) / 3 else { return nil }
        let padding = String(repeating: "=", count: (3 - count % 3) % 3)
        let base64 = String(text.map { $0 == "-" ? "+" : $0 == "_" ? "/" : $0 }) + padding
        // Base 64 has several spellings of the last bits; only one is ours.
        guard let bytes = Data(base64Encoded: base64), bytes.count == count, self.text(bytes) == text else {
            return nil
        }
        return bytes
    }

    /// The same for as many bytes as the text has.
    package static func read(_ text: String) -> Data? { read(text, count: text.utf8.count * 3 / 4) }
}
