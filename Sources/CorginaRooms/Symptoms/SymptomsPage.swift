import Algorithms
import CorginaCore
import CorginaJournal
import Markup

/// What she can log of what she feels, and what she felt lately. The search POSTs `words` to ``SymptomPlace/search``.
public struct SymptomsPage: Page, Hashable {
    /// "Usual in the 2nd trimester" and such, with their symptoms.
    public var groups: [Group]
    /// The most frequent first.
    public var history: [Lately]
    /// Nausea and heartburn, each with what she ate before it; the newest first.
    public var afterMeals: [AfterMeals]
    /// What she searched for; empty before a search.
    public var words = ""
    /// What of the entries just made should not wait.
    public var care: CareNotice?
    /// Whether a pregnancy may be spoken of: not after a loss.
    public var speaksOfPregnancy: Bool
    /// Whether what only a pregnancy brings is offered.
    public var isExpecting: Bool
    /// The day that has passed which is logged onto; `nil` for now.
    var pastDay: CalendarDay?
    var english: WrittenEnglish
    public var toast: Toast?

    public struct Group: Hashable, Sendable {
        public var name: String
        public var kinds: [SymptomKind]
    }

    /// How often she felt something in the last 28 days.
    public struct Lately: Hashable, Sendable {
        public var name: String
        /// "5 times · last yesterday"
        public var line: String
        /// Its form, or the last entry of one of her own.
        public var route: Route
    }

    /// Something she felt, and what she had eaten in the hours before.
    public struct AfterMeals: Hashable, Sendable {
        public var event: RecordID
        public var name: String
        /// "Yesterday, 14:20 · Severity 3 of 5"
        public var when: String
        /// "Oatmeal and banana, 40 min before"; the latest first.
        public var meals: [String]
    }

    /// - Parameters:
    ///   - afterMeals: nausea and heartburn with the meals before them.
    ///   - trimester: of an ongoing pregnancy.
    ///   - isExpecting: whether what only a pregnancy brings is offered: while one goes on, and before there is any.
    ///   - pastDay: a day that has passed, to log onto.
    public init(
        histories: [SymptomHistory], afterMeals: [FeltAfterMeals] = [], trimester: Trimester?, isExpecting: Bool,
        speaksOfPregnancy: Bool,
        today: CalendarDay, pastDay: CalendarDay? = nil, english: WrittenEnglish, words: String = ""
    ) {
        self.pastDay = pastDay
        self.words = words
        self.speaksOfPregnancy = speaksOfPregnancy
        self.isExpecting = isExpecting
        self.english = english
        let kinds = SymptomKind.all.filter { $0.isFelt && (isExpecting || !$0.isOfPregnancy) }
        groups =
            words.isEmpty
            ? Self.groups(kinds, trimester: trimester)
            : [
                Group(
                    name: "Found", kinds: kinds.filter { $0.isFound(by: words, as: $0.offeredName(speaksOfPregnancy)) })
            ]
        self.afterMeals = afterMeals.prefix(Self.mostAfterMeals).map { AfterMeals($0, today: today, english) }
        history = histories.map { Lately($0, today: today, pastDay, english) }
    }

    public var title: String { "Symptoms" }

    private static let mostAfterMeals = 6

    private static func groups(_ kinds: [SymptomKind], trimester: Trimester?) -> [Group] {
        var groups: [Group] = []
        if let trimester {
            groups.append(
                Group(
                    name: "Usual in the \(trimester.ordinal) trimester",
                    kinds: usualKinds(in: trimester).filter(kinds.contains)))
        }
        return groups
            + kinds.map { $0.category }.uniqued().map { category in
                Group(
                    name: category.words, kinds: kinds.filter { $0.category == category })
            }
    }

    /// What many feel in that trimester, and what needs no call by itself.
    static func usualKinds(in trimester: Trimester) -> [SymptomKind] {
        SymptomKind.all.filter {
            $0.isFelt && $0.isTypical(in: trimester) && $0.level <= .callSameDay && $0.asksSeverity
        }
    }
}

extension SymptomKind.Category {
    /// The heading over its symptoms.
    fileprivate var words: String {
        switch self {
        case .digestive: "Stomach and digestion"
        case .general: "Energy and sleep"
        case .neuro: "Head and senses"
        case .chest: "Chest and breathing"
        case .reproductive: "Bleeding, fluid and discharge"
        case .pain: "Pain"
        case .circulation: "Swelling and veins"
        case .skin: "Skin"
        case .infection: "Fever"
        case .urinary: "Bladder"
        case .labour: "Contractions and pressure"
        case .baby: "Baby"
        case .breast: "Breasts"
        case .other: "Other"
        case .mood: "Mood"
        case .measurement: "Measurements"
        }
    }
}

extension SymptomsPage.AfterMeals {
    fileprivate init(_ felt: FeltAfterMeals, today: CalendarDay, _ english: WrittenEnglish) {
        event = felt.event.id
        let words = EventWords(felt.event.details, units: .metric, english: english)
        name = words.title
        when = [english.relative(felt.event.moment, to: today), words.detail].filter { !$0.isEmpty }.joined(
            separator: " · ")
        meals = felt.meals.map { meal in
            let minutes = (felt.event.moment.secondsSinceEpoch - meal.moment.secondsSinceEpoch) / 60
            return "\(EventWords(meal.details, units: .metric, english: english).title), \(Self.ago(minutes))"
        }
    }

    /// "40 min before", "2 h before", "1 h 30 min before"
    private static func ago(_ minutes: Int64) -> String {
        let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
        if minutes < 5 { return "just before" }
        return [hours > 0 ? "\(hours) h" : "", rest > 0 ? "\(rest) min" : ""].filter { !$0.isEmpty }
            .joined(separator: " ") + " before"
    }
}

extension SymptomsPage.Lately {
    fileprivate init(
        _ history: SymptomHistory, today: CalendarDay, _ pastDay: CalendarDay?, _ english: WrittenEnglish
    ) {
        name = english.named(history.name)
        let last = history.events.first.map { english.relative($0.moment.day, to: today) } ?? ""
        let isNear = last == "Today" || last == "Yesterday"
        line = "\(counted(history.count, "time")) · last \(isNear ? last.lowercased() : "on " + last)"
        let isListed = history.kind?.isFelt == true
        route =
            history.kind.flatMap { isListed ? Route.symptoms(.form(of: $0).onDay(pastDay)) : nil } ?? history.events
            .first.map {
                .entries(.one($0.id))
            }
            ?? .symptoms(SymptomPlace.own.onDay(pastDay))
    }
}

extension SymptomKind {
    /// As it is offered. After a loss nothing speaks of the pregnancy.
    public func offeredName(_ speaksOfPregnancy: Bool) -> String {
        id == .selfHarm && !speaksOfPregnancy ? "Thoughts of self-harm" : entryName
    }
}
