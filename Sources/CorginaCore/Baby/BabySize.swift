/// How big a typical baby is in a completed week, and what it may be compared with. An estimate, never a standard.
public struct BabySize: Hashable, Sendable {
    /// Completed weeks, 4...42.
    public let week: Int
    public let length: Centimeters
    public let lengthKind: LengthKind
    public let weight: Grams
    /// Capitalised, without an article: "Papaya", "Bunch of Swiss chard".
    public let comparison: String
    /// The name of its picture: "papaya".
    public let picture: String
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
        guard let size = Self.byWeek[Swift.min(week, Self.weeks.upperBound)] else { return nil }
        self = size
    }

    private static let byWeek = loadAll().keyed { $0.week }
}

/// Rows 8, 12, 16 … 40 are the nine anchor weeks of the first specification. Weeks 25–27 are smoothed, 37–42 scaled to reach its
/// 50.0 cm at week 40. All of them describe a typical single baby; a scan is compared with ``FetalWeightStandard``.
extension BabySize: ReferenceRecord {
    static var table: ReferenceTable { .babySizes }

    init(_ row: ReferenceRow) throws(ReferenceTableError) {
        week = try row.whole("week")
        length = Centimeters(try row.number("length_cm"))
        lengthKind = try row.choice("length_kind", "a way to measure length")
        weight = Grams(try row.number("weight_g"))
        picture = try row.text("picture")
        comparison = try row.text("comparison")
        sources = try row.sources()
    }
}

extension BabySize {
    /// The comparison within a sentence, with its article: "a papaya", "an eggplant".
    public var comparisonWithArticle: String {
        guard let first = comparison.first else { return "" }
        return ("AEIOU".contains(first) ? "an " : "a ") + first.lowercased() + comparison.dropFirst()
    }
}
