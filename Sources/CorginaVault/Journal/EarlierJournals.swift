import CorginaCore
import CorginaJournal
import Foundation
import Synchronization

/// Journals from before `user_version` 4, until their key is at hand.
///
/// Their entries and drafts are named by their ids. An id that follows from her words lets whoever has the file try words out, and
/// ids of what goes on told what that is. The first time such a journal is opened all its rows are sealed anew under other names.
final class EarlierJournals: Sendable {
    private let journals: Mutex<Set<JournalID>>

    /// Those that are there, without what was erased.
    init(_ db: Database) throws {
        try db.execute(
            """
            DELETE FROM earlier WHERE journal NOT IN (SELECT journal FROM journal UNION SELECT journal FROM draft)
            """)
        let found = try db.values(Data.self, "SELECT journal FROM earlier")
        journals = Mutex(Set(found.compactMap { JournalID(bytes: $0) }))
    }

    /// Seals a journal's rows anew if it is one of them. It holds up the thread it is called on, once in the life of a diary.
    ///
    /// - Throws: why it could not be done, a full disk perhaps. Nothing is changed then.
    func bringForward(_ dataKey: DataKey, among retired: RetiredKeys, in database: any VaultDatabase) throws(VaultError)
    {
        guard journals.withLock({ $0.contains(dataKey.journal) }) else { return }
        let drafts = DraftStore(database: database, mark: KeyMark(dataKey, among: retired), dataKey: dataKey)
        let journal = dataKey.journal.bytes
        try database.writeNow { db in
            let done = try db.execute("DELETE FROM earlier WHERE journal = ?", [journal])
            // Another has done it meanwhile.
            guard done == 1 else { return }
            let seal = EntrySeal(dataKey: dataKey)
            try JournalResealing(old: seal, new: seal, leavesDamage: true).run(db)
            try drafts.replaceAll(with: Self.drafts(of: dataKey, db), db)
        }
        journals.withLock { _ = $0.remove(dataKey.journal) }
        database.flushNow()
    }

    /// The drafts as they were named and sealed then, the oldest first, without what is damaged.
    private static func drafts(of dataKey: DataKey, _ db: Database) throws -> [StagedDraft] {
        let sql = "SELECT draft, sealed FROM draft WHERE journal = ? ORDER BY staged"
        return try db.rows(sql, [dataKey.journal.bytes]).compactMap { row in
            let (name, sealed): (Data, Data) = (try row["draft"], try row["sealed"])
            let context = Sealing.context("corgina draft", dataKey.journal.bytes, name)
            guard name.count == 16,
                let bytes = Sealing.open(sealed, with: dataKey.key, bound: context).flatMap(Padding.unpad)
            else { return nil }
            let id = RecordID(high: name.bigEndianWord(at: 0), low: name.bigEndianWord(at: 8))
            return StagedDraft(id: id, bytes: bytes)
        }
    }
}
