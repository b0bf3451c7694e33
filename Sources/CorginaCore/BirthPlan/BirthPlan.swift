/// What she wishes for the birth, in her words and by topic, to be read by those who are there.
public struct BirthPlan: Hashable, Sendable, Identifiable {
    public let id: RecordID
    /// The pregnancy it was written in; `nil` where none was dated.
    public var pregnancy: RecordID?
    /// At most one a topic, without those she left empty.
    public var answers: [Answer]

    /// The most characters she writes to one topic: with all of them it still prints on two pages.
    public static let longestWords = 600
    /// The most choices a topic keeps.
    public static let mostChoices = 20

    public init(id: RecordID, pregnancy: RecordID? = nil, answers: [Answer] = []) {
        self.id = id
        self.pregnancy = pregnancy
        self.answers = answers
    }

    /// What she wishes in one respect.
    public struct Answer: Hashable, Sendable {
        public var topic: Topic
        /// What she chose, in the words she chose it by, so that a plan says the same for good.
        public var choices: [String]
        /// Her own words; empty without any.
        public var words: String

        public init(topic: Topic, choices: [String] = [], words: String = "") {
            self.topic = topic
            self.choices = choices
            self.words = words
        }

        public var isEmpty: Bool { choices.isEmpty && words.isEmpty }
    }

    /// In what respect, in the order they are asked and printed.
    public enum Topic: String, CaseIterable, Sendable {
        case aboutMe = "about_me"
        case company, surroundings, talking, moving
        case painRelief = "pain_relief"
        case examinations, birth
        case cord
        case cesarean
        case firstHours = "first_hours"
        case feeding
        case stay
        case anythingElse = "anything_else"
    }

    public subscript(topic: Topic) -> Answer? { answers.first { $0.topic == topic } }
}

extension BirthPlan {
    /// Puts what she wishes in one respect in its place; an empty answer takes it away.
    public mutating func set(_ answer: Answer) {
        let all = (answers.filter { $0.topic != answer.topic } + [answer]).filter { !$0.isEmpty }
        answers = Topic.allCases.compactMap { topic in all.first { $0.topic == topic } }
    }
}
