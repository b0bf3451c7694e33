import CorginaCore
import CorginaJournal

/// What a file would add to a diary.
public struct ImportPlan: Hashable, Sendable {
    public let source: ImportSource
    public let content: ImportContent
    /// What is new, the oldest first.
    public let events: [HealthEvent]
    /// How many the diary has already.
    public let knownCount: Int
    /// What is not taken, and how often.
    public let leftOut: [LeftOut: Int]
    public let questions: [ImportQuestion]
    public let hasUsualTimes: Bool

    public init(_ reading: ImportReading, into diary: Diary) {
        source = reading.source
        content = reading.content
        questions = reading.questions
        hasUsualTimes = reading.hasUsualTimes
        var leftOut = reading.leftOut
        var events: [HealthEvent] = []
        var knownCount = 0
        let fedDays = Self.daysFedElsewhere(reading, diary)
        for event in reading.events {
            if Self.isKnown(event, from: reading.source, diary) {
                knownCount += 1
            } else if case .meal = event.details, fedDays.contains(event.moment.day) {
                leftOut[.dayHasMeals, default: 0] += 1
            } else {
                events.append(event)
            }
        }
        self.events = events.sorted { ($0.moment, $0.id) < ($1.moment, $1.id) }
        self.knownCount = knownCount
        self.leftOut = leftOut
    }

    /// How many new entries there are of each kind.
    public var counts: [(kind: HealthEvent.Details.Kind, count: Int)] {
        var counts: [HealthEvent.Details.Kind: Int] = [:]
        for event in events { counts[event.details.kind, default: 0] += 1 }
        return HealthEvent.Details.Kind.allCases.compactMap { kind in counts[kind].map { (kind, $0) } }
    }

    /// From the first new entry's day to the last's; `nil` where nothing is new.
    public var days: ClosedRange<CalendarDay>? {
        guard let first = events.first, let last = events.last else { return nil }
        return Swift.min(first.moment.day, last.moment.day)...Swift.max(first.moment.day, last.moment.day)
    }

    /// A few new entries to look at: the newest two of each kind.
    public var samples: [HealthEvent] {
        counts.flatMap { kind, _ in events.reversed().lazy.filter { $0.details.kind == kind }.prefix(2) }
    }

    /// The journal's entries that add what is new. Asked for again they are the same.
    public func entries(_ mark: ImportMark, recordedAt now: Moment) -> [JournalEntry] {
        events.map {
            JournalEntry(
                id: mark.entryID(for: $0.id), recordedAt: now, device: "Import from \(source.name)",
                change: .putEvent($0))
        }
    }

    /// Whether a diary has that entry. The same reading may stand in two health records under two names.
    private static func isKnown(_ event: HealthEvent, from source: ImportSource, _ diary: Diary) -> Bool {
        if diary.event(event.id) != nil { return true }
        guard source == .healthRecord else { return false }
        return diary.events(on: event.moment.day).contains { other in
            other.details == event.details && other.moment.secondsSinceEpoch == event.moment.secondsSinceEpoch
        }
    }

    /// The days with meals that are not of this file, where what it holds are the meals of other apps or whole days: those would
    /// count twice.
    private static func daysFedElsewhere(_ reading: ImportReading, _ diary: Diary) -> Set<CalendarDay> {
        guard reading.content == .days || reading.source == .appleHealth else { return [] }
        let ids = Set(reading.events.map { $0.id })
        let days = Set(reading.events.filter { $0.details.kind == .meal }.map { $0.moment.day })
        return days.filter { day in diary.events(of: [.meal], on: day...day).contains { !ids.contains($0.id) } }
    }
}
