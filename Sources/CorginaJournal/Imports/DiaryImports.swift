import CorginaCore

/// What is left in a diary of one import.
public struct ImportedEvents: Hashable, Sendable {
    public let mark: ImportMark
    /// When it was taken in.
    public internal(set) var recordedAt: Moment
    /// The events that are as the import put them.
    public internal(set) var events: [RecordID] = []
    /// How many she has changed since. Taking the import back leaves them.
    public internal(set) var changedCount = 0
    public internal(set) var days: ClosedRange<CalendarDay>
}

/// What came into a diary from other apps.
public struct DiaryImports: Sendable {
    private let records: [RecordID: History<Diary.Record>]

    public init(_ diary: Diary) { records = diary.records }

    /// The imports of which something is in the diary, the newest first.
    public var all: [ImportedEvents] {
        var found: [ImportMark: ImportedEvents] = [:]
        for (id, history) in records {
            guard let event = history.current?.event, let (mark, version) = history.imported(as: id) else { continue }
            let isUnchanged = version.entry == history.versions.last?.entry
            let day = event.moment.day
            var events =
                found[mark] ?? ImportedEvents(mark: mark, recordedAt: version.recordedAt, days: day...day)
            events.days = min(events.days.lowerBound, day)...max(events.days.upperBound, day)
            if isUnchanged { events.events.append(id) } else { events.changedCount += 1 }
            found[mark] = events
        }
        return found.values.filter { !$0.events.isEmpty }.sorted { $1.order < $0.order }
    }

    /// The app that an event came from, whatever she has changed of it since; `nil` for one that came from none.
    public func source(of event: RecordID) -> ImportSource? {
        records[event].flatMap { $0.imported(as: event)?.0.source }
    }

    /// The events of one import that are as it put them, in the order of their ids.
    public func events(of mark: ImportMark) -> [RecordID] {
        var found: [RecordID] = []
        for (id, history) in records where history.current?.event != nil {
            guard let last = history.versions.last, last.entry == mark.entryID(for: id) else { continue }
            found.append(id)
        }
        return found.sorted()
    }
}

extension ImportedEvents {
    fileprivate var order: (Moment, UInt64) { (recordedAt, mark.word) }
}

extension History {
    /// The newest version that an import put, and its mark.
    fileprivate func imported(as id: RecordID) -> (ImportMark, Version)? {
        for version in versions.reversed() {
            if let mark = ImportMark(of: version.entry, putting: id) { return (mark, version) }
        }
        return nil
    }
}
