import CorginaCore

/// A tag of Apple Health's export, by its name and its attributes.
struct HealthTag {
    private let bytes: [UInt8]
    let name: String

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        let end = bytes.firstIndex { Self.isSpace($0) || ($0 == 0x2F && bytes.first != 0x2F) } ?? bytes.count
        name = String(decoding: bytes[..<end], as: UTF8.self)
    }

    /// Whether nothing stands within it.
    var isClosed: Bool { bytes.last == 0x2F }

    /// An attribute's value; `nil` where it has none of that name.
    subscript(attribute: String) -> String? {
        let wanted = Array(attribute.utf8)
        var position = name.utf8.count
        while position < bytes.count {
            while position < bytes.count, Self.isSpace(bytes[position]) || bytes[position] == 0x2F { position += 1 }
            let start = position
            while position < bytes.count, bytes[position] != 0x3D, !Self.isSpace(bytes[position]) { position += 1 }
            let isWanted = bytes[start..<position].elementsEqual(wanted)
            while position < bytes.count, bytes[position] == 0x3D || Self.isSpace(bytes[position]) { position += 1 }
            guard position < bytes.count, bytes[position] == 0x22 || bytes[position] == 0x27 else { return nil }
            let quote = bytes[position]
            let value = position + 1
            position = bytes[value...].firstIndex(of: quote) ?? bytes.count
            if isWanted { return Self.text(bytes[value..<position]) }
            position += 1
        }
        return nil
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 10 || byte == 13 }

    /// With the five signs of XML that are written by name.
    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        guard bytes.contains(0x26) else { return text }
        return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")].reduce(text) {
            $0.replacing(text: $1.0, with: $1.1)
        }
    }
}

extension Moment {
    /// A moment as Apple Health writes it: `2026-03-04 08:00:00 +0100`.
    init?(health text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count == 25, bytes[19] == 32 else { return nil }
        let written = bytes[..<19] + bytes[20..<23] + [UInt8(ascii: ":")] + bytes[23...]
        self.init(String(decoding: written, as: UTF8.self))
    }
}
