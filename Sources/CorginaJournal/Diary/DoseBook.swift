import CorginaCore

/// Which records tell of doses, by the day they count for: a scheduled dose's own day, an extra one's where it was taken.
struct DoseBook: Hashable, Sendable {
    private var days: [CalendarDay: [RecordID: DoseRecord]] = [:]

    mutating func insert(_ record: DoseRecord) { days[record.day, default: [:]][record.id] = record }

    mutating func remove(_ record: DoseRecord) {
        days[record.day]?[record.id] = nil
        if days[record.day]?.isEmpty == true { days[record.day] = nil }
    }

    /// Those of the days, oldest first.
    func records(on days: ClosedRange<CalendarDay>) -> [DoseRecord] {
        // A short range is looked up day by day; a long one looks through the days there are.
        let span = days.upperBound - days.lowerBound
        let found =
            span < self.days.count
            ? (0...span).flatMap { records(on: days.lowerBound + $0) }
            : self.days.filter { days.contains($0.key) }.flatMap { $0.value.values }
        return found.sorted { ($0.moment, $0.id) < ($1.moment, $1.id) }
    }

    private func records(on day: CalendarDay) -> [DoseRecord] { days[day].map { Array($0.values) } ?? [] }
}
