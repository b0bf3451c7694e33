/// Backslash escapes in strings.
enum JSONEscape {
    /// What the escape at the position stands for; the position moves to just after it.
    ///
    /// A surrogate without its partner (half an emoji) becomes U+FFFD, as browsers do, because no Unicode text can hold it.
    static func read(_ bytes: ArraySlice<UInt8>, at position: inout Int) throws(JSONError) -> Unicode.Scalar {
        let start = position
        position += 1
        guard position < bytes.endIndex else { throw JSONError(.endOfText, at: position) }
        let letter = bytes[position]
        position += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try scalar(bytes, at: &position, from: start)
        default: throw JSONError(.invalidEscape, at: start)
        }
    }

    /// The bytes of a string that has been read once, with what its escapes stand for in their places.
    static func resolved(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var resolved: [UInt8] = []
        resolved.reserveCapacity(bytes.count)
        var position = bytes.startIndex
        while position < bytes.endIndex {
            if bytes[position] != UInt8(ascii: "\\") {
                resolved.append(bytes[position])
                position += 1
            } else if let scalar = try? read(bytes, at: &position) {
                resolved.append(contentsOf: String(scalar).utf8)
            }
        }
        return resolved
    }

    /// The scalar of `\uXXXX`, or of two of them when they are a surrogate pair.
    private static func scalar(
        _ bytes: ArraySlice<UInt8>, at position: inout Int, from start: Int
    ) throws(JSONError) -> Unicode.Scalar {
        let unit = try codeUnit(bytes, at: &position, from: start)
        guard (0xD800...0xDBFF).contains(unit) else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
        guard position + 1 < bytes.endIndex, bytes[position] == UInt8(ascii: "\\"),
            bytes[position + 1] == UInt8(ascii: "u")
        else { return "\u{FFFD}" }
        let second = position
        position += 2
        let partner = try codeUnit(bytes, at: &position, from: second)
        guard (0xDC00...0xDFFF).contains(partner) else {
            position = second
            return "\u{FFFD}"
        }
        return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (partner - 0xDC00)) ?? "\u{FFFD}"
    }

    private static func codeUnit(
        _ bytes: ArraySlice<UInt8>, at position: inout Int, from start: Int
    ) throws(JSONError) -> UInt32 {
        var unit: UInt32 = 0
        for _ in 0..<4 {
            guard position < bytes.endIndex else { throw JSONError(.endOfText, at: position) }
            guard let digit = hexadecimal(bytes[position]) else { throw JSONError(.invalidEscape, at: start) }
            unit = unit << 4 | digit
            position += 1
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
