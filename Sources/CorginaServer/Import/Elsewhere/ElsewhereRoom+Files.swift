import CorginaCore
import CorginaImports
import CorginaJournal
import CorginaRooms
import CorginaVault

/// A file that waits, and what becomes of it.
extension ElsewhereRoom {
    /// A file, opened, with what waits sealed beside it.
    struct Opened {
        let bytes: [UInt8]
        var file: WaitingFile
    }

    func keep(_ bytes: [UInt8], as id: RecordID, of visitor: Visitor) async throws -> HostAnswer {
        let key = try files.put(bytes, as: id, of: visitor.journal.id, now: now())
        try await visitor.journal.stage(WaitingFile(key: key, random: newID().low).bytes, as: id)
        return .redirect(to: .imports(.one(id)))
    }

    /// - Returns: `nil` where it does not wait any more, or never was hers.
    func waiting(_ id: RecordID, of visitor: Visitor) async throws -> Opened? {
        guard let file = try await visitor.journal.kept(id).flatMap(WaitingFile.init),
            let bytes = files.bytes(id, of: visitor.journal.id, key: file.key, now: now())
        else { return nil }
        return Opened(bytes: bytes, file: file)
    }

    func discard(_ id: RecordID, of visitor: Visitor) async throws {
        files.remove(id, of: visitor.journal.id)
        try await visitor.journal.discard(id)
    }

    /// - Throws: ``ImportError``: what was asked about is read only once she has answered.
    func plan(_ waiting: Opened, for visitor: Visitor) async throws -> ImportPlan {
        try await turns.one(waiting: .seconds(limits.importWaitSeconds)) {
            let reading = try ImportedFile.read(waiting.bytes, waiting.file.choices, world(of: visitor))
            return ImportPlan(reading, into: visitor.diary)
        }
    }

    func world(of visitor: Visitor) -> ImportWorld {
        let visit = visitor.visit
        return ImportWorld(
            visitor.diary, now: visit.now, mostEntries: Self.mostEntries, offset: { visit.offset(at: $0) })
    }

    /// Adds what is new, all of it or nothing. Asked for twice at once it is added once.
    func add(_ id: RecordID, by visitor: Visitor) async throws -> HostAnswer {
        guard let waiting = try await waiting(id, of: visitor) else { return Self.gone }
        let plan = try await plan(waiting, for: visitor)
        guard plan.questions.isEmpty else {
            return HostAnswer(page(of: plan, id, for: visitor), to: visitor, .refused)
        }
        let entries = plan.entries(waiting.file.mark(of: plan.source), recordedAt: visitor.now)
        try quota.checkRoom(for: entries.count, after: visitor.head)
        try await quota.checkBytes(of: entries, in: visitor.journal, after: visitor.head)
        _ = try await visitor.journal.append(entries, discarding: id, after: visitor.head)
        files.remove(id, of: visitor.journal.id)
        return .redirect(to: .imports(.list), changed: "added.\(entries.count)")
    }

    /// Keeps what she said where the file leaves something open.
    func answer(_ form: Form, _ id: RecordID, by visitor: Visitor) async throws -> HostAnswer {
        guard var waiting = try await waiting(id, of: visitor) else { return Self.gone }
        if let order = form[ImportQuestion.dateOrder.rawValue].flatMap(DateOrder.init) {
            waiting.file.choices.dateOrder = order
        }
        if let unit = form[ImportQuestion.weightUnit.rawValue].flatMap(WeightUnit.init) {
            waiting.file.choices.weightUnit = unit
        }
        try await visitor.journal.stage(waiting.file.bytes, as: id)
        let plan = try await plan(waiting, for: visitor)
        guard plan.questions.isEmpty else {
            return HostAnswer(page(of: plan, id, for: visitor, isAskedAgain: true), to: visitor, .refused)
        }
        return .redirect(to: .imports(.one(id)))
    }

    /// Takes back what an import added and she has not changed since, in one step. Also where the diary is full: each entry can be taken
    /// back only once, so this at most doubles what a diary may hold.
    func takeBack(_ id: RecordID, by visitor: Visitor) async throws -> HostAnswer {
        let events = ImportMark(id).map { DiaryImports(visitor.diary).events(of: $0) } ?? []
        let entries = events.map { event in
            let entry = newID()
            return JournalEntry(
                id: EntryID(high: entry.high, low: entry.low), recordedAt: visitor.now, device: "web",
                change: .remove(event))
        }
        if !entries.isEmpty { _ = try await visitor.journal.append(entries, after: visitor.head) }
        return .redirect(to: .imports(.list), changed: "back.\(entries.count)")
    }
}

extension ImportsPage.Result {
    /// Reads what the address says was done.
    init?(_ text: Substring) {
        if text == "gone" {
            self = .gone
            return
        }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let count = WholeText.read(parts[1], in: 0...1_000_000) else { return nil }
        switch parts[0] {
        case "added": self = .added(count)
        case "back": self = .takenBack(count)
        default: return nil
        }
    }
}
