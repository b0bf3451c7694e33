/// What a symptom is looked at against.
public enum Exposure: Hashable, Sendable {
    /// A food by its name.
    case food(String)
    case group(FoodGroup)
    /// A meal after so many hours without food.
    case longGap(hours: Int)
    case day(DayCondition)

    /// "meals with coffee", "meals after 5 hours without food", "days with less to drink than usual"
    public var words: String {
        switch self {
        case .food(let name): "meals with \(SentenceCase.lowered(name))"
        case .group(let group): "meals with \(group.displayName)"
        case .longGap(let hours): "meals after \(hours) hours without food"
        case .day(let condition): condition.words
        }
    }

    /// "coffee", "milk and cheese", "5 hours without food", "days with less to drink than usual"
    public var shortWords: String {
        switch self {
        case .food(let name): SentenceCase.lowered(name)
        case .group(let group): group.displayName
        case .longGap(let hours): "\(hours) hours without food"
        case .day(let condition): condition.words
        }
    }

    /// Whether days are compared rather than meals.
    var isOfDays: Bool { if case .day = self { true } else { false } }

    /// A total order, so that a report always reads the same.
    var sortKey: String { words }
}
