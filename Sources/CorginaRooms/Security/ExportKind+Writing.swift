import CorginaCore
import CorginaJournal

extension ExportKind {
    /// A copy of all entries, as a host without a server writes it.
    ///
    /// - Parameter entries: in the order of the journal.
    /// - Throws: ``JournalCodecError`` where an entry cannot be written.
    package func bytes(of entries: [JournalEntry], at moment: Moment) throws(JournalCodecError) -> [UInt8] {
        switch self {
        case .json: return try DiaryExport(exportedAt: moment, entries: entries).encoded()
        case .csv: return try DiaryTable(exportedAt: moment, entries: entries).encoded()
        case .fhir:
            var diary = Diary()
            for (place, entry) in entries.enumerated() { diary.apply(entry, sequence: place + 1) }
            return FHIRBundle(diary, now: moment).encoded()
        }
    }
}
