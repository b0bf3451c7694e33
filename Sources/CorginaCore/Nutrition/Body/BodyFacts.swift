/// What her goals are counted from. Every fact is hers to give or to keep.
public struct BodyFacts: Hashable, Sendable {
    /// The year she was born: a day is more than the formulas need.
    public var birthYear: Int?
    public var height: Centimeters?
    /// Her weight before the pregnancy: what the pregnancy adds is in the additions already.
    public var weight: Weight?
    public var activity: ActivityLevel?
    /// After a birth: whether she breastfeeds.
    public var isBreastfeeding: Bool?
    /// Whether something about her health makes a formula the wrong adviser, so that only her provider's number counts.
    public var needsProviderGoal: Bool

    public init(
        birthYear: Int? = nil, height: Centimeters? = nil, weight: Weight? = nil, activity: ActivityLevel? = nil,
        isBreastfeeding: Bool? = nil, needsProviderGoal: Bool = false
    ) {
        self.birthYear = birthYear
        self.height = height
        self.weight = weight
        self.activity = activity
        self.isBreastfeeding = isBreastfeeding
        self.needsProviderGoal = needsProviderGoal
    }

    /// The ages accepted, in years. Source: docs/clinical/energy.md, app rule 4, as are the next two.
    public static let ages = 14...55
    public static let heights = Centimeters(120)...Centimeters(220)
    /// In kilograms.
    public static let weights = 30.0...250.0
    /// The ages the reference intakes cover.
    public static let coveredAges = 14...50

    /// The age she reaches in the day's year; `nil` before she gave the year, and for one no calendar has.
    public func age(on day: CalendarDay) -> Int? {
        birthYear.flatMap { CalendarDay.supportedYears.contains($0) ? day.year - $0 : nil }
    }

    /// The facts a computed goal still lacks, in the order they are asked for.
    public var missing: [Fact] {
        [
            birthYear == nil ? .birthYear : nil, height == nil ? .height : nil, weight == nil ? .weight : nil,
            activity == nil ? .activity : nil,
        ]
        .compactMap { $0 }
    }

    /// A fact a formula needs.
    public enum Fact: String, CaseIterable, Sendable {
        case birthYear, height, weight, activity
    }
}

extension BodyFacts {
    /// Checks that every fact given is possible.
    ///
    /// - Throws: the first that is not, worded for her.
    public func validate(today: CalendarDay) throws(BodyFactsError) {
        let years = today.year - Self.ages.upperBound...today.year - Self.ages.lowerBound
        if let birthYear, !years.contains(birthYear) { throw .birthYear(years) }
        if let height, !height.value.isFinite || !Self.heights.contains(height) { throw .height }
        if let weight, !Self.weights.contains(weight.kilograms) { throw .weight }
    }
}

/// Why a fact about her body cannot be taken. `description` tells her what to do.
public enum BodyFactsError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The years that can be taken.
    case birthYear(ClosedRange<Int>)
    case height
    case weight

    public var description: String {
        switch self {
        case .birthYear(let years): "Enter the year you were born, from \(years.lowerBound) to \(years.upperBound)"
        case .height: "Enter a height from 120 to 220 cm, or 3 ft 11 in to 7 ft 2 in"
        case .weight: "Enter a weight from 30 to 250 kg, or 66 to 551 lb"
        }
    }
}
