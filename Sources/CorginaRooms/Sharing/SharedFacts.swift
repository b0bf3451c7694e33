import CorginaCore

/// What one companion may know, as facts; their pages are made of it, and of nothing else. A share is quiet once the pregnancy ended or
/// another one began: then nothing of it is here but her own words.
public struct SharedFacts: Hashable, Sendable {
    /// Her first name; empty where she gave none.
    public var from: String
    public var isQuiet: Bool
    /// In her own words, for a share that is quiet.
    public var words: String
    public var may: ShareTerms.Deed
    public var dates: Dates?
    /// Those to come, the next first.
    public var visits: [Visit]
    /// What she marked as shared, the latest first.
    public var entries: [Entry]
    public var lists: [Checklist]

    public struct Dates: Hashable, Sendable {
        public var dueDate: CalendarDay
        public var method: Method
        public var babies: Int
        /// Whether she wants no due date and no countdown on pages.
        public var hidesDueDate: Bool
    }

    /// What the due date was worked out from.
    public enum Method: String, CaseIterable, Sendable {
        case dueDate = "due_date"
        case lastPeriod = "last_period"
        case conception
        case embryoTransfer = "transfer"
        case ultrasound
    }

    public struct Visit: Hashable, Sendable {
        public var moment: Moment
        public var title: String
        public var place: String
    }

    public struct Entry: Hashable, Sendable {
        public var moment: Moment
        public var title: String
        public var detail: String
        public var notes: String
    }

    /// The tag by which she marks an entry as shared.
    public static let tag = "shared"
    /// How far back marked entries are shared, in days.
    public static let entryDays = 30
    static let mostEntries = 60
    static let mostVisits = 10
    static let mostLists = 20

    public init(
        from: String, isQuiet: Bool = false, words: String = "", may: ShareTerms.Deed = .nothing, dates: Dates? = nil,
        visits: [Visit] = [], entries: [Entry] = [], lists: [Checklist] = []
    ) {
        self.from = from
        self.isQuiet = isQuiet
        self.words = words
        self.may = may
        self.dates = dates
        self.visits = visits
        self.entries = entries
        self.lists = lists
    }
}

extension SharedFacts.Dates {
    /// As something that can tell how far along she is.
    var pregnancy: Pregnancy {
        Pregnancy(id: RecordID(high: 0, low: 0), dating: .dueDate(dueDate), babies: babies)
    }
}

extension SharedFacts.Method {
    init(_ dating: DatingMethod) {
        switch dating {
        case .dueDate: self = .dueDate
        case .lastPeriod: self = .lastPeriod
        case .conception: self = .conception
        case .embryoTransfer: self = .embryoTransfer
        case .ultrasound: self = .ultrasound
        }
    }

    var words: String {
        switch self {
        case .dueDate: "As given by the provider"
        case .lastPeriod: "Worked out from the last period"
        case .conception: "Worked out from the day of conception"
        case .embryoTransfer: "Worked out from the embryo transfer"
        case .ultrasound: "Worked out from an ultrasound"
        }
    }
}
