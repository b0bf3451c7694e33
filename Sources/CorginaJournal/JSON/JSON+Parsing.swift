extension JSON {
    /// How many arrays and objects may stand inside each other.
    public static let deepestNesting = 64

    /// Reads one value and nothing else from UTF-8, in time linear in its length.
    ///
    /// Strict RFC 8259: no comments, no trailing commas, no byte order mark, no name twice in an object. A surrogate
    /// escape without its partner (half an emoji) becomes U+FFFD, as browsers do, because no Unicode text can hold it.
    ///
    /// - Throws: ``JSONError`` with the offset of the first byte that does not fit.
    public init(parsing bytes: [UInt8]) throws(JSONError) {
        var parser = JSONParser(bytes)
        self = try parser.onlyValue()
    }

    /// Reads one value from text; see ``init(parsing:)-([UInt8])``.
    public init(parsing text: String) throws(JSONError) {
        try self.init(parsing: Array(text.utf8))
    }
}

/// One pass over the bytes of a JSON text.
struct JSONParser {
    let bytes: [UInt8]
    private(set) var position = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func onlyValue() throws(JSONError) -> JSON {
        let value = try value(depth: 0)
        skipSpace()
        guard position == bytes.count else { throw fault(.textAfterValue) }
        return value
    }

    /// The value at the position, which moves to just after it.
    mutating func value(depth: Int) throws(JSONError) -> JSON {
        skipSpace()
        switch try peek() {
        case UInt8(ascii: "{"): return try .object(object(depth: depth + 1))
        case UInt8(ascii: "["): return try .array(array(depth: depth + 1))
        case UInt8(ascii: "\""): return try .string(string())
        case UInt8(ascii: "-"), 48...57: return try .number(number())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: throw fault(.unexpectedByte)
        }
    }

    private mutating func object(depth: Int) throws(JSONError) -> [JSON.Member] {
        guard depth <= JSON.deepestNesting else { throw fault(.tooDeep) }
        position += 1
        var members: [JSON.Member] = []
        var names = NameSet()
        if try isNext(UInt8(ascii: "}")) { return members }
        repeat {
            let start = nextToken()
            let name = try memberName()
            guard names.insert(name) else { throw JSONError(.repeatedName, at: start) }
            members.append(JSON.Member(name, try value(depth: depth)))
        } while try isNext(UInt8(ascii: ","))
        try expect(UInt8(ascii: "}"))
        return members
    }

    private mutating func array(depth: Int) throws(JSONError) -> [JSON] {
        guard depth <= JSON.deepestNesting else { throw fault(.tooDeep) }
        position += 1
        var elements: [JSON] = []
        if try isNext(UInt8(ascii: "]")) { return elements }
        repeat { elements.append(try value(depth: depth)) } while try isNext(UInt8(ascii: ","))
        try expect(UInt8(ascii: "]"))
        return elements
    }

    private mutating func word(_ word: StaticString, _ value: JSON) throws(JSONError) -> JSON {
        for index in 0..<word.utf8CodeUnitCount {
            guard try peek() == word.utf8Start[index] else { throw fault(.unexpectedByte) }
            position += 1
        }
        return value
    }
}

// MARK: Steps shared by the parts of the parser

extension JSONParser {
    /// The name of a member and the colon after it.
    mutating func memberName() throws(JSONError) -> String {
        skipSpace()
        guard try peek() == UInt8(ascii: "\"") else { throw fault(.unexpectedByte) }
        let name = try string()
        try expect(UInt8(ascii: ":"))
        return name
    }

    /// Steps over the byte if it comes next.
    mutating func isNext(_ byte: UInt8) throws(JSONError) -> Bool {
        skipSpace()
        guard try peek() == byte else { return false }
        position += 1
        return true
    }

    mutating func expect(_ byte: UInt8) throws(JSONError) {
        guard try isNext(byte) else { throw fault(.unexpectedByte) }
    }

    mutating func nextToken() -> Int {
        skipSpace()
        return position
    }

    mutating func skipSpace() {
        while position < bytes.count, bytes[position].isJSONSpace { position += 1 }
    }

    func peek() throws(JSONError) -> UInt8 {
        guard position < bytes.count else { throw fault(.endOfText) }
        return bytes[position]
    }

    mutating func step(by count: Int = 1) { position += count }

    func fault(_ reason: JSONError.Reason) -> JSONError { JSONError(reason, at: position) }
}

extension UInt8 {
    fileprivate var isJSONSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
}

/// The names seen in one object: a list while they are few, a hash set when they are many.
private struct NameSet {
    private var few: [String] = []
    private var many: Set<String> = []

    /// Whether the name is new.
    mutating func insert(_ name: String) -> Bool {
        if !many.isEmpty { return many.insert(name).inserted }
        guard !few.contains(name) else { return false }
        few.append(name)
        if few.count > 16 { many = Set(few) }
        return true
    }
}
