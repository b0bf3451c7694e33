import CorginaCore
import CorginaJournal
import CorginaRooms
import CorginaVault

/// Logs what shortcuts send in figures, and notes it for Today as it notes their sentences.
struct TypedLog: Sendable {
    let keeper: DiaryKeeper
    let newID: @Sendable () -> RecordID

    /// Logs an entry once, however often it is sent under its name.
    ///
    /// - Returns: what was logged, the first time and every other.
    /// - Throws: `implausible` for a figure that cannot be meant; `noSupplement`.
    func add(_ entry: TypedEntry, at place: InterfacePlace, by visitor: Visitor, device: String) async throws
        -> [HealthEvent]
    {
        // By its name and its content together: a script that calls everything alike loses nothing.
        let id = entry.id.map { RecordID(hashing: "corgina typed \(place) \($0)\0\(entry.words)") } ?? newID()
        let name = EntryID(high: id.high, low: id.low)
        let stored = try await visitor.journal.entries(named: [name])
        if let stored = stored.first { return Self.events(of: stored) }
        let event = try event(of: entry, as: RecordID(hashing: "corgina typed event \(id)"), for: visitor)
        if let figure = event.details.implausible { throw ServerError.implausible(figure) }
        let added = JournalEntry(id: name, recordedAt: visitor.now, device: device, change: .putEvent(event))
        try await keeper.keep([added], by: visitor) {
            try await visitor.noteArrival(of: [event.id], by: .shortcut)
            return try await visitor.journal.appendOnce([added], after: visitor.head)
        }
        return [event]
    }

    private func event(of entry: TypedEntry, as id: RecordID, for visitor: Visitor) throws -> HealthEvent {
        let moment = entry.moment ?? visitor.now
        switch entry.content {
        case .details(let details): return HealthEvent(id: id, moment: moment, details: details)
        case .dose(let name, let count):
            let wanted = name.lowercased()
            guard let supplement = visitor.diary.supplements.first(where: { $0.name.lowercased() == wanted }) else {
                throw InterfaceError.noSupplement
            }
            let records = visitor.diary.doseRecords(on: moment.day...moment.day)
            let day = DoseDay(
                supplement, on: moment.day, records: records.filter { $0.supplement == supplement.id },
                now: visitor.now)
            guard let event = supplement.event(of: day.record(takenAt: moment, count: count, extra: id)) else {
                throw InterfaceError.noSupplement
            }
            return event
        }
    }

    private static func events(of entry: JournalEntry) -> [HealthEvent] {
        if case .putEvent(let event) = entry.change { [event] } else { [] }
    }
}
