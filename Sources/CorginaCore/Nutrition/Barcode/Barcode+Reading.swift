extension Barcode {
    /// The number as it is typed, or as a reader of bars tells it: EAN-13, EAN-8, UPC-A, UPC-E or GTIN-14. Spaces and hyphens between
    /// the digits count for nothing.
    public init(reading text: some StringProtocol) throws(BarcodeError) {
        guard let digits = BarcodeDigits(text) else { throw .notDigits }
        switch digits.count {
        case 0: throw .missing
        case 8: try self.init(short: digits.number)
        case 12, 13: try self.init(checked: digits.number)
        case 14: try self.init(packed: digits.number)
        default: throw .wrongLength
        }
    }

    /// The number as a table of products lists it, where zeros in front may be missing.
    public init?(listed text: some StringProtocol) {
        guard let digits = BarcodeDigits(text), digits.count <= BarcodeDigits.most, digits.number >= Self.leastListed
        else { return nil }
        do { try self.init(packed: digits.number) } catch { return nil }
    }

    /// Whether somebody who writes this means the number of a product, and no words.
    public static func isMeant(by text: some StringProtocol) -> Bool {
        BarcodeDigits(text).map { $0.count >= fewestMeant } ?? false
    }

    /// A number with fewer digits stands on no packet: tables give such numbers to what has none.
    private static let leastListed: Int64 = 1_000_000
    private static let fewestMeant = 6

    private init(checked number: Int64) throws(BarcodeError) {
        guard let barcode = Barcode(number: number) else { throw .checkDigit }
        self = barcode
    }

    /// Eight digits are a UPC-E when they begin with 0 and fit as one, otherwise an EAN-8.
    private init(short number: Int64) throws(BarcodeError) {
        if number < 10_000_000, let long = Barcode(number: Self.expanded(number)) {
            self = long
        } else {
            try self.init(checked: number)
        }
    }

    /// The number of a case, whose first digit is 1 to 8, stands for what is in the case. That has a last digit of its own.
    private init(packed number: Int64) throws(BarcodeError) {
        guard Self.fits(number) else { throw .checkDigit }
        let indicator = number / 10_000_000_000_000
        guard indicator != 9 else { throw .weighed }
        let others = number % 10_000_000_000_000 / 10
        try self.init(checked: others * 10 + Self.checkDigit(of: others))
    }

    /// The 12 digits that a UPC-E stands for: its sixth digit says which zeros were left out.
    private static func expanded(_ number: Int64) -> Int64 {
        let (check, rule) = (number % 10, number / 10 % 10)
        let five = number / 100 % 100_000
        let others: Int64 =
            switch rule {
            case 0...2: five / 1_000 * 100_000_000 + rule * 10_000_000 + five % 1_000
            case 3: five / 100 * 10_000_000 + five % 100
            case 4: five / 10 * 1_000_000 + five % 10
            default: five * 100_000 + rule
            }
        return others * 10 + check
    }
}

/// The digits of a text in which nothing else stands but spaces and hyphens.
struct BarcodeDigits {
    private(set) var count = 0
    /// What they say; of the first 14 alone, since no number has more.
    private(set) var number: Int64 = 0

    static let most = 14

    /// - Returns: `nil` for a text with anything else in it.
    init?(_ text: some StringProtocol) {
        for scalar in text.unicodeScalars {
            switch scalar {
            case "0"..."9": add(Int64(scalar.value) - 48)
            case " ", "\t", "\r", "\n", "\u{A0}", "\u{2009}", "\u{202F}", "-", "\u{2010}"..."\u{2015}": continue
            default: return nil
            }
        }
    }

    private mutating func add(_ digit: Int64) {
        count += 1
        if count <= Self.most { number = number * 10 + digit }
    }
}
