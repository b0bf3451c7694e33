import CorginaCore
import CorginaJournal

/// Records of other programs: looked at before anything is added, added all at once, and taken back all at once.
public enum RecordsRoom {
    static func show(_ place: RecordsPlace, to visit: Visit) throws(RoomError) -> Answer {
        switch place {
        case .overview: return Answer(page(of: visit))
        case .preview(let id):
            guard let file = try file(id, of: visit) else { return .redirect(to: .records(.overview)) }
            return Answer(RecordsPreviewPage(id, file, of: visit))
        case .discard, .undo: throw RoomError.notFound
        }
    }

    static func accept(_ form: Form, at place: RecordsPlace, by visit: inout Visit) throws(RoomError) -> Answer {
        switch place {
        // A form that carries a file comes by ``take(_:by:)``.
        case .overview: throw RoomError.notFound
        case .preview(let id): return try add(id, by: &visit)
        case .discard(let id):
            if try file(id, of: visit) != nil { visit.discard(id) }
            return .redirect(to: .records(.overview))
        case .undo(let batch):
            visit.append(ImportedFiles(in: visit.diary).undoing(batch))
            return .redirect(to: .records(.overview))
        }
    }

    /// Reads a file and lets it wait for her yes.
    ///
    /// - Parameter bytes: what she chose; empty where she chose nothing.
    public static func take(_ bytes: [UInt8], by visit: inout Visit) -> Answer {
        guard !bytes.isEmpty else { return refusal("Choose a file first.", to: visit) }
        do throws(FHIRFileError) {
            let file = try FHIRImport(bytes, into: visit.diary, now: visit.now, offset: visit.world.offset)
            let id = visit.newID()
            visit.stage(try file.encoded(), as: id)
            return .redirect(to: .records(.preview(id)))
        } catch {
            return refusal(error.description, to: visit)
        }
    }

    private static func refusal(_ words: String, to visit: Visit) -> Answer {
        var page = page(of: visit)
        page.errors = [FieldError(field: "file", message: words)]
        return Answer(page, .refused)
    }

    private static func page(of visit: Visit) -> RecordsPage {
        RecordsPage(ImportedFiles(in: visit.diary).files, today: visit.today, english: visit.english)
    }

    /// What waits under an id; `nil` when nothing does, or something else.
    private static func file(_ id: RecordID, of visit: Visit) throws(RoomError) -> FHIRImport? {
        try visit.staged(id).flatMap { FHIRImport(decoding: $0) }
    }

    /// Adds what the diary does not have by now. All of it, in one step with the end of the waiting.
    private static func add(_ id: RecordID, by visit: inout Visit) throws(RoomError) -> Answer {
        guard let file = try file(id, of: visit) else { return .redirect(to: .records(.overview)) }
        let events = file.fresh(for: visit.diary)
        if events.isEmpty { visit.discard(id) } else { visit.append(imported: events, from: id) }
        return .redirect(to: .records(.overview))
    }
}

extension Visit {
    /// The device that entries out of a file name as theirs.
    private static let fileDevice = "FHIR file"

    /// Adds entries out of one file, with ids that tell so.
    mutating func append(imported events: [HealthEvent], from draft: RecordID) {
        let batch = ImportBatch(number: UInt32(truncatingIfNeeded: newID().low))
        let entries = events.enumerated().map { place, event in
            JournalEntry(
                id: batch.entryID(at: UInt32(truncatingIfNeeded: place)), recordedAt: now, device: Self.fileDevice,
                change: .putEvent(event))
        }
        append(entries: entries, from: draft)
    }
}
