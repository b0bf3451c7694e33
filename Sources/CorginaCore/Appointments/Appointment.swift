/// A visit; its moment is the event's, and so are her notes about it.
public struct Appointment: Hashable, Sendable {
    public var title: String
    /// Where it is; empty when not told.
    public var place: String
    /// Whom she sees; empty when not told.
    public var provider: String
    /// How long it takes, in minutes; `nil` when not known.
    public var minutes: Int?
    /// What she wants to ask, in the order she thought of it.
    public var questions: [Question]
    /// What came out of it, in her words; empty before.
    public var results: String
    /// The row of the typical schedule it is, such as "anatomy"; `nil` for one of her own.
    public var typicalID: String?

    /// The longest title, place or name, in characters.
    public static let longestLine = 120
    /// The longest text, in characters.
    public static let longestText = 5_000
    /// How many questions one visit holds.
    public static let mostQuestions = 50

    public init(
        title: String, place: String = "", provider: String = "", minutes: Int? = nil, questions: [Question] = [],
        results: String = "", typicalID: String? = nil
    ) {
        self.title = title
        self.place = place
        self.provider = provider
        self.minutes = minutes
        self.questions = questions
        self.results = results
        self.typicalID = typicalID
    }

    /// Something to ask.
    public struct Question: Hashable, Sendable, Identifiable {
        public let id: RecordID
        public var words: String
        public var isAsked: Bool

        public init(id: RecordID, words: String, isAsked: Bool = false) {
            self.id = id
            self.words = words
            self.isAsked = isAsked
        }
    }

    /// What she has not asked yet.
    public var openQuestions: [Question] { questions.filter { !$0.isAsked } }

    /// The row of the typical schedule it is.
    public var typical: TypicalAppointment? { typicalID.flatMap(TypicalAppointment.init(id:)) }

    /// For so long after its beginning a visit still counts as the one at hand. The app's own choice: waiting rooms are slow.
    public static let lingering = 3 * 3_600
}

extension HealthEvent {
    /// The visit it is; `nil` for anything else.
    public var appointment: Appointment? {
        if case .appointment(let appointment) = details { appointment } else { nil }
    }

    /// The same entry with another visit in it.
    public func with(_ appointment: Appointment) -> HealthEvent {
        var changed = self
        changed.details = .appointment(appointment)
        return changed
    }
}
