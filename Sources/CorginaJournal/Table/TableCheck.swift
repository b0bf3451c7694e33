/// Traces of what a row's cells said when they were written: "kind:1a2b3c4d what:… entry:0123456789abcdef".
///
/// They tell a change made by hand or by a program from what was exported, whatever words another version of Corgina would
/// choose. They are no seal: whoever changes both the cell and its trace is believed.
struct TableCheck: CustomStringConvertible {
    private var traces: [(name: String, trace: String)]

    init(words: [(column: String, text: String)], number: Int, entry: [UInt8]) {
        traces = words.map { ($0.column, Self.trace(of: $0.text)) }
        traces.append((TableColumn.entry, Self.trace(of: entry, number: number)))
    }

    /// Reads what ``description`` wrote; `nil` for anything else.
    init?(_ text: String) {
        traces = []
        for part in text.split(separator: " ") {
            let pieces = part.split(separator: ":")
            guard pieces.count == 2 else { return nil }
            traces.append((String(pieces[0]), String(pieces[1])))
        }
        guard traces.contains(where: { $0.name == TableColumn.entry }) else { return nil }
    }

    var description: String { traces.map { "\($0.name):\($0.trace)" }.joined(separator: " ") }

    /// Whether the column's cell says what it said.
    func holds(_ text: String, in column: String) -> Bool { self[column] == Self.trace(of: text) }

    func holds(entry: [UInt8], number: Int) -> Bool {
        self[TableColumn.entry] == Self.trace(of: entry, number: number)
    }

    private subscript(name: String) -> String? { traces.first { $0.name == name }?.trace }

    /// Of the words alone: space, line ends and what guards against formulas are as a spreadsheet likes.
    private static func trace(of text: String) -> String {
        var hash = FNV()
        let words = text.unicodeScalars.drop { isPassedOver($0) || $0 == "'" }
        for scalar in words where !isPassedOver(scalar) { for byte in scalar.utf8 { hash.add(byte) } }
        return String(hash.hexadecimal.suffix(8))
    }

    private static func isPassedOver(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace || scalar.properties.generalCategory == .control || scalar == "\u{FEFF}"
    }

    private static func trace(of entry: [UInt8], number: Int) -> String {
        var hash = FNV()
        for byte in "\(number) ".utf8 { hash.add(byte) }
        for byte in entry { hash.add(byte) }
        return hash.hexadecimal
    }
}

/// FNV-1a, 64 bits: tells accidents, not enemies.
private struct FNV {
    private var state: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ byte: UInt8) { state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }

    var hexadecimal: String {
        let digits = String(state, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}
