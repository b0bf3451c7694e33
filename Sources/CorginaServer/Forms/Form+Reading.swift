import CorginaRooms
import Foundation

extension Form {
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
        self.init(fields: fields)
    }

    /// Text as everything that is read from outside is cleaned.
    static func cleaned(_ text: String) -> String {
        withoutControls(text).precomposedStringWithCanonicalMapping
    }
}
