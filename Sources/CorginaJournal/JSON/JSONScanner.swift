/// One pass over the bytes of a JSON text.
struct JSONScanner {
    let bytes: [UInt8]
    private(set) var position = 0
    private var nodes: [JSONText.Node] = []
    private var names = JSONNames()

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        nodes.reserveCapacity(bytes.count / 8 + 4)
    }

    mutating func onlyValue() throws(JSONError) -> [JSONText.Node] {
        try value(depth: 0)
        skipSpace()
        guard position == bytes.count else { throw fault(.textAfterValue) }
        return nodes
    }

    /// Notes the value at the position, which moves to just after it.
    private mutating func value(depth: Int) throws(JSONError) {
        skipSpace()
        switch try peek() {
        case UInt8(ascii: "{"): try object(depth: depth + 1)
        case UInt8(ascii: "["): try array(depth: depth + 1)
        case UInt8(ascii: "\""): try string()
        case UInt8(ascii: "-"), 48...57: try number()
        case UInt8(ascii: "t"): try word("true", .yes)
        case UInt8(ascii: "f"): try word("false", .no)
        case UInt8(ascii: "n"): try word("null", .null)
        default: throw fault(.unexpectedByte)
        }
    }

    private mutating func object(depth: Int) throws(JSONError) {
        guard depth <= JSON.deepestNesting else { throw fault(.tooDeep) }
        let place = begin(.object)
        position += 1
        if try !isNext(UInt8(ascii: "}")) {
            let outer = names.begin()
            repeat { try member(depth: depth) } while try isNext(UInt8(ascii: ","))
            names.end(outer)
            try expect(UInt8(ascii: "}"))
        }
        end(place)
    }

    private mutating func member(depth: Int) throws(JSONError) {
        skipSpace()
        let start = position
        guard try peek() == UInt8(ascii: "\"") else { throw fault(.unexpectedByte) }
        let place = nodes.count
        try string()
        try expect(UInt8(ascii: ":"))
        guard names.insert(nodes[place], in: bytes) else { throw JSONError(.repeatedName, at: start) }
        try value(depth: depth)
    }

    private mutating func array(depth: Int) throws(JSONError) {
        guard depth <= JSON.deepestNesting else { throw fault(.tooDeep) }
        let place = begin(.array)
        position += 1
        if try !isNext(UInt8(ascii: "]")) {
            repeat { try value(depth: depth) } while try isNext(UInt8(ascii: ","))
            try expect(UInt8(ascii: "]"))
        }
        end(place)
    }

    private mutating func word(_ word: StaticString, _ kind: JSONText.Node.Kind) throws(JSONError) {
        let place = begin(kind)
        for index in 0..<word.utf8CodeUnitCount {
            guard try peek() == word.utf8Start[index] else { throw fault(.unexpectedByte) }
            position += 1
        }
        end(place)
    }
}

// MARK: Numbers and strings

extension JSONScanner {
    private mutating func number() throws(JSONError) {
        let place = begin(.number)
        let start = position
        if bytes[position] == UInt8(ascii: "-") { position += 1 }
        if position < bytes.count, bytes[position] == UInt8(ascii: "0") {
            position += 1
        } else {
            try digits(from: start)
        }
        if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
            position += 1
            try digits(from: start)
        }
        if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
            position += 1
            if position < bytes.count, bytes[position] == UInt8(ascii: "+") || bytes[position] == UInt8(ascii: "-") {
                position += 1
            }
            try digits(from: start)
        }
        if position < bytes.count, (48...57).contains(bytes[position]) { throw JSONError(.invalidNumber, at: start) }
        end(place)
    }

    private mutating func digits(from start: Int) throws(JSONError) {
        let first = position
        while position < bytes.count, (48...57).contains(bytes[position]) { position += 1 }
        guard position > first else { throw JSONError(.invalidNumber, at: start) }
    }

    /// A string, from its opening quotation mark to its closing one.
    private mutating func string() throws(JSONError) {
        let place = begin(.plainString)
        let start = position
        position += 1
        var isASCII = true
        var hasEscapes = false
        while true {
            let byte = try peek()
            if byte == UInt8(ascii: "\"") { break }
            guard byte >= 0x20 else { throw fault(.controlCharacter) }
            if byte == UInt8(ascii: "\\") {
                hasEscapes = true
                _ = try JSONEscape.read(bytes[...], at: &position)
            } else {
                if byte >= 0x80 { isASCII = false }
                position += 1
            }
        }
        position += 1
        end(place)
        if hasEscapes || !isASCII { nodes[place].kind = hasEscapes ? .escapedString : .string }
        // An escape stands for whole characters, so what is around it is right or wrong by itself.
        if !isASCII, String(validating: bytes[start..<position], as: UTF8.self) == nil {
            throw JSONError(.invalidUTF8, at: start)
        }
    }
}

// MARK: Steps

extension JSONScanner {
    private mutating func begin(_ kind: JSONText.Node.Kind) -> Int {
        nodes.append(JSONText.Node(kind: kind, start: position, end: position, next: nodes.count + 1))
        return nodes.count - 1
    }

    private mutating func end(_ place: Int) {
        nodes[place].end = position
        nodes[place].next = nodes.count
    }

    /// Steps over the byte if it comes next.
    private mutating func isNext(_ byte: UInt8) throws(JSONError) -> Bool {
        skipSpace()
        guard try peek() == byte else { return false }
        position += 1
        return true
    }

    private mutating func expect(_ byte: UInt8) throws(JSONError) {
        guard try isNext(byte) else { throw fault(.unexpectedByte) }
    }

    private mutating func skipSpace() {
        while position < bytes.count, bytes[position].isJSONSpace { position += 1 }
    }

    private func peek() throws(JSONError) -> UInt8 {
        guard position < bytes.count else { throw fault(.endOfText) }
        return bytes[position]
    }

    private func fault(_ reason: JSONError.Reason) -> JSONError { JSONError(reason, at: position) }
}

extension UInt8 {
    fileprivate var isJSONSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
}
