/// What a page's source has between its tags for JSON-LD, `<script type="application/ld+json">`.
///
/// The source is gone over once, from its beginning to its end, whatever stands in it: what does not close ends the search.
struct PageScripts {
    private let bytes: [UInt8]
    private var position = 0
    private var found: [[UInt8]] = []

    /// A page has a handful, and none is as long as this, in bytes.
    private static let most = 64
    static let longest = 512 << 10

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// In their order, each from its first bracket to its last.
    static func structured(in bytes: [UInt8]) -> [[UInt8]] {
        var scripts = PageScripts(bytes)
        while scripts.found.count < most, scripts.takeOne() {}
        return scripts.found
    }

    /// - Returns: whether there may be more.
    private mutating func takeOne() -> Bool {
        guard skip(to: "<") else { return false }
        if isNext("<!--") { return skip(past: "-->") }
        guard isNext("<script"), position + 7 < bytes.count, Self.endsName(bytes[position + 7]) else {
            position += 1
            return true
        }
        position += 7
        guard let isData = readTag() else { return false }
        let start = position
        guard skip(to: "</script") else { return false }
        if isData, position - start <= Self.longest { keep(start..<position) }
        return true
    }

    private mutating func keep(_ range: Range<Int>) {
        let text = withoutMarks(range)
        guard let first = text.firstIndex(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") }),
            let last = text.lastIndex(where: { $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "]") }), first < last
        else { return }
        // Pages break lines within their texts, which JSON does not allow.
        found.append(text[first...last].map { $0 < 0x20 ? 0x20 : $0 })
    }

    /// Without the marks of a section of characters, which have brackets too: `/*<![CDATA[*/ … /*]]>*/`.
    private func withoutMarks(_ range: Range<Int>) -> ArraySlice<UInt8> {
        let text = bytes[range]
        let mark = Array("[CDATA[".utf8)
        guard let start = text.prefix(40).firstIndex(of: mark[0]), text[start...].starts(with: mark) else {
            return text
        }
        let inside = text[(start + mark.count)...]
        let end = inside.indices.last {
            inside[$0] == UInt8(ascii: "]") && inside[$0...].starts(with: Array("]]>".utf8))
        }
        return end.map { inside[..<$0] } ?? inside
    }
}

// MARK: Tags

extension PageScripts {
    /// Goes to behind the tag.
    ///
    /// - Returns: whether its type is JSON-LD; `nil` where the tag does not end.
    private mutating func readTag() -> Bool? {
        var isData = false
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: ">") {
                position += 1
                return isData
            }
            guard !Self.isSpace(byte), byte != UInt8(ascii: "/") else {
                position += 1
                continue
            }
            let name = word { $0 == UInt8(ascii: "=") || Self.endsName($0) }
            skipSpace()
            guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else { continue }
            position += 1
            skipSpace()
            let value = value()
            if Self.isSame(name, "type") { isData = isData || Self.namesData(value) }
        }
        return nil
    }

    private mutating func value() -> ArraySlice<UInt8> {
        guard position < bytes.count else { return [] }
        let quote = bytes[position]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            return word { Self.isSpace($0) || $0 == UInt8(ascii: ">") }
        }
        position += 1
        let value = word { $0 == quote }
        if position < bytes.count { position += 1 }
        return value
    }

    /// What stands before a byte that ends it.
    private mutating func word(until isEnd: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        let start = position
        while position < bytes.count, !isEnd(bytes[position]) { position += 1 }
        return bytes[start..<position]
    }

    /// The type in front of any parameter. Some pages write the plus sign by its number.
    private static func namesData(_ value: ArraySlice<UInt8>) -> Bool {
        let type = value.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ";") }
        return isSame(type, "application/ld+json") || isSame(value, "application/ld&#43;json")
    }
}

// MARK: Steps

extension PageScripts {
    /// Goes to where the text next stands, in small or capital letters; to the end where it does not.
    ///
    /// - Parameter text: begins with what is no letter.
    private mutating func skip(to text: StaticString) -> Bool {
        let first = text.utf8Start[0]
        while position < bytes.count {
            if bytes[position] == first, isNext(text) { return true }
            position += 1
        }
        return false
    }

    private mutating func skip(past text: StaticString) -> Bool {
        guard skip(to: text) else { return false }
        position += text.utf8CodeUnitCount
        return true
    }

    private mutating func skipSpace() {
        while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
    }

    private func isNext(_ text: StaticString) -> Bool {
        guard bytes.count - position >= text.utf8CodeUnitCount else { return false }
        return Self.isSame(bytes[position..<(position + text.utf8CodeUnitCount)], text)
    }

    /// - Parameter text: in small letters.
    private static func isSame(_ bytes: ArraySlice<UInt8>, _ text: StaticString) -> Bool {
        guard bytes.count == text.utf8CodeUnitCount else { return false }
        for (offset, byte) in bytes.enumerated() {
            let small = (65...90).contains(byte) ? byte | 0x20 : byte
            guard small == text.utf8Start[offset] else { return false }
        }
        return true
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    private static func endsName(_ byte: UInt8) -> Bool {
        isSpace(byte) || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
    }
}
