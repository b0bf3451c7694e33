import CorginaCore
import CorginaJournal
import CorginaRooms

/// A copy of the whole diary as a file, for her to keep wherever she likes. It is not sealed.
public struct PhoneTakeout: Sendable {
    /// "corgina-2026-11-22.json"
    public let name: String
    public let bytes: [UInt8]
    /// How many entries could not be read, and are not in it.
    public let left: Int

    /// - Parameter entries: all there are in their order; `nil` for each that cannot be read.
    /// - Throws: `JournalCodecError`
    public init(_ kind: ExportKind, of entries: [JournalEntry?], at moment: Moment) throws(JournalCodecError) {
        let whole = entries.compactMap { $0 }
        name = kind.fileName(on: "\(moment.day)")
        left = entries.count - whole.count
        bytes = try Self.bytes(kind, whole, at: moment)
    }

    private static func bytes(
        _ kind: ExportKind, _ entries: [JournalEntry], at moment: Moment
    ) throws(JournalCodecError) -> [UInt8] {
        switch kind {
        case .json: return try DiaryExport(exportedAt: moment, entries: entries).encoded()
        case .csv: return try DiaryTable(exportedAt: moment, entries: entries).encoded()
        case .fhir:
            var diary = Diary()
            for (place, entry) in entries.enumerated() { diary.apply(entry, sequence: place + 1) }
            return FHIRBundle(diary, now: moment).encoded()
        }
    }

    public static let footer = "It holds all you wrote, readable by anyone who has the file. Keep it somewhere safe."
}
