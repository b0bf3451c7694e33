/// What a food is to her. A food may carry several marks, each a thing of its own that can be taken away.
public struct FoodMark: Hashable, Sendable, Identifiable {
    public enum Kind: String, CaseIterable, Sendable {
        case favourite, craving, aversion, trigger
    }

    public let id: RecordID
    public var kind: Kind
    /// The catalogue's code of the food; `nil` for a food of her own.
    public var foodCode: String?
    public var foodName: String

    public init(id: RecordID, kind: Kind, foodCode: String?, foodName: String) {
        self.id = id
        self.kind = kind
        self.foodCode = foodCode
        self.foodName = foodName
    }

    /// The food it marks.
    public var food: FoodIdentity { FoodIdentity(code: foodCode, name: foodName) }
}
