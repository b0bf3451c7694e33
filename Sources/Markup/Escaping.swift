/// Turns words into text that is only text, inside an element or a quoted attribute.
///
/// It works on the UTF-8 bytes, hence on each Unicode scalar by itself: a quote followed by a combining
/// mark is one `Character` but still a quote to a browser. Escaping by `Character` lets it through.
enum Escaping {
    /// Appends `text`, with every character that means something in HTML written as a reference
    /// and control characters (C0 but tab and newline, delete, C1) left out.
    static func append(_ text: String, to bytes: inout [UInt8]) {
        var text = text
        text.withUTF8 { append($0, to: &bytes) }
    }

    private static func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
        var clean = 0
        var index = 0
        while index < text.count {
            let length = text[index] == 0xC2 && index + 1 < text.count && text[index + 1] < 0xA0 ? 2 : 1
            if length == 1 && isPlain(text[index]) {
                index += 1
                continue
            }
            bytes.append(contentsOf: text[clean..<index])
            if length == 1, let reference = reference(to: text[index]) {
                reference.withUTF8Buffer { bytes.append(contentsOf: $0) }
            }
            index += length
            clean = index
        }
        bytes.append(contentsOf: text[clean...])
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        if byte < 32 { return byte == 9 || byte == 10 }
        return byte != 127 && reference(to: byte) == nil
    }

    /// `nil` for a byte that stands for itself or for nothing.
    private static func reference(to byte: UInt8) -> StaticString? {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        case UInt8(ascii: "'"): "&#39;"
        case UInt8(ascii: "`"): "&#96;"
        case UInt8(ascii: "="): "&#61;"
        default: nil
        }
    }
}
