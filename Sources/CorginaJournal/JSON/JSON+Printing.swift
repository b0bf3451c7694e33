extension JSON: CustomStringConvertible {
    /// The value on one line without spaces.
    public var description: String { String(decoding: utf8, as: UTF8.self) }

    /// The value as ``description`` writes it, in UTF-8.
    public var utf8: [UInt8] {
        var output: [UInt8] = []
        print(into: &output)
        return output
    }

    func print(into output: inout [UInt8]) {
        switch self {
        case .null: output.append(contentsOf: "null".utf8)
        case .bool(let value): output.append(contentsOf: (value ? "true" : "false").utf8)
        case .number(let number): output.append(contentsOf: number.description.utf8)
        case .string(let text): Self.print(text, into: &output)
        case .array(let elements): Self.print(elements, into: &output)
        case .object(let members): Self.print(members, into: &output)
        }
    }

    private static func print(_ elements: [JSON], into output: inout [UInt8]) {
        output.append(UInt8(ascii: "["))
        for (index, element) in elements.enumerated() {
            if index > 0 { output.append(UInt8(ascii: ",")) }
            element.print(into: &output)
        }
        output.append(UInt8(ascii: "]"))
    }

    private static func print(_ members: [Member], into output: inout [UInt8]) {
        output.append(UInt8(ascii: "{"))
        for (index, member) in members.enumerated() {
            if index > 0 { output.append(UInt8(ascii: ",")) }
            print(member.name, into: &output)
            output.append(UInt8(ascii: ":"))
            member.value.print(into: &output)
        }
        output.append(UInt8(ascii: "}"))
    }

    private static func print(_ text: String, into output: inout [UInt8]) {
        output.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): output.append(contentsOf: [UInt8(ascii: "\\"), byte])
            case 0x0A: output.append(contentsOf: "\\n".utf8)
            case ..<0x20:
                output.append(contentsOf: byte < 0x10 ? "\\u000".utf8 : "\\u00".utf8)
                output.append(contentsOf: String(byte, radix: 16).utf8)
            default: output.append(byte)
            }
        }
        output.append(UInt8(ascii: "\""))
    }
}
