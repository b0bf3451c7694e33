extension DrawnBarcode {
    /// Whether each module, the width of the thinnest bar, is black; without the white at both ends.
    public var bars: [Bool] {
        switch kind {
        case .ean13: Self.halves(Array(digits[1...6]), Array(digits[7...12]), sets: Self.leading[digits[0]])
        case .upcA: Self.halves(Array(digits[0...5]), Array(digits[6...11]), sets: Self.leading[0])
        case .ean8: Self.halves(Array(digits[0...3]), Array(digits[4...7]), sets: "AAAA")
        case .upcE: Self.short(Array(digits[1...6]), sets: Self.short[digits[7]])
        }
    }

    private static func halves(_ left: [Int], _ right: [Int], sets: String) -> [Bool] {
        modules("101") + coded(left, sets) + modules("01010") + right.flatMap { widths($0, "C") } + modules("101")
    }

    private static func short(_ digits: [Int], sets: String) -> [Bool] {
        modules("101") + coded(digits, sets) + modules("010101")
    }

    private static func coded(_ digits: [Int], _ sets: String) -> [Bool] {
        zip(digits, sets).flatMap { widths($0, $1) }
    }

    /// A digit in the set A (odd), B (even, which is C from behind) or C (A with black and white exchanged).
    private static func widths(_ digit: Int, _ set: Character) -> [Bool] {
        let odd = modules(Self.odd[digit])
        return switch set {
        case "A": odd
        case "B": odd.reversed().map { !$0 }
        default: odd.map { !$0 }
        }
    }

    private static func modules(_ text: String) -> [Bool] { text.map { $0 == "1" } }

    private static let odd = [
        "0001101", "0011001", "0010011", "0111101", "0100011", "0110001", "0101111", "0111011", "0110111", "0001011",
    ]
    /// By the first digit of an EAN-13, which has no bars of its own.
    private static let leading = [
        "AAAAAA", "AABABB", "AABBAB", "AABBBA", "ABAABB", "ABBAAB", "ABBBAA", "ABABAB", "ABABBA", "ABBABA",
    ]
    /// By the last digit of a UPC-E, which has no bars of its own.
    private static let short = [
        "BBBAAA", "BBABAA", "BBAABA", "BBAAAB", "BABBAA", "BAABBA", "BAAABB", "BABABA", "BABAAB", "BAABAB",
    ]
}
