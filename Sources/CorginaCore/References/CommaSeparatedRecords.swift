/// Reads the records of comma-separated text (RFC 4180) one after the other. Lines end with LF or CRLF.
struct CommaSeparatedRecords {
    /// A record's cells, without their quotes, or what is wrong with it. What follows a wrong record is still read.
    struct Record {
        var cells: [String] = []
        var problem: ReferenceTableError.Problem?
    }

    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The next record; `nil` after the last.
    mutating func next() -> Record? {
        guard position < bytes.count else { return nil }
        var record = Record()
        repeat {
            record.cells.append(cell(&record.problem))
        } while skip(Self.comma)
        _ = skip(Self.carriageReturn)
        if position < bytes.count, !skip(Self.lineFeed) { skipLine(&record.problem) }
        return record
    }

    private static let comma = UInt8(ascii: ","), quote = UInt8(ascii: "\"")
    private static let lineFeed = UInt8(ascii: "\n"), carriageReturn = UInt8(ascii: "\r")

    private mutating func cell(_ problem: inout ReferenceTableError.Problem?) -> String {
        guard skip(Self.quote) else { return plain(&problem) }
        var text: [UInt8] = []
        repeat {
            text += upToQuote()
            guard skip(Self.quote) else {
                problem = .unclosedQuote
                return String(decoding: text, as: UTF8.self)
            }
            // Two quotes within a quoted cell are one quote of its text.
            if position < bytes.count, bytes[position] == Self.quote { text.append(Self.quote) }
        } while skip(Self.quote)
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func plain(_ problem: inout ReferenceTableError.Problem?) -> String {
        let start = position
        while position < bytes.count, !Self.endsCell(bytes[position]) {
            if bytes[position] == Self.quote { problem = .strayQuote }
            position += 1
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private static func endsCell(_ byte: UInt8) -> Bool { byte == comma || byte == lineFeed || byte == carriageReturn }

    private mutating func upToQuote() -> ArraySlice<UInt8> {
        let start = position
        while position < bytes.count, bytes[position] != Self.quote { position += 1 }
        return bytes[start..<position]
    }

    /// Whether that byte is next; then it is passed.
    private mutating func skip(_ byte: UInt8) -> Bool {
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    /// Passes what stands between the quote that ends a cell and the end of the line.
    private mutating func skipLine(_ problem: inout ReferenceTableError.Problem?) {
        problem = .strayQuote
        while position < bytes.count, !skip(Self.lineFeed) { position += 1 }
    }
}
