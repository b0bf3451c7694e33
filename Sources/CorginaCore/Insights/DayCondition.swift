/// What a day can be like, that symptoms of the day are looked at against.
public enum DayCondition: Hashable, Sendable, CaseIterable {
    /// Less to drink than half of her days have.
    case littleFluid
    /// A night shorter than half of her nights.
    case shortNight

    /// One day that tells whether it was like that.
    struct Day {
        let day: CalendarDay
        let isMet: Bool
        /// The entries that tell it.
        let events: [RecordID]
    }

    /// "days with less to drink than usual"
    var words: String {
        switch self {
        case .littleFluid: "days with less to drink than usual"
        case .shortNight: "days after a shorter night than usual"
        }
    }

    /// What the days that can be compared are called.
    var comparable: String {
        switch self {
        case .littleFluid: "days with drinks"
        case .shortNight: "days after a night you logged"
        }
    }

    /// The symptoms looked at against it, by name. The app's own choice.
    var symptoms: [String] {
        switch self {
        case .littleFluid: ["Headache"]
        case .shortNight: ["Headache", "Nausea"]
        }
    }

    /// "headache on days with less to drink than half of your days"
    public var lookedAt: String {
        switch self {
        case .littleFluid: "headache on days with less to drink than half of your days"
        case .shortNight: "headache and nausea on days after a shorter night than half of your nights"
        }
    }

    /// The kind of entries that tell it.
    var kind: HealthEvent.Details.Kind {
        switch self {
        case .littleFluid: .hydration
        case .shortNight: .sleep
        }
    }

    /// The days that tell whether they were like that; a day without such an entry tells nothing.
    func days(_ events: [HealthEvent]) -> [Day] {
        switch self {
        case .littleFluid: Self.daysOfFluid(events)
        case .shortNight: Self.daysAfterNights(events)
        }
    }

    private static func daysAfterNights(_ events: [HealthEvent]) -> [Day] {
        let days = SleepDay.list(events).filter { $0.night > 0 }
        guard !days.isEmpty else { return [] }
        let median = days.map { $0.night }.sorted()[days.count / 2]
        return days.map { Day(day: $0.day, isMet: $0.night < median, events: $0.events) }
    }

    private static func daysOfFluid(_ events: [HealthEvent]) -> [Day] {
        var totals = FluidTotals()
        let days = totals.days(of: events).filter { $0.total > .zero }
        guard !days.isEmpty else { return [] }
        let median = days.map { $0.total }.sorted()[days.count / 2]
        let drinks = Dictionary(grouping: events.filter { $0.details.kind == .hydration }) { $0.moment.day }
        return days.map { day in
            Day(day: day.day, isMet: day.total < median, events: drinks[day.day]?.map { $0.id } ?? [])
        }
    }
}
