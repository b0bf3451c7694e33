/// A meal that she did not want to keep as a recipe when she was asked.
public struct DeclinedRecipe: Hashable, Sendable, Identifiable {
    public let id: RecordID
    /// The meal's name, to show.
    public var name: String
    /// What it is made of.
    public var foods: Set<FoodIdentity>
    /// How many times she had had it by then.
    public var timesLogged: Int

    /// After how many more times she is asked again. The app's own choice.
    public static let timesUntilAskedAgain = 3

    public init(id: RecordID, name: String, foods: Set<FoodIdentity>, timesLogged: Int) {
        self.id = id
        self.name = name
        self.foods = foods
        self.timesLogged = timesLogged
    }
}
