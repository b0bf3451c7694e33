import CorginaCore
import Markup

/// One supplement: its doses today, what it contains, what to mind, and its history.
///
/// Forms: each dose's check (see ``DoseTick``); ``SupplementPlace/extra(_:)`` without fields; ``SupplementPlace/course(_:)`` with field
/// `state` (`paused`, `stopped`, `active`); ``SupplementPlace/removal(_:)`` without fields.
public struct SupplementPage: Page, Hashable {
    var supplement: Supplement
    var doses: [DoseLine]
    /// "1 extra dose: 14:10"
    var extras: String?
    /// "24 left, enough for 24 days"; `nil` before she counted.
    var stock: String?
    var isStockLow: Bool
    var contents: [Content]
    /// What the reference says of it; none of one of her own.
    var facts: [Fact]
    /// "Source: NIH fact sheet." `nil` where nothing is said about it.
    var source: String?
    public var advice: SupplementAdvice
    /// The last days with doses, the newest first.
    var history: [PastDay]
    /// "From 3 March 2026: once daily", the newest first.
    var courses: [String]
    var status: Supplement.Status
    /// "Paused since 3 March"; `nil` while she takes it.
    var statusWords: String?
    public var toast: Toast?

    /// One dose of today.
    struct DoseLine: Hashable, Sendable {
        var slot: DoseSlot
        var name: String
        var time: String
        var tick: DoseTick
        var badge: DoseBadge
    }

    /// How much of a nutrient a dose has.
    struct Content: Hashable, Sendable {
        var name: String
        var amount: String
    }

    struct Fact: Hashable, Sendable {
        var label: String
        var words: String
    }

    /// A past day's doses.
    struct PastDay: Hashable, Sendable {
        var name: String
        var doses: [PastDose]
        var extra: String?
    }

    struct PastDose: Hashable, Sendable {
        var slot: DoseSlot
        /// "Morning dose"
        var name: String
        var badge: DoseBadge
    }

    /// How many days the history goes back.
    public static let daysOfHistory = 14

    /// - Parameters:
    ///   - days: its days, today first, then back.
    ///   - stock: how many pieces are left, and for how many days.
    ///   - speaksOfPregnancy: not after a loss.
    public init(
        _ supplement: Supplement, days: [DoseDay], stock: (left: Int?, days: Int?) = (nil, nil),
        advice: SupplementAdvice = .none, speaksOfPregnancy: Bool = true, now: Moment, english: WrittenEnglish,
        toast: Toast? = nil
    ) {
        self.supplement = supplement
        let today = days.first { $0.day == now.day }
        doses = today.map { Self.doses(of: supplement, on: $0, now: now, english) } ?? []
        extras = today.flatMap { day in
            day.extraWords.map { "\($0): " + day.extras.map { english.clock($0.moment) }.joined(separator: ", ") }
        }
        self.stock = stock.left.map { left in
            let enough = stock.days.map { " (\(counted($0, "day")))" } ?? ""
            return "\(Figure.whole(Double(left))) left\(enough)"
        }
        isStockLow = stock.left == 0 || stock.days.map { $0 <= Supplement.lowStockDays } ?? false
        contents = Self.contents(of: supplement, english)
        let common = supplement.catalogueID.flatMap(CatalogueSupplement.of)
        facts = common.map { Self.facts($0, speaksOfPregnancy: speaksOfPregnancy, english) } ?? []
        source = common.flatMap { $0.isCited && speaksOfPregnancy ? "\($0.sources.line)." : $0.lackOfSource }
        self.advice = advice
        history = days.filter { $0.day < now.day && !($0.doses.isEmpty && $0.extras.isEmpty) }.map {
            PastDay($0, now: now, english)
        }
        courses = supplement.courses.reversed().filter { !$0.isEmpty }.map { Self.words($0, english) }
        status = supplement.status(on: now.day)
        statusWords = Self.words(for: status, english)
        self.toast = toast
    }

    public var title: String { "Supplement" }
}

extension SupplementPage.PastDay {
    fileprivate init(_ day: DoseDay, now: Moment, _ english: WrittenEnglish) {
        self.init(
            name: day.day == now.day - 1 ? "Yesterday" : english.withWeekday(day.day),
            doses: day.doses.map {
                .init(
                    slot: $0.slot, name: day.supplement.name(of: $0.slot),
                    badge: DoseBadge($0, now: now, english: english))
            }, extra: day.extraWords)
    }
}

extension SupplementPage {
    fileprivate static func doses(
        of supplement: Supplement, on day: DoseDay, now: Moment, _ english: WrittenEnglish
    ) -> [DoseLine] {
        day.doses.map { dose in
            DoseLine(
                slot: dose.slot, name: supplement.name(of: dose.slot),
                time: dose.time.map { english.clock($0) } ?? "Any time",
                tick: DoseTick(dose, of: day, origin: .one), badge: DoseBadge(dose, now: now, english: english))
        }
    }

    fileprivate static func contents(of supplement: Supplement, _ english: WrittenEnglish) -> [Content] {
        supplement.contents.nutrients.map { nutrient in
            let amount = Figure.decimal(supplement.contents[nutrient], places: 2)
            return Content(name: english.spelled(nutrient.displayName), amount: "\(amount) \(nutrient.unit.rawValue)")
        }
    }

    /// `nil` for one she takes.
    fileprivate static func words(for status: Supplement.Status, _ english: WrittenEnglish) -> String? {
        switch status {
        case .active: nil
        case .notStarted: "Not begun yet"
        case .paused(let since): "Paused since \(english.dayAndMonth(since))"
        case .stopped(let since): "Stopped since \(english.dayAndMonth(since))"
        }
    }

    /// After a loss only what is true of anybody.
    fileprivate static func facts(_ common: CatalogueSupplement, speaksOfPregnancy: Bool, _ english: WrittenEnglish)
        -> [Fact]
    {
        var facts = [
            Fact(label: "When", words: sentence(common.timing)),
            Fact(label: "Take with", words: sentence(common.takeWith)),
            Fact(label: "Keep apart from", words: sentence(common.avoidWith.replacing(text: "; ", with: ", "))),
        ]
        if speaksOfPregnancy {
            facts.append(Fact(label: "Keep in mind", words: common.warning))
        }
        return facts.map { Fact(label: $0.label, words: english.spelled($0.words)) }.filter {
            !$0.words.lowercased().hasPrefix("none") && $0.words != "Any"
        }
    }

    private static func sentence(_ words: String) -> String { words.prefix(1).uppercased() + words.dropFirst() }

    /// "3 March 2026 to 10 April 2026: once daily, then paused"
    fileprivate static func words(_ course: Course, _ english: WrittenEnglish) -> String {
        let often = course.schedule.words
        let schedule = often.prefix(1).lowercased() + often.dropFirst()
        let start = english.full(course.start)
        guard let end = course.end else { return "Since \(start): \(schedule)" }
        let then =
            switch course.ending {
            case .changed: ""
            case .paused: ", then paused"
            case .stopped: ", then stopped"
            }
        return (course.start == end ? start : "\(start) to \(english.full(end))") + ": \(schedule)\(then)"
    }
}
