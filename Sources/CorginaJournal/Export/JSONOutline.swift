/// Where the members of the outermost object of a JSON text stand, found by its strings and brackets alone.
///
/// A file from elsewhere is taken apart before any of it becomes values, so that what it takes in memory is bounded by its length
/// and by the longest entry, however many names or levels somebody put into it.
struct JSONOutline {
    /// The members by name, each without the space around it.
    private(set) var members: [String: Range<Int>] = [:]

    private let bytes: [UInt8]
    private var position = 0

    /// - Returns: `nil` when the text is of something else than an object.
    init?(_ bytes: [UInt8]) throws(JSONError) {
        self.bytes = bytes
        skipSpace()
        guard isAt("{") else { return nil }
        try step(into: "{", until: "}") { outline throws(JSONError) in
            let start = outline.position
            let name = try outline.name()
            guard outline.members[name] == nil else { throw JSONError(.repeatedName, at: start) }
            // More than any version of the format has.
            guard outline.members.count < 64 else { throw JSONError(.unexpectedByte, at: start) }
            outline.members[name] = try outline.value()
        }
        skipSpace()
        guard position == bytes.count else { throw JSONError(.textAfterValue, at: position) }
    }

    /// Where the elements of an array stand.
    ///
    /// - Returns: `nil` when there is no such array.
    mutating func elements(of name: String) throws(JSONError) -> [Range<Int>]? {
        guard let range = members[name] else { return nil }
        position = range.lowerBound
        guard isAt("[") else { return nil }
        var elements: [Range<Int>] = []
        try step(into: "[", until: "]") { outline throws(JSONError) in elements.append(try outline.value()) }
        return elements
    }

    private mutating func step(
        into opening: Unicode.Scalar, until closing: Unicode.Scalar, element: (inout Self) throws(JSONError) -> Void
    ) throws(JSONError) {
        position += 1
        skipSpace()
        guard !isAt(closing) else { return position += 1 }
        while true {
            skipSpace()
            try element(&self)
            skipSpace()
            guard position < bytes.count else { throw JSONError(.endOfText, at: position) }
            if isAt(closing) { return position += 1 }
            guard isAt(",") else { throw JSONError(.unexpectedByte, at: position) }
            position += 1
        }
    }

    private mutating func name() throws(JSONError) -> String {
        guard isAt("\"") else { throw unexpected }
        let start = position
        try skipString()
        guard position - start <= 256, case .string(let name) = try JSON(parsing: Array(bytes[start..<position])) else {
            throw JSONError(.unexpectedByte, at: start)
        }
        skipSpace()
        guard isAt(":") else { throw unexpected }
        position += 1
        skipSpace()
        return name
    }

    /// Steps over a value. Whether it is one is for who reads it.
    private mutating func value() throws(JSONError) -> Range<Int> {
        let start = position
        var depth = 0
        repeat {
            guard position < bytes.count else { throw JSONError(.endOfText, at: position) }
            switch Unicode.Scalar(bytes[position]) {
            case "\"": try skipString()
            case " ", "\n", "\r", "\t": skipSpace()
            case "{", "[":
                depth += 1
                guard depth < JSON.deepestNesting else { throw JSONError(.tooDeep, at: position) }
                position += 1
            case "}", "]":
                guard depth > 0 else { throw unexpected }
                depth -= 1
                position += 1
            case ",", ":":
                guard depth > 0 else { throw unexpected }
                position += 1
            default: skipWord()
            }
        } while depth > 0
        return start..<position
    }

    private mutating func skipString() throws(JSONError) {
        position += 1
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard position < bytes.count else { throw JSONError(.endOfText, at: bytes.count) }
        position += 1
    }

    /// Up to the next byte that has a meaning of its own.
    private mutating func skipWord() {
        position += 1
        while position < bytes.count, !Self.isSpace(bytes[position]), !Self.isSign(bytes[position]) { position += 1 }
    }

    private mutating func skipSpace() {
        while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

    /// A quotation mark, comma, colon, bracket or brace.
    private static func isSign(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x22, 0x2C, 0x3A, 0x5B, 0x5D, 0x7B, 0x7D: true
        default: false
        }
    }

    private func isAt(_ scalar: Unicode.Scalar) -> Bool {
        position < bytes.count && bytes[position] == UInt8(ascii: scalar)
    }

    private var unexpected: JSONError {
        JSONError(position < bytes.count ? .unexpectedByte : .endOfText, at: Swift.min(position, bytes.count))
    }
}
