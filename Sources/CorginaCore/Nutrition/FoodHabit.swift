/// What she means by some words of hers: a food, and how much when she does not say.
///
/// A correction is noticed the first time, offered to her the second time, and means something from when she agrees. It is kept in
/// the diary, and removable.
public struct FoodHabit: Hashable, Sendable, Identifiable {
    public let id: RecordID
    /// Her words for the food, each in its one form: "cereal".
    public var name: String
    /// Her words for the helping: "bowl", "large"; empty when she says none.
    public var helping: String
    /// The catalogue's code of the food she means.
    public var foodCode: String
    /// The food's name, to show.
    public var foodName: String
    /// One helping of hers; `nil` when only the food was corrected.
    public var amount: Amount?
    /// Only what she agreed to is how her words are understood.
    public var standing: Standing

    /// What became of a correction.
    public enum Standing: String, Hashable, Sendable, CaseIterable {
        /// Made once. Made again, it is asked whether it is always so.
        case noticed
        /// She said that it is always so.
        case agreed
        /// She said that it is not; it is not asked again.
        case declined
    }

    /// How much one helping is.
    public struct Amount: Hashable, Sendable {
        /// How many of `portion`; more than 0.
        public var quantity: Double
        /// What the quantity counts: "cup", "g".
        public var portion: String
        public var grams: Grams

        public init(quantity: Double, portion: String, grams: Grams) {
            self.quantity = quantity
            self.portion = portion
            self.grams = grams
        }
    }

    public init(
        id: RecordID, name: String, helping: String, foodCode: String, foodName: String, amount: Amount?,
        standing: Standing = .agreed
    ) {
        self.id = id
        self.name = name
        self.helping = helping
        self.foodCode = foodCode
        self.foodName = foodName
        self.amount = amount
        self.standing = standing
    }
}
