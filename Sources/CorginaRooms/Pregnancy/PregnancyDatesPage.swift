import CorginaCore
import Markup

/// Changing how the pregnancy is dated, and every date there has been. POSTs to ``Route/pregnancyDates`` with fields
/// `method` (``DatingEntry``'s raw value), `date` (`YYYY-MM-DD`), `cycleLength`, `weeks`, `days`, `embryoDay`, `reason`
/// (``DatingReason``'s raw value) and, after a question or advice, `confirmed`: the ``Entry/key`` it was about.
/// How many babies POSTs to ``Route/babies`` with field `babies`.
public struct PregnancyDatesPage: Page, Hashable {
    public var dates: SettingsPage.Dates
    public var today: CalendarDay
    var english: WrittenEnglish
    public var entry: Entry
    public var reason: DatingReason
    /// What to ask before the date is kept: it is unlikely.
    public var question: DatingQuestion?
    /// What ACOG advises: the entry and the date in use disagree.
    public var advice: RedatingAdvice?
    public var history: [Past]
    public var babies: Int
    public var errors: [FieldError]
    public var toast: Toast?

    /// What stands in the form.
    public struct Entry: Hashable, Sendable {
        public var method: DatingEntry
        public var date: String
        public var cycleLength: String
        public var weeks: String
        public var days: String
        public var embryoDay: String

        public init(
            method: DatingEntry, date: String, cycleLength: String = "28", weeks: String = "12", days: String = "0",
            embryoDay: String = "5"
        ) {
            self.method = method
            self.date = date
            self.cycleLength = cycleLength
            self.weeks = weeks
            self.days = days
            self.embryoDay = embryoDay
        }

        public init(_ dating: DatingMethod) {
            self.init(method: DatingEntry(dating), date: "\(dating.enteredDay)")
            switch dating {
            case .lastPeriod(_, let length): cycleLength = "\(length)"
            case .ultrasound(_, let age): (weeks, days) = ("\(age.completedWeeks)", "\(age.dayInWeek)")
            case .embryoTransfer(_, let embryoDay): self.embryoDay = "\(embryoDay)"
            case .dueDate, .conception: break
            }
        }

        /// Tells one entry from another, so that a yes to one date is not taken for a yes to the next.
        public var key: String {
            let parts: [String] =
                switch method {
                case .dueDate, .conception: []
                case .lastPeriod: [cycleLength]
                case .ultrasound: [weeks, days]
                case .embryoTransfer: [embryoDay]
                }
            return ([method.rawValue, date] + parts).joined(separator: ":")
        }
    }

    /// A date there has been: what, why and since when.
    public struct Past: Hashable, Sendable {
        /// "10 March 2027"
        public var dueDate: String
        /// "By last period of 3 June 2026"
        public var method: String
        /// "First date, 3 August 2026"
        public var reason: String
        public var isInUse: Bool
    }

    /// - Parameters:
    ///   - revisions: the newest first, as ``Diary/datingRevisions(of:)`` gives them.
    ///   - entry: what she entered, when something about it needs an answer; else what is in use.
    /// - Returns: `nil` unless the pregnancy is ongoing.
    public init?(
        pregnancy: Pregnancy?, revisions: [DatingRevision], today: CalendarDay, english: WrittenEnglish,
        entry: Entry? = nil,
        reason: DatingReason = .provider, question: DatingQuestion? = nil, advice: RedatingAdvice? = nil,
        errors: [FieldError] = [], toast: Toast? = nil
    ) {
        guard let pregnancy, pregnancy.outcome.isOngoing else { return nil }
        dates = SettingsPage.Dates(pregnancy, on: today, english)
        self.today = today
        self.english = english
        self.entry = entry ?? Entry(pregnancy.dating)
        self.reason = reason
        self.question = question
        self.advice = advice
        history = revisions.enumerated().map { Past($0.element, isInUse: $0.offset == 0, english) }
        babies = pregnancy.babies
        self.errors = errors
        self.toast = toast
    }

    public var title: String { "Pregnancy dates" }
}

extension PregnancyDatesPage.Past {
    init(_ revision: DatingRevision, isInUse: Bool, _ english: WrittenEnglish) {
        dueDate = english.full(revision.dating.effectiveLMP + GestationalAge.term.days)
        method = revision.dating.words(english)
        reason = "\(revision.reason.words), \(english.full(revision.since.day))"
        self.isInUse = isInUse
    }
}

extension DatingMethod {
    /// "By last period of 3 June 2026"
    func words(_ english: WrittenEnglish) -> String {
        switch self {
        case .lastPeriod(let day, let length):
            "By last period of \(english.full(day))" + (length == 28 ? "" : ", \(length)-day cycle")
        case .dueDate: "By a given due date"
        case .conception(let day): "By conception on \(english.full(day))"
        case .embryoTransfer(let day, let embryoDay): "By day-\(embryoDay) transfer on \(english.full(day))"
        case .ultrasound(let day, let age): "By ultrasound of \(english.full(day)) at \(age.spelledOut)"
        }
    }
}

extension DatingReason {
    /// Why, in a word or three.
    public var words: String {
        switch self {
        case .firstEntry: "First date"
        case .provider: "My provider changed it"
        case .scan: "A scan gave another date"
        case .correction: "I typed it wrong"
        }
    }
}
