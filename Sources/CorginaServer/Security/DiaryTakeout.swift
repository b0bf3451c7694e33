import CorginaJournal
import CorginaRooms

/// Her whole diary as a file.
struct DiaryTakeout: Sendable {
    let passphrase: PassphraseCheck

    func file(_ form: Form, for visitor: Visitor) async throws -> HostAnswer {
        try await passphrase.confirm(form, by: visitor)
        let kind = form["kind"].flatMap(ExportKind.init) ?? .json
        let (type, bytes): (String, [UInt8]) =
            switch kind {
            case .json: ("application/json", try await visitor.wholeDiary())
            case .csv: ("text/csv; charset=utf-8; header=present", try await visitor.diaryTable())
            }
        return HostAnswer(file: SentFile(type: type, name: kind.fileName(on: "\(visitor.today)"), bytes: bytes))
    }
}

extension Visitor {
    /// The diary as its journal has it, with all its history.
    func wholeDiary() async throws -> [UInt8] {
        try DiaryExport(exportedAt: visit.now, entries: try await journal.entries().map(\.entry)).encoded()
    }

    /// The same as lines for a spreadsheet.
    fileprivate func diaryTable() async throws -> [UInt8] {
        try DiaryTable(exportedAt: visit.now, entries: try await journal.entries().map(\.entry)).encoded()
    }
}
