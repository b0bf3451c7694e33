/// When a supplement is to be taken: on which days of the week, and how often and when on such a day.
public struct DoseSchedule: Hashable, Sendable {
    /// The days it is taken on; none for one taken only when needed.
    public var weekdays: Set<Weekday>
    /// One element a dose, in the order of the day; `nil` for a dose at any time.
    public var times: [TimeOfDay?]

    /// How many doses a day may have.
    public static let dosesADay = 1...8

    public init(weekdays: Set<Weekday> = Set(Weekday.allCases), times: [TimeOfDay?]) {
        self.weekdays = weekdays
        self.times = times
    }

    /// So many doses every day, at any time.
    public static func daily(_ doses: Int) -> DoseSchedule { DoseSchedule(times: Array(repeating: nil, count: doses)) }

    /// Taken only when needed: nothing is ever due, and every dose counts as an extra one.
    public static let whenNeeded = DoseSchedule(weekdays: [], times: [])

    public var isWhenNeeded: Bool { weekdays.isEmpty }

    /// How many doses that day has.
    public func doses(on day: CalendarDay) -> Int { weekdays.contains(day.weekday) ? times.count : 0 }

    /// How many doses a day has on average over a week; 0 for one taken when needed.
    public var dosesADayOnAverage: Double { Double(weekdays.count * times.count) / 7 }

    /// Checks that it can be followed.
    public func validate() throws(SupplementError) {
        guard !isWhenNeeded else { return }
        guard Self.dosesADay.contains(times.count) else { throw .dosesADay }
        let clock = times.compactMap { $0 }
        guard Set(clock).count == clock.count else { throw .sameTimeTwice }
        guard clock == clock.sorted() else { throw .timesOutOfOrder }
    }

    /// "Once daily", "Twice daily", "3 times daily", "2 times on Mon, Wed", "When needed".
    public var words: String {
        if isWhenNeeded { return "When needed" }
        let often =
            switch times.count {
            case 1: "Once"
            case 2: "Twice"
            default: "\(times.count) times"
            }
        guard weekdays.count < Weekday.allCases.count else { return "\(often) daily" }
        return "\(often) on " + Weekday.allCases.filter(weekdays.contains).map { $0.shortName }.joined(separator: ", ")
    }
}

extension Weekday {
    /// "Mon" to "Sun".
    public var shortName: String {
        switch self {
        case .monday: "Mon"
        case .tuesday: "Tue"
        case .wednesday: "Wed"
        case .thursday: "Thu"
        case .friday: "Fri"
        case .saturday: "Sat"
        case .sunday: "Sun"
        }
    }
}
