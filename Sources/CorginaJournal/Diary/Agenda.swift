import CorginaCore

/// Which events lie on which day, by their kind. An event's day is its moment's, where it happened.
struct Agenda: Hashable, Sendable {
    /// Each day's events in the order of their ids.
    private var days: [CalendarDay: [Line]] = [:]
    /// How many events there are of each kind.
    private var counts: [HealthEvent.Details.Kind: Int] = [:]

    private struct Line: Hashable, Sendable {
        let id: RecordID
        let kind: HealthEvent.Details.Kind
    }

    mutating func insert(_ event: HealthEvent) {
        let line = Line(id: event.id, kind: event.details.kind)
        days[event.moment.day, default: []].insertSorted(line) { $0.id }
        counts[line.kind, default: 0] += 1
    }

    mutating func remove(_ event: HealthEvent) {
        let (day, kind) = (event.moment.day, event.details.kind)
        guard days[day]?.removeSorted(event.id, by: { $0.id }) != nil else { return }
        if days[day]?.isEmpty == true { days[day] = nil }
        counts[kind, default: 0] -= 1
        if counts[kind] == 0 { counts[kind] = nil }
    }

    /// - Parameter kinds: those to look for; none for all of them.
    func ids(on day: CalendarDay, of kinds: Set<HealthEvent.Details.Kind> = []) -> [RecordID] {
        (days[day] ?? []).compactMap { kinds.isEmpty || kinds.contains($0.kind) ? $0.id : nil }
    }

    /// The days that have events, newest first.
    var newestFirst: [CalendarDay] { days.keys.sorted(by: >) }

    /// The kinds there are events of.
    var kinds: Set<HealthEvent.Details.Kind> { Set(counts.keys) }
}
