/// Why a text is not the number of a product. `description` says what to do, and repeats nothing of the text.
public enum BarcodeError: Error, Hashable, CaseIterable, Sendable {
    case missing, notDigits, wrongLength, checkDigit, weighed
}

extension BarcodeError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .missing: "Enter the number below the bars"
        case .notDigits: "Enter the number below the bars in digits alone"
        case .wrongLength:
            "Enter all digits below the bars, the small ones at both ends too: there are 8, 12, 13 or 14"
        case .checkDigit: "Check the number: its last digit does not fit the others"
        case .weighed: "This number is of goods that a shop weighs. Search for the food by its name"
        }
    }
}
