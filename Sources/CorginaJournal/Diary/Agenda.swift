import CorginaCore

/// Which events lie on which day, by their kind. An event's day is its moment's, where it happened.
struct Agenda: Hashable, Sendable {
    private var days: [CalendarDay: [HealthEvent.Details.Kind: Set<RecordID>]] = [:]

    mutating func insert(_ event: HealthEvent) {
        days[event.moment.day, default: [:]][event.details.kind, default: []].insert(event.id)
    }

    mutating func remove(_ event: HealthEvent) {
        let (day, kind) = (event.moment.day, event.details.kind)
        days[day]?[kind]?.remove(event.id)
        if days[day]?[kind]?.isEmpty == true { days[day]?[kind] = nil }
        if days[day]?.isEmpty == true { days[day] = nil }
    }

    /// - Parameter kinds: those to look for; none for all of them.
    func ids(on day: CalendarDay, of kinds: Set<HealthEvent.Details.Kind> = []) -> [RecordID] {
        (days[day] ?? [:]).flatMap { kinds.isEmpty || kinds.contains($0.key) ? Array($0.value) : [] }
    }

    /// The days that have events, newest first.
    var newestFirst: [CalendarDay] { days.keys.sorted(by: >) }

    /// The kinds there are events of.
    var kinds: Set<HealthEvent.Details.Kind> { days.values.reduce(into: []) { $0.formUnion($1.keys) } }
}
