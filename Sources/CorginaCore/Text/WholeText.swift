/// A whole number as it comes from outside: out of a form, an address, a cookie or a file.
///
/// Every one is read with the range it may lie in, so that nothing is ever calculated with a number as large as text can write.
public enum WholeText {
    /// More digits than any number has that is meant.
    private static let longest = 20

    /// The number in ASCII digits, or `nil` if the text is not one or lies outside `range`.
    public static func read<Number: FixedWidthInteger>(
        _ text: some StringProtocol, in range: ClosedRange<Number>
    ) -> Number? {
        guard text.utf8.count <= longest, let number = Number(text), range.contains(number) else { return nil }
        return number
    }
}
