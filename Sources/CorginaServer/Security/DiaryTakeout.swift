import CorginaCore
import CorginaJournal
import CorginaRooms

/// Her whole diary as a file.
struct DiaryTakeout: Sendable {
    let passphrase: PassphraseCheck

    func file(_ form: Form, for visitor: Visitor) async throws -> HostAnswer {
        try await passphrase.confirm(form, by: visitor)
        let kind = form["kind"].flatMap(ExportKind.init) ?? .json
        let name = kind.fileName(on: "\(visitor.today)")
        switch kind {
        case .json where form.contains("photos"): return HostAnswer(file: try await visitor.diaryWithPhotos(name))
        case .json:
            return HostAnswer(
                file: SentFile(type: kind.mediaType, name: name, bytes: try await visitor.wholeDiary()))
        case .csv:
            return HostAnswer(
                file: SentFile(type: kind.mediaType, name: name, bytes: try await visitor.diaryTable()))
        case .fhir:
            let days = try HealthRecordDays(form)
            return HostAnswer(
                file: SentFile(type: kind.mediaType, name: name, bytes: visitor.healthRecord(on: days.range)))
        }
    }
}

/// The days a health record is of.
struct HealthRecordDays {
    /// `nil` for all.
    let range: ClosedRange<CalendarDay>?

    /// - Throws: ``HealthRecordDays/Backwards`` when the last day lies before the first.
    init(_ form: Form) throws {
        let first = form["from"].flatMap { CalendarDay($0) }
        let last = form["to"].flatMap { CalendarDay($0) }
        guard first != nil || last != nil else {
            range = nil
            return
        }
        let (start, end) = (first ?? HealthEvent.days.lowerBound, last ?? HealthEvent.days.upperBound)
        guard start <= end else { throw Backwards() }
        range = start...end
    }

    struct Backwards: Error {
        static let sentence = "Choose a last day that is not before the first"
    }
}

extension Visitor {
    /// What the diary says now, as other programs of health care read it.
    func healthRecord(on days: ClosedRange<CalendarDay>? = nil) -> [UInt8] {
        FHIRBundle(visit.diary, on: days, now: visit.now).encoded()
    }

    /// The diary as its journal has it, with all its history.
    func wholeDiary() async throws -> [UInt8] {
        try DiaryExport(exportedAt: visit.now, entries: try await journal.entries().map(\.entry)).encoded()
    }

    /// The same with her photos. They are read one at a time, so that only one is in memory.
    fileprivate func diaryWithPhotos(_ name: String) async throws -> SentFile {
        let export = DiaryExport(exportedAt: visit.now, entries: try await journal.entries().map(\.entry))
        let journal = journal
        let photos = try await journal.exportedPhotos(of: export.entries)
        var file = SentFile(type: "application/json", name: name, bytes: try export.encodedEntries())
        file.pieces = photos.enumerated().map { number, id in
            { try await journal.exported(id).encoded(number: number) }
        }
        file.pieces.append { DiaryExport.end(afterPhotos: photos.count) }
        return file
    }

    /// The same as lines for a spreadsheet.
    fileprivate func diaryTable() async throws -> [UInt8] {
        try DiaryTable(exportedAt: visit.now, entries: try await journal.entries().map(\.entry)).encoded()
    }
}
