/// One record of a table of text: fields between separators, in quotes where a field holds a separator, a quote or a line end.
struct DelimitedRecord {
    private let bytes: ArraySlice<UInt8>
    private let fields: [Field]

    private struct Field {
        var range: Range<Int>
        var isQuoted: Bool
    }

    var count: Int { fields.count }

    /// - Parameters:
    ///   - bytes: without the line end.
    ///   - readsQuotes: whether a field that begins with a quote goes on to the next one.
    /// - Returns: `nil` when a quote is open at the end.
    init?(_ bytes: ArraySlice<UInt8>, separator: UInt8, readsQuotes: Bool = true) {
        self.bytes = bytes
        var fields: [Field] = []
        var start = bytes.startIndex
        while true {
            let isQuoted = readsQuotes && start < bytes.endIndex && bytes[start] == Self.quote
            guard let end = Self.end(of: bytes, from: start, isQuoted: isQuoted, separator) else { return nil }
            fields.append(Field(range: start..<end, isQuoted: isQuoted))
            guard end < bytes.endIndex else { break }
            start = end + 1
        }
        self.fields = fields
    }

    /// A field as text; a mistake in the encoding becomes "�". Empty where there is no such field.
    subscript(place: Int?) -> String {
        guard let place, fields.indices.contains(place) else { return "" }
        let field = fields[place]
        return field.isQuoted
            ? String(decoding: unquoted(field.range), as: UTF8.self)
            : String(decoding: bytes[field.range], as: UTF8.self)
    }

    private static let quote = UInt8(ascii: "\"")

    /// Where a field ends. A quote in quotes stands twice, so that each turns the state.
    private static func end(
        of bytes: ArraySlice<UInt8>, from start: Int, isQuoted: Bool, _ separator: UInt8
    ) -> Int? {
        guard isQuoted else { return bytes[start...].firstIndex(of: separator) ?? bytes.endIndex }
        var isOpen = false
        for place in start..<bytes.endIndex {
            if bytes[place] == quote { isOpen.toggle() } else if !isOpen, bytes[place] == separator { return place }
        }
        return isOpen ? nil : bytes.endIndex
    }

    private func unquoted(_ range: Range<Int>) -> [UInt8] {
        var result: [UInt8] = []
        var wasQuote = false
        for byte in bytes[range].dropFirst() {
            if byte == Self.quote, !wasQuote {
                wasQuote = true
            } else {
                result.append(byte)
                wasQuote = false
            }
        }
        return result
    }
}
