/// The PHQ-2: two questions about mood over the last two weeks.
///
/// Source: Kroenke, Spitzer and Williams, The Patient Health Questionnaire-2, 2003; free to use (rule PHQ2 in `clinical-rules.csv`).
public struct MoodCheck: Hashable, Sendable {
    /// 0...3 points each.
    public let interest: Int
    public let mood: Int

    /// From the points of the answers she chose; each is clamped to 0...3.
    public init(interest: Int, mood: Int) {
        self.interest = Swift.min(Swift.max(interest, 0), 3)
        self.mood = Swift.min(Swift.max(mood, 0), 3)
    }

    /// 0...6
    public var total: Int { interest + mood }

    /// What she is asked: how often she was bothered by it.
    public enum Item: String, CaseIterable, Sendable {
        case interest, mood

        public var question: String {
            switch self {
            case .interest: "Little interest or pleasure in doing things"
            case .mood: "Feeling down, depressed or hopeless"
            }
        }
    }

    /// The answers for 0 to 3 points.
    public static let answers = ["Not at all", "Several days", "More than half the days", "Nearly every day"]
    /// What an entry of it is called.
    public static let name = "Mood check"
}
