import CorginaCore

/// Which events lie on which day. An event's day is its moment's, where it happened.
struct Agenda: Hashable, Sendable {
    private var days: [CalendarDay: Set<RecordID>] = [:]

    mutating func insert(_ event: HealthEvent) {
        days[event.moment.day, default: []].insert(event.id)
    }

    mutating func remove(_ event: HealthEvent) {
        let day = event.moment.day
        days[day]?.remove(event.id)
        if days[day]?.isEmpty == true { days[day] = nil }
    }

    func ids(on day: CalendarDay) -> Set<RecordID> { days[day] ?? [] }

    /// The days that have events, newest first.
    var newestFirst: [CalendarDay] { days.keys.sorted(by: >) }
}
