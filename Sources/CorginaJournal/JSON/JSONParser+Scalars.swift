extension JSONParser {
    /// A number literal, kept as written.
    mutating func number() throws(JSONError) -> JSON.Number {
        let start = position
        if bytes[position] == UInt8(ascii: "-") { step() }
        if position < bytes.count, bytes[position] == UInt8(ascii: "0") { step() } else { try digits(from: start) }
        if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
            step()
            try digits(from: start)
        }
        if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
            step()
            if position < bytes.count, bytes[position] == UInt8(ascii: "+") || bytes[position] == UInt8(ascii: "-") {
                step()
            }
            try digits(from: start)
        }
        if position < bytes.count, (48...57).contains(bytes[position]) { throw JSONError(.invalidNumber, at: start) }
        return JSON.Number(literal: String(decoding: bytes[start..<position], as: UTF8.self))
    }

    private mutating func digits(from start: Int) throws(JSONError) {
        let first = position
        while position < bytes.count, (48...57).contains(bytes[position]) { step() }
        guard position > first else { throw JSONError(.invalidNumber, at: start) }
    }

    /// A string, starting at its opening quotation mark.
    mutating func string() throws(JSONError) -> String {
        let start = position
        step()
        let plain = try plainRun()
        if bytes[position] == UInt8(ascii: "\"") {
            step()
            return try text(bytes[plain], from: start)
        }
        var unescaped = Array(bytes[plain])
        while bytes[position] != UInt8(ascii: "\"") {
            unescaped.append(contentsOf: try escape())
            unescaped.append(contentsOf: bytes[try plainRun()])
        }
        step()
        return try text(unescaped[...], from: start)
    }

    /// Bytes up to the next quotation mark or backslash, which is then at the position.
    private mutating func plainRun() throws(JSONError) -> Range<Int> {
        let start = position
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return start..<position }
            guard byte >= 0x20 else { throw fault(.controlCharacter) }
            step()
        }
        throw fault(.endOfText)
    }

    private func text(_ utf8: ArraySlice<UInt8>, from start: Int) throws(JSONError) -> String {
        guard let text = String(validating: utf8, as: UTF8.self) else { throw JSONError(.invalidUTF8, at: start) }
        return text
    }

    /// What a backslash escape stands for, in UTF-8.
    private mutating func escape() throws(JSONError) -> [UInt8] {
        let start = position
        step()
        let letter = try peek()
        step()
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [letter]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "u"): return try Array(String(scalar(from: start)).utf8)
        default: throw JSONError(.invalidEscape, at: start)
        }
    }

    /// The scalar of `\uXXXX`, or of two of them when they are a surrogate pair.
    private mutating func scalar(from start: Int) throws(JSONError) -> Unicode.Scalar {
        let unit = try codeUnit(from: start)
        guard (0xD800...0xDBFF).contains(unit) else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
        guard position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
            bytes[position + 1] == UInt8(ascii: "u")
        else { return "\u{FFFD}" }
        let second = position
        step(by: 2)
        let partner = try codeUnit(from: second)
        guard (0xDC00...0xDFFF).contains(partner) else {
            step(by: second - position)
            return "\u{FFFD}"
        }
        return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (partner - 0xDC00)) ?? "\u{FFFD}"
    }

    private mutating func codeUnit(from start: Int) throws(JSONError) -> UInt32 {
        var unit: UInt32 = 0
        for _ in 0..<4 {
            guard let digit = Self.hexadecimal(try peek()) else { throw JSONError(.invalidEscape, at: start) }
            unit = unit << 4 | digit
            step()
        }
        return unit
    }

    private static func hexadecimal(_ byte: UInt8) -> UInt32? {
        switch byte {
        case 48...57: UInt32(byte - 48)
        case 65...70: UInt32(byte - 55)
        case 97...102: UInt32(byte - 87)
        default: nil
        }
    }
}
