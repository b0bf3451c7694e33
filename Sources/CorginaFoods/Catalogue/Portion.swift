import CorginaCore

/// A household measure of a food and what it weighs.
public struct Portion: Hashable, Sendable {
    /// As published: "1 cup", "1 medium (2-3/4\" dia)", "Quantity not specified".
    public var description: String
    /// The make or variety the weight holds for ("Twizzlers"), or `nil` if it holds for the food in general.
    public var variety: String?
    /// The mass of the edible part, more than 0: portions published without a weight are not in the catalogue.
    public var grams: Grams
    /// The published place of the portion in its list. Not quite unique: four published lists use a number twice.
    public var sequence: Int

    public init(description: String, variety: String? = nil, grams: Grams, sequence: Int) {
        self.description = description
        self.variety = variety
        self.grams = grams
        self.sequence = sequence
    }

    /// Whether this is the amount USDA assumes when a person did not say how much she ate.
    public var isUnspecifiedQuantity: Bool { description == Self.unspecifiedQuantity }

    /// How the source words the portion of ``isUnspecifiedQuantity``.
    public static let unspecifiedQuantity = "Quantity not specified"
}
