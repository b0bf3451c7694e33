import CorginaCore
import Markup

/// The contraction timer. Forms: ``MeasurementPlace/time(_:)`` with `began` (seconds since 1970) for `stop` and `discard`,
/// `ago` (how many seconds ago she tapped; 0 without script) for `start` and `stop`, and `advice` for `advice`. One by hand POSTs
/// to ``MeasurementPlace/kind(_:)`` with the fields of ``ReadingForm``.
public struct ContractionsPage: Page, Hashable {
    /// The contraction that goes on; `nil` between two.
    public var running: Running?
    /// Seconds since the latest began, when it is not long ago.
    public var sinceLast: Int?
    public var figures: Figures?
    /// What should not wait.
    public var care: CareNotice?
    /// How it stands with her unit's advice; `nil` before the weeks it is for.
    public var advice: Advice?
    public var chosen: ContractionPattern.Advice
    var strip: ContractionStrip?
    public var rows: [ReadingRow]
    public var fields: ReadingFields
    public var errors: [FieldError]
    /// `YYYY-MM-DD`
    public var today: String
    var english: WrittenEnglish
    public var toast: Toast?

    /// A contraction that goes on.
    public struct Running: Hashable, Sendable {
        /// Seconds since 1970.
        public var start: Int64
        /// "14:02"
        public var began: String
        public var elapsed: Int
        /// Whether it is so long ago that it was likely forgotten.
        public var isForgotten: Bool
    }

    /// The last hour in figures.
    public struct Figures: Hashable, Sendable {
        public var count: String
        public var gap: String
        public var length: String
        public var run: String
    }

    /// Each part of the advice with whether the last hour fits it.
    public struct Advice: Hashable, Sendable {
        public var name: String
        public var parts: [Part]

        public struct Part: Hashable, Sendable {
            public var words: String
            public var isMet: Bool
        }
    }

    /// From how many seconds on a contraction was likely forgotten. The app's own choice.
    private static let forgotten = 600
    /// For how many seconds the time since the last one is shown. The app's own choice.
    private static let shownGap = 7_200

    /// - Parameters:
    ///   - start: when the one that goes on began.
    ///   - events: her contractions, newest first.
    ///   - answers: what the latest of them sets off with what she felt that day, when it is not long ago.
    /// - Returns: `nil` unless a pregnancy goes on.
    public init?(
        start: Moment?, events: [HealthEvent], pattern: ContractionPattern, answers: [CareAnswer] = [],
        pregnancy: Pregnancy?, profile: Profile, now: Moment, fields: ReadingFields? = nil, errors: [FieldError] = [],
        toast: Toast? = nil
    ) {
        guard let pregnancy, pregnancy.outcome.isOngoing else { return nil }
        let age = pregnancy.gestationalAge(on: now.day)
        let events = events.filter { $0.moment <= now }
        running = start.map { Running($0, now: now, forgotten: Self.forgotten, profile.english) }
        sinceLast = events.first.map { now.seconds(since: $0.moment) }.flatMap {
            $0 < Self.shownGap ? $0 : nil
        }
        figures = Figures(pattern)
        let byPattern = pattern.findings(at: age, advice: profile.contractionAdvice)
        care = CareNotice(
            answers.filter { $0.level == .emergency } + CareAnswer.list(byPattern, about: "Contractions"),
            english: profile.english)
        advice = age >= profile.contractionAdvice.ruleID.firstAge ? Advice(profile.contractionAdvice, pattern) : nil
        chosen = profile.contractionAdvice
        strip = ContractionStrip(pattern)
        rows = Self.rows(events, today: now.day, profile.english)
        self.fields = fields ?? ReadingFields(.contractions, now: now, units: profile.units)
        self.errors = errors
        english = profile.english
        today = "\(now.day)"
        self.toast = toast
    }

    public var title: String { "Contraction timer" }

    /// Each with how long it lasted and how long after the one before it began.
    private static func rows(_ events: [HealthEvent], today: CalendarDay, _ english: WrittenEnglish) -> [ReadingRow] {
        events.prefix(ReadingsPage.listed).enumerated().compactMap { index, event in
            guard case .contraction(let contraction) = event.details else { return nil }
            let before = index + 1 < events.count ? events[index + 1].moment : nil
            let gap = before.map { event.moment.seconds(since: $0) }
            return ReadingRow(
                event, value: contraction.seconds.map { "\(Clock.words($0)) long" } ?? "Length not timed", today: today,
                english: english,
                detail: gap.flatMap { $0 < shownGap ? "\(Clock.words($0)) after the one before" : nil } ?? "")
        }
    }
}

extension ContractionsPage.Running {
    fileprivate init(_ start: Moment, now: Moment, forgotten: Int, _ english: WrittenEnglish) {
        let elapsed = max(0, now.seconds(since: start))
        self.init(
            start: start.secondsSinceEpoch, began: english.clock(start), elapsed: elapsed,
            isForgotten: elapsed >= forgotten)
    }
}

extension ContractionsPage.Figures {
    fileprivate init?(_ pattern: ContractionPattern) {
        guard !pattern.lastHour.isEmpty else { return nil }
        count = "\(pattern.lastHour.count)"
        gap = pattern.meanGap.map { Clock.words(Int(nearest: $0)) } ?? "–"
        length = pattern.meanLength.map { Clock.words(Int(nearest: $0)) } ?? "–"
        run = pattern.runLength > 0 ? counted(pattern.runLength / 60, "minute") : "–"
    }
}

extension ContractionsPage.Advice {
    fileprivate init(_ advice: ContractionPattern.Advice, _ pattern: ContractionPattern) {
        name = advice.displayName
        let words = advice.words
        parts = [
            Part(words: "\(words.gap) apart or less", isMet: pattern.meets(.contractionGap, of: advice)),
            Part(words: "\(words.length) long or more", isMet: pattern.meets(.contractionLength, of: advice)),
            Part(words: "for \(words.run)", isMet: pattern.meets(.contractionRun, of: advice)),
        ]
    }
}

extension ContractionPattern.Advice {
    /// Its figures: "5 minutes", "1 minute" and "1 hour".
    var words: (gap: String, length: String, run: String) {
        (
            counted(ruleID.whole(.contractionGap), "minute"), counted(ruleID.whole(.contractionLength), "minute"),
            counted(ruleID.whole(.contractionRun), "hour")
        )
    }

    /// "5-1-1"
    var displayName: String { self == .fiveOneOne ? "5-1-1" : "4-1-1" }
}
