import CorginaCore
import Markup

/// "Today's Progress": how many doses are taken, what is late, and the last seven days.
public struct DoseProgressCard: Hashable, Sendable {
    public var taken: Int
    public var scheduled: Int
    /// 0...100
    public var percent: Int
    /// "2 of 6 supplements taken"
    public var supplements: String
    public var isComplete: Bool
    /// "4 doses left today"
    public var needed: String?
    /// What is late, and what to do: "Iron is 1 h 20 min late." and "Take it when you can."
    public var late: (words: String, advice: String)? { lateWords.map { ($0, lateAdvice) } }
    private var lateWords: String?
    private var lateAdvice = ""
    public var days: [Day]
    /// Whole percent of the doses of seven days; `nil` while none has come.
    public var compliance: Int?
    /// "2 doses missed"
    public var missed: String?

    /// One of the last seven days.
    public struct Day: Hashable, Sendable {
        /// "S"
        public var letter: String
        /// 0...100; `nil` for a day without doses.
        public var percent: Int?
        /// "Sunday: 5 of 6 doses taken"
        public var words: String

        init(_ day: CalendarDay, _ tally: DoseTally, _ english: WrittenEnglish) {
            letter = String(english.shortWeekday(day).prefix(1))
            percent =
                tally.scheduled == 0
                ? nil : CorginaRooms.percent(Double(tally.taken), of: Double(tally.scheduled))
            let name = english.withWeekday(day)
            words =
                tally.scheduled == 0
                ? "\(name): nothing to take"
                : "\(name): \(tally.taken) of \(counted(tally.scheduled, "dose")) taken"
        }
    }

    /// - Parameters:
    ///   - week: the seven days that end today, the oldest first.
    ///   - list: everything on her list.
    init(
        _ day: SupplementDay, week: [(day: CalendarDay, tally: DoseTally)], list: [Supplement], now: Moment,
        english: WrittenEnglish
    ) {
        let tally = day.tally
        (taken, scheduled) = (tally.taken, tally.scheduled)
        percent = Int(floor: day.progress * 100)
        supplements = "\(day.supplementsTaken) of \(counted(day.supplementsScheduled, "supplement")) taken"
        isComplete = day.isComplete
        needed = day.neededWords
        days = week.map { Day($0.day, $0.tally, english) }
        let whole = week.reduce(DoseTally()) { $0 + $1.tally }
        compliance = whole.compliancePercent
        missed = whole.missedWords
        setLate(day, list, now)
    }

    private mutating func setLate(_ day: SupplementDay, _ list: [Supplement], _ now: Moment) {
        let late = day.rows.compactMap { row in row.doses.first { $0.state == .late }.map { (row.supplement, $0) } }
        guard let first = late.first else { return }
        guard late.count == 1 else {
            lateWords = "\(late.count) supplements are late. "
            lateAdvice = "Take them when you can: " + late.map { $0.0.name }.joined(separator: ", ") + "."
            return
        }
        lateWords = "\(first.0.name) is \(DoseBadge.late(first.1, now: now)) late. "
        let others = list.filter { $0.status(on: day.rows[0].day) == .active }
        let apart = first.0.keptApart(from: others)
        let gaps = Dictionary(grouping: apart) { $0.hours }.sorted { $0.key < $1.key }
        let words = gaps.map { "\($0.key) hours away from \($0.value.map { $0.name }.joined(separator: " and "))" }
        lateAdvice = "Take it when you can" + (words.isEmpty ? "." : ", about " + words.joined(separator: ", ") + ".")
    }
}

extension DoseProgressCard {
    var html: HTML {
        section(.class("card progress stack"), .ariaLabelledby("doses-progress"), .when(isComplete, .data(.dosesDone)))
        {
            div(.class("progress__top")) {
                div {
                    h2(.class("progress__title"), .id("doses-progress")) { "Today's Progress" }
                    figure
                    p(.class("card__sub")) { supplements }
                }
                ring
            }
            if isComplete { notice(.check, .fat, "All doses taken. ", "You are done for today.") }
            if let late { notice(.clock, .supplement, late.words, late.advice) }
            if let needed {
                p(.class("progress__needed h-sup"), .when(missed != nil, .data(.missed))) {
                    icon(late != nil ? .warning : .clock)
                    span { needed }
                }
            }
            week
        }
    }

    private var figure: HTML {
        p(.class("progress__num figure")) {
            if scheduled == 0 {
                small { "Nothing to take today" }
            } else {
                span(.data(.roll, "doses")) { "\(taken)" }
                small { " of \(counted(scheduled, "dose"))" }
            }
        }
    }

    private var ring: HTML {
        div(
            .class("ring h-fat progress__ring"), .role(.img),
            .ariaLabel("Today: \(taken) of \(counted(scheduled, "dose")) taken, \(percent) percent")
        ) {
            doseRing(percent, width: 13)
            b(.class("figure"), .ariaHidden) { "\(percent)%" }
        }
    }

    @HTMLBuilder private var week: HTML {
        ul(.class("week-dots"), .ariaLabel("The last seven days")) {
            for day in days {
                li {
                    span(.class("vh")) { day.words }
                    span(.class("ring " + (day.percent == nil ? Hue.mute : .fat).className), .ariaHidden) {
                        doseRing(day.percent ?? 0, width: 16)
                    }
                    span(.ariaHidden) { day.letter }
                }
            }
        }
        div(.class("progress__foot")) {
            icon(.trend)
            span { "Last 7 days" }
            if let missed {
                span(.class("badge h-sym")) {
                    icon(.warning); span { missed }
                }
            }
            // Above 80 percent in green, as the seeds colour it.
            b(.class("figure " + ((compliance ?? 100) > 80 ? Hue.fat : .supplement).className)) {
                compliance.map { "\($0)%" } ?? "–"
            }
        }
    }
}

/// A ring filled to a share, in percent.
func doseRing(_ percent: Int, width: Double) -> HTML {
    svg(.viewBox(0, 0, 100, 100), .ariaHidden) {
        circle(.class("track"), .cx(50), .cy(50), .r(44), .strokeWidth(width))
        if percent > 0 {
            circle(
                .class("value"), .cx(50), .cy(50), .r(44), .strokeWidth(width), .pathLength(100),
                .strokeDash(Double(percent), gap: percent >= 100 ? 0 : 200), .rotated(-90, aboutX: 50, y: 50))
        }
    }
}
