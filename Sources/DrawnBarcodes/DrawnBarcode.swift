import CorginaCore

/// A barcode of one of four kinds, to be drawn: for tests of the reader and for the benchmark of it.
///
/// Source: GS1 General Specifications, section 5.2 (the EAN/UPC symbology).
public struct DrawnBarcode: Hashable, Sendable {
    public enum Kind: String, CaseIterable, Sendable {
        case ean13 = "EAN-13"
        case ean8 = "EAN-8"
        case upcA = "UPC-A"
        case upcE = "UPC-E"
    }

    public let kind: Kind
    /// What stands below its bars.
    public let digits: [Int]
    /// The number a product has by it.
    public let barcode: Barcode

    /// A number of that kind that only looks random.
    ///
    /// It begins with another digit than 0 where it is an EAN, so that it is of no other kind too.
    public static func random(_ kind: Kind, using generator: inout some RandomNumberGenerator) -> DrawnBarcode? {
        let first = Int.random(in: 1...9, using: &generator)
        let others = (0..<12).map { _ in Int.random(in: 0...9, using: &generator) }
        return switch kind {
        case .ean13: DrawnBarcode(.ean13, [first] + others.prefix(11))
        case .ean8: DrawnBarcode(.ean8, [first] + others.prefix(6))
        case .upcA: DrawnBarcode(.upcA, Array(others.prefix(11)))
        case .upcE: DrawnBarcode(.upcE, [0] + others.prefix(6))
        }
    }

    /// - Parameter digits: all but the last, which follows from them.
    /// - Returns: `nil` for another count of digits than the kind has, and for nothing but zeros.
    public init?(_ kind: Kind, _ digits: [Int]) {
        guard digits.count == kind.digitCount - 1, digits.allSatisfy((0...9).contains) else { return nil }
        let long = kind == .upcE ? Self.expanded(digits) : digits
        let last = Self.checkDigit(of: long)
        guard let barcode = Barcode(number: (long + [last]).reduce(0) { $0 * 10 + Int64($1) }) else { return nil }
        self.kind = kind
        self.digits = digits + [last]
        self.barcode = barcode
    }

    /// Weighed by 3 and 1 in turns, from the right.
    private static func checkDigit(of digits: [Int]) -> Int {
        let sum = digits.reversed().enumerated().reduce(0) { $0 + $1.element * ($1.offset % 2 == 0 ? 3 : 1) }
        return (10 - sum % 10) % 10
    }

    /// The eleven digits that seven of a UPC-E stand for.
    private static func expanded(_ digits: [Int]) -> [Int] {
        let (front, rule) = (Array(digits[0..<6]), digits[6])
        return switch rule {
        case 0...2: front[0...2] + [rule, 0, 0, 0, 0] + front[3...5]
        case 3: front[0...3] + [0, 0, 0, 0, 0] + front[4...5]
        case 4: front[0...4] + [0, 0, 0, 0, 0] + front[5...5]
        default: front + [0, 0, 0, 0, rule]
        }
    }
}

extension DrawnBarcode.Kind {
    fileprivate var digitCount: Int {
        switch self {
        case .ean13: 13
        case .upcA: 12
        case .ean8, .upcE: 8
        }
    }
}
