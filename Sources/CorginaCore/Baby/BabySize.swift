/// How big a typical baby is in a completed week, and what it may be compared with. An estimate, never a standard.
public struct BabySize: Hashable, Sendable {
    /// Completed weeks, 4...42.
    public let week: Int
    public let length: Centimeters
    public let lengthKind: LengthKind
    public let weight: Grams
    /// Capitalised, without an article: "Papaya", "Bunch of Swiss chard".
    public let comparison: String
    public let emoji: String
    public let sources: [ClinicalSource]

    /// From where to where a length is measured.
    public enum LengthKind: String, Sendable {
        /// From the top of the head to the bottom, up to week 20: the legs are curled up.
        case crownRump = "crown-rump"
        /// From head to heel, from week 21 on.
        case crownHeel = "crown-heel"
    }

    /// The weeks that have a size.
    public static let weeks = 4...42

    /// The first week measured from head to heel. About 10 cm of its length is the change of measure, not growth.
    public static let firstCrownHeelWeek = 21

    /// Weights before week 8 are orders of magnitude: all that can be said is "less than one gram".
    public var isWeightBelowOneGram: Bool { weight.value < 1 }

    /// The size in that completed week; `nil` before week 4. After week 42 it stays at week 42, where the tables end.
    public init?(week: Int) {
        guard let size = Self.all[Swift.min(week, Self.weeks.upperBound)] else { return nil }
        self = size
    }

    private init?(_ cells: [String]) {
        guard let week = Int(cells[0]), let length = Double(cells[1]), let kind = LengthKind(rawValue: cells[2]),
            let weight = Double(cells[3])
        else { return nil }
        self.week = week
        self.length = Centimeters(length)
        lengthKind = kind
        self.weight = Grams(weight)
        emoji = cells[4]
        comparison = cells[5]
        sources = ClinicalSource.named(cells[6])
    }

    private static let all: [Int: BabySize] = Dictionary(
        TableText(table).rows(width: 7).compactMap(BabySize.init).map { ($0.week, $0) },
        combining: { first, _ in first })
}

extension BabySize {
    /// The comparison within a sentence, with its article: "a papaya", "an eggplant".
    public var comparisonWithArticle: String {
        guard let first = comparison.first else { return "" }
        return ("AEIOU".contains(first) ? "an " : "a ") + first.lowercased() + comparison.dropFirst()
    }
}
