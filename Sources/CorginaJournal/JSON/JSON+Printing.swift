extension JSON: CustomStringConvertible {
    /// The value on one line without spaces.
    public var description: String { String(decoding: utf8, as: UTF8.self) }

    /// The value as ``description`` writes it, in UTF-8.
    public var utf8: [UInt8] {
        var output: [UInt8] = []
        write(to: &output)
        return output
    }

    func write(to output: inout [UInt8]) {
        switch self {
        case .null: output.append(contentsOf: "null".utf8)
        case .bool(let value): output.append(contentsOf: (value ? "true" : "false").utf8)
        case .number(let number): output.append(contentsOf: number.description.utf8)
        case .string(let text): Self.write(text, to: &output)
        case .array(let elements): Self.write(elements, to: &output)
        case .object(let members): Self.write(members, to: &output)
        }
    }

    private static func write(_ elements: [JSON], to output: inout [UInt8]) {
        output.append(UInt8(ascii: "["))
        for (index, element) in elements.enumerated() {
            if index > 0 { output.append(UInt8(ascii: ",")) }
            element.write(to: &output)
        }
        output.append(UInt8(ascii: "]"))
    }

    private static func write(_ members: [Member], to output: inout [UInt8]) {
        output.append(UInt8(ascii: "{"))
        for (index, member) in members.enumerated() {
            if index > 0 { output.append(UInt8(ascii: ",")) }
            write(member.name, to: &output)
            output.append(UInt8(ascii: ":"))
            member.value.write(to: &output)
        }
        output.append(UInt8(ascii: "}"))
    }

    /// Every line break is escaped, those that only some readers know too, so that a value is always one line.
    private static func write(_ text: String, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "\""))
        defer { output.append(UInt8(ascii: "\"")) }
        if text.utf8.allSatisfy(isPlain) { return output.append(contentsOf: text.utf8) }
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": output.append(contentsOf: [UInt8(ascii: "\\"), UInt8(ascii: scalar)])
            case "\n": output.append(contentsOf: "\\n".utf8)
            case "\u{0}"..<"\u{20}", "\u{7F}", "\u{85}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                output.append(contentsOf: "\\u\(String(repeating: "0", count: 4 - digits.utf8.count))\(digits)".utf8)
            default: output.append(contentsOf: scalar.utf8)
            }
        }
    }

    /// Whether a byte stands for itself: printable ASCII but the quotation mark and the backslash.
    private static func isPlain(_ byte: UInt8) -> Bool {
        (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
}
