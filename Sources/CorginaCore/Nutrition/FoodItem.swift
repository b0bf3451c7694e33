/// One food as eaten: what, how much, and what was in it.
public struct FoodItem: Hashable, Sendable {
    /// Where its figures come from.
    public enum Source: String, CaseIterable, Sendable {
        case database, ai, manual, barcode, photo
    }

    /// What the food is called in the table it is from.
    public var name: String
    /// Her own word for it, as she wrote it; `nil` where it is the table's.
    public var said: String?
    /// The catalogue's code of the food; `nil` when it was entered by hand.
    public var foodCode: String?
    /// The number on its packet; `nil` where none was typed or scanned.
    public var barcode: Barcode?
    /// How many of `portion`; more than 0.
    public var quantity: Double
    /// What the quantity counts: "medium chop", "cup", "g".
    public var portion: String
    public var grams: Grams
    /// What this amount contains, not 100 g of it.
    public var nutrients: NutrientAmounts
    public var source: Source
    /// Whether the amount was guessed for her rather than said by her.
    public var isEstimated: Bool

    public init(
        name: String, said: String? = nil, foodCode: String?, barcode: Barcode? = nil, quantity: Double,
        portion: String, grams: Grams, nutrients: NutrientAmounts, source: Source, isEstimated: Bool
    ) {
        self.name = name
        self.said = said
        self.foodCode = foodCode
        self.barcode = barcode
        self.quantity = quantity
        self.portion = portion
        self.grams = grams
        self.nutrients = nutrients
        self.source = source
        self.isEstimated = isEstimated
    }
}
