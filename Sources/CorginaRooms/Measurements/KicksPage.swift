import CorginaCore
import Markup

/// The kick counter. Forms: ``MeasurementPlace/count(_:)`` with `session` (when the count began, in seconds since 1970) and
/// `count` (how many the page shows); `felt` may carry `kicks`, the seconds of each movement from the beginning, in place of one
/// felt now. A count by hand POSTs to ``MeasurementPlace/kind(_:)`` with the fields of ``ReadingForm``.
public struct KicksPage: Page, Hashable {
    /// The count that goes on; `nil` without one.
    public var session: Session?
    /// The latest that is over.
    public var last: Last?
    /// What should not wait.
    public var care: CareNotice?
    /// Whether it is before the week counting usually begins in.
    public var isEarly: Bool
    var chart: DayChart?
    public var rows: [ReadingRow]
    public var fields: ReadingFields
    public var errors: [FieldError]
    /// `YYYY-MM-DD`
    public var today: String
    var english: WrittenEnglish
    public var toast: Toast?

    /// A count that goes on.
    public struct Session: Hashable, Sendable {
        /// Seconds since 1970.
        public var start: Int64
        /// "20:10"
        public var began: String
        public var count: Int
        /// Seconds so far.
        public var elapsed: Int
        /// The seconds of each movement from the start.
        public var kicks: [Int]
    }

    /// A count that is over.
    public struct Last: Hashable, Sendable {
        /// "10 movements in 23 minutes"
        public var words: String
        public var when: String
        /// "You usually reach \(KickSession.target) in about 25 minutes."
        public var usual: String
        /// Asked where it took longer than each before it; else empty.
        public var question: String
    }

    /// - Parameters:
    ///   - events: her counts, newest first.
    ///   - habit: what is usual before the latest of them.
    /// - Returns: `nil` unless a pregnancy goes on.
    public init?(
        session: KickSession?, events: [HealthEvent], habit: KickHabit, pregnancy: Pregnancy?,
        profile: Profile, now: Moment, fields: ReadingFields? = nil, errors: [FieldError] = [], toast: Toast? = nil
    ) {
        guard let pregnancy, pregnancy.outcome.isOngoing else { return nil }
        let age = pregnancy.gestationalAge(on: now.day)
        let events = events.filter { $0.moment <= now }
        self.session = session.map { Session($0, now: now, profile.english) }
        last = events.first.flatMap { Last($0, habit: habit, today: now.day, profile.english) }
        if let session {
            care = CareNotice(session.count(now: now).findings(at: age), about: "Movements", english: profile.english)
        } else if let event = events.first, case .kicks(let count) = event.details,
            now.day - event.moment.day <= ReadingSeries.currentDays
        {
            care = CareNotice(count.findings(at: age), about: "Movements", english: profile.english)
        }
        isEarly = age < KickSession.firstAge
        chart = Self.chart(events, habit: habit, profile.english)
        rows = events.prefix(ReadingsPage.listed).map { event in
            let words = EventWords(event.details, units: profile.units, english: profile.english)
            return ReadingRow(
                event, value: [words.title, words.detail].filter { !$0.isEmpty }.joined(separator: " "), today: now.day,
                english: profile.english)
        }
        self.fields = fields ?? ReadingFields(.kicks, now: now, units: profile.units)
        self.errors = errors
        english = profile.english
        today = "\(now.day)"
        self.toast = toast
    }

    public var title: String { "Kick counter" }

    /// Minutes to the tenth over the days; nothing from fewer than two counts that reached it.
    private static func chart(_ events: [HealthEvent], habit: KickHabit, _ english: WrittenEnglish) -> DayChart? {
        let counts = events.prefix(ReadingsPage.charted).compactMap { event -> (event: HealthEvent, minutes: Int)? in
            guard case .kicks(let count) = event.details, count.count == KickSession.target, let minutes = count.minutes
            else { return nil }
            return (event, minutes)
        }
        guard counts.count > 1 else { return nil }
        let line = counts.reversed().map { DayChart.Reading(moment: $0.event.moment, value: Double($0.minutes)) }
        return DayChart(
            description: "Minutes to 10 movements, \(counted(counts.count, "count"))", unit: "min", lines: [line],
            limits: habit.usual.map { [$0] } ?? [],
            legend: [.init(sample: "main", words: "Minutes to 10")]
                + (habit.usual.map { [.init(sample: "limit", words: "Your usual, \(Figure.decimal($0)) min")] } ?? []),
            english: english,
            table: DataTable(
                caption: "Minutes to 10 movements", columns: ["Day", "Began at", "Minutes"],
                rows: counts.map {
                    [english.full($0.event.moment.day), english.clock($0.event.moment), "\($0.minutes)"]
                }))
    }
}

extension KicksPage.Session {
    init(_ session: KickSession, now: Moment, _ english: WrittenEnglish) {
        self.init(
            start: session.start.secondsSinceEpoch, began: english.clock(session.start), count: session.kicks.count,
            elapsed: session.seconds(until: now), kicks: session.kicks.map(session.seconds))
    }
}

extension KicksPage.Last {
    fileprivate init?(_ event: HealthEvent, habit: KickHabit, today: CalendarDay, _ english: WrittenEnglish) {
        guard case .kicks(let count) = event.details else { return nil }
        let words = EventWords(event.details, units: .metric, english: english)
        self.words = [words.title, words.detail].filter { !$0.isEmpty }.joined(separator: " ")
        when = english.relative(event.moment, to: today)
        usual =
            habit.usual.map {
                "You usually reach \(KickSession.target) in about \(counted(Int(nearest: $0), "minute"))."
            }
            ?? "Your usual time appears after \(KickHabit.leastSittings) counts that reach \(KickSession.target)."
        let isLongest = count.count == KickSession.target && habit.isLongestEver(count) == true
        question =
            isLongest
            ? "This took longer than any of your last \(habit.minutes.count) counts. If it feels different from usual, call your provider now, day or night."
            : ""
    }
}
