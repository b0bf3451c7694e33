/// A day's caffeine against the 200 mg that pregnancy advice allows.
public struct CaffeineDay: Hashable, Sendable {
    /// In milligrams.
    public let total: Double

    public init(_ amounts: NutrientAmounts) { total = amounts[.caffeine] }

    /// Milligrams a day to stay under; 0 only where the row cannot be read. Source: ACOG and NHS, as in `intake-advice.csv`.
    public static let limit = ReferenceAdvice.figure(.caffeine) ?? 0
    /// From here on a word of it is due. Source: the reference's note on caffeine.
    public static let notice = 150.0

    /// What to say of it.
    public enum Level: Hashable, Sendable { case under, near, reached }

    public var level: Level {
        total >= Self.limit ? .reached : total >= Self.notice ? .near : .under
    }

    /// "Caffeine today: 142 of 200 mg"
    public var words: String { words(for: "Caffeine today") }

    /// The same for another day, or for a day that is not over: "Caffeine that day, with this: 142 of 200 mg"
    public func words(for subject: String) -> String {
        "\(subject): \(Figure.whole(total)) of \(Figure.whole(Self.limit)) mg"
    }
}
