/// A number as a table of another app writes it: `1200.5`, `1,200.5`, `1.200,5`, `12,5`.
enum CellNumber {
    /// - Parameter isCommaDecimal: whether the table's cells are not separated by commas, so that a comma is a decimal point.
    /// - Returns: `nil` for what is no number, and for what nobody can mean.
    static func read(_ cell: some StringProtocol, isCommaDecimal: Bool) -> Double? {
        var digits = cell.utf8.filter { !isSpace($0) }
        let isNegative = digits.first == UInt8(ascii: "-")
        if isNegative { digits.removeFirst() }
        guard !digits.isEmpty, digits.count <= 20 else { return nil }
        guard let point = decimalPoint(in: digits, isCommaDecimal: isCommaDecimal) else { return nil }
        var text = ""
        for (place, byte) in digits.enumerated() {
            if place == point {
                text += "."
            } else if (48...57).contains(byte) {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else if !isMark(byte) {
                return nil
            }
        }
        if text.hasPrefix(".") { text = "0" + text }
        if text.hasSuffix(".") { text += "0" }
        guard let number = Double(text), number < 1e9 else { return nil }
        return isNegative ? -number : number
    }

    /// The place of the decimal point; past the end where there is none.
    ///
    /// - Returns: `nil` where the marks in it are neither a decimal point nor between thousands.
    private static func decimalPoint(in digits: [UInt8], isCommaDecimal: Bool) -> Int? {
        let marks = digits.indices.filter { isMark(digits[$0]) }
        guard let last = marks.last else { return digits.count }
        let isMixed = Set(marks.map { digits[$0] }).count > 1
        if isMixed {
            let isLastAlone = marks.dropLast().allSatisfy { digits[$0] != digits[last] }
            return isLastAlone && isThousands(digits, marks.dropLast(), end: last) ? last : nil
        }
        let isDecimal = digits[last] == UInt8(ascii: ".") || isCommaDecimal
        if marks.count == 1, isDecimal || !isThousands(digits, marks[...], end: digits.count) { return last }
        return isThousands(digits, marks[...], end: digits.count) ? digits.count : nil
    }

    /// Whether three digits stand after each mark.
    private static func isThousands(_ digits: [UInt8], _ marks: ArraySlice<Int>, end: Int) -> Bool {
        var ends = Array(marks.dropFirst())
        ends.append(end)
        return marks.first != 0 && zip(marks, ends).allSatisfy { $1 - $0 == 4 }
    }

    private static func isMark(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",") }

    /// Spaces, and the bytes of the no-break ones that some languages put between thousands.
    private static func isSpace(_ byte: UInt8) -> Bool {
        [32, 9, 0xC2, 0xA0, 0xE2, 0x80, 0xAF].contains(byte)
    }
}
