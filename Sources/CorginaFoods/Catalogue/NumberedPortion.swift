import CorginaCore

/// A portion in numbers instead of words, for whoever reads all of them: a description many foods share has one number.
public struct NumberedPortion: Hashable, Sendable {
    /// Its description's place in ``FoodCatalogue/measures``.
    public var measure: Int
    /// Its variety's place in ``FoodCatalogue/varieties``, or `nil` if it holds for the food in general.
    public var variety: Int?
    /// The mass of the edible part, more than 0.
    public var grams: Grams
}

extension FoodCatalogue {
    /// What portions are called, each once: "1 cup", "Quantity not specified".
    public var measures: [String] { table.measures }
    /// The makes that have portions of their own, each once.
    public var varieties: [String] { table.varieties }
}

extension Food {
    /// The same portions as ``portions``, in the same order.
    public var numberedPortions: [NumberedPortion] { table.numberedPortions(ofRow: row) }
}
