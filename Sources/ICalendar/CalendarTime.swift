import CorginaCore

/// When an entry of a calendar is.
public enum CalendarTime: Hashable, Sendable {
    /// An instant, and how long it takes; written in UTC, so that no zone has to be described and none can be misread.
    case at(Moment, minutes: Int?)
    /// A whole day, wherever the reader is.
    case on(CalendarDay)
    /// Again and again by the clock on the wall.
    case every(Repetition)

    /// The same wall-clock time on days of the week, in local ("floating") time.
    ///
    /// A pill at eight is at eight where she wakes up: floating time follows her device through a change to or from summer
    /// time and through every journey, which a fixed instant or a named zone would not.
    public struct Repetition: Hashable, Sendable {
        public let first: CalendarDay
        public let time: TimeOfDay
        public let weekdays: Set<Weekday>
        /// The last day it can fall on; `nil` when it goes on.
        public let last: CalendarDay?

        /// Begins on the first day from `start` on that is one of the weekdays.
        ///
        /// - Returns: `nil` when there is no such day before the end.
        public init?(from start: CalendarDay, time: TimeOfDay, weekdays: Set<Weekday>, last: CalendarDay? = nil) {
            guard let first = (0..<7).map({ start + $0 }).first(where: { weekdays.contains($0.weekday) }),
                last.map({ first <= $0 }) ?? true
            else { return nil }
            self.first = first
            self.time = time
            self.weekdays = weekdays
            self.last = last
        }
    }
}

extension CalendarTime {
    /// DTSTART and what belongs to it, as content lines.
    var lines: [String] {
        switch self {
        case .at(let moment, let minutes):
            let length = minutes.flatMap { $0 > 0 ? ["DURATION:PT\($0)M"] : nil } ?? []
            return ["DTSTART:\(Self.utc(moment))"] + length
        case .on(let day):
            return ["DTSTART;VALUE=DATE:\(Self.date(day))", "TRANSP:TRANSPARENT"]
        case .every(let repetition):
            let start = Self.local(repetition.first, repetition.time)
            return ["DTSTART:\(start)", "RRULE:\(repetition.rule)", "TRANSP:TRANSPARENT"]
        }
    }

    /// "20261105T190000Z"
    static func utc(_ moment: Moment) -> String {
        let moment = Moment(secondsSinceEpoch: moment.secondsSinceEpoch, utcOffset: 0)
        return "\(date(moment.day))T\(clock(moment.time))\(digits(moment.second))Z"
    }

    fileprivate static func local(_ day: CalendarDay, _ time: TimeOfDay) -> String { "\(date(day))T\(clock(time))00" }

    private static func date(_ day: CalendarDay) -> String { day.description.filter { $0 != "-" } }

    private static func clock(_ time: TimeOfDay) -> String { time.description.filter { $0 != ":" } }

    private static func digits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

extension CalendarTime.Repetition {
    /// "FREQ=DAILY" or "FREQ=WEEKLY;BYDAY=MO,WE", with its end in the same kind of time as its beginning (3.3.10).
    fileprivate var rule: String {
        let days = Weekday.allCases.filter(weekdays.contains)
        let end = last.map { ";UNTIL=" + CalendarTime.local($0, time) } ?? ""
        if days.count == Weekday.allCases.count { return "FREQ=DAILY" + end }
        return "FREQ=WEEKLY\(end);BYDAY=" + days.map { $0.letters }.joined(separator: ",")
    }
}

extension Weekday {
    /// "MO" to "SU"
    fileprivate var letters: String { String(shortName.prefix(2)).uppercased() }
}
