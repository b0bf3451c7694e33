/// One blood glucose reading, stored in mg/dL.
public struct BloodGlucose: Hashable, Sendable {
    public var milligramsPerDeciliter: Double
    /// When it was taken, which decides its target; `nil` when not told.
    public var timing: Timing?
    /// The meal it came after; `nil` when not told, and for one that came after none.
    public var meal: MealType?

    /// 1 mmol/L of glucose in mg/dL (molar mass 180.16 g/mol).
    public static let milligramsPerDeciliterPerMillimole = 18.016

    public init(milligramsPerDeciliter: Double, timing: Timing? = nil, meal: MealType? = nil) {
        self.milligramsPerDeciliter = milligramsPerDeciliter
        self.timing = timing
        self.meal = meal
    }

    /// In mg/dL: 1 to 40 mmol/L. Outside is a slip of the finger or of the unit.
    public static let range = 18.0...40 * milligramsPerDeciliterPerMillimole
}

extension BloodGlucose: Reading {
    public static let description = ReadingDescription(
        name: "Blood glucose", searchWords: "sugar",
        fields: [
            ReadingField("mgPerDl", .amount(range)),
            ReadingField("timing", .word(Timing.allCases.map { $0.rawValue }), isRequired: false),
            ReadingField("meal", .word(MealType.allCases.map { $0.rawValue }), isRequired: false),
        ],
        implausible: "That glucose reading cannot be right: an entry takes 1 to 40 mmol/L, or 18 to 720 mg/dL.")

    public init?(_ values: ReadingValues) {
        guard let milligrams = values.amount("mgPerDl") else { return nil }
        self.init(milligramsPerDeciliter: milligrams, timing: values.word("timing"), meal: values.word("meal"))
    }

    public var values: ReadingValues {
        var values = ReadingValues(["mgPerDl": .amount(milligramsPerDeciliter)])
        values["timing"] = timing.map { .word($0.rawValue) }
        values["meal"] = meal.map { .word($0.rawValue) }
        return values
    }
}
