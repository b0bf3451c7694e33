import CorginaCore
import Foundation

/// What a device is given of a journal.
public enum SealedPage: Hashable, Sendable {
    /// The rows after its head, as many as go into an answer, and where the journal stands.
    case rows([SealedEntry], head: JournalHead)
    /// The journal does not hold that head.
    case past(head: JournalHead)
}

/// What became of rows a device sent.
public enum SealedAppend: Hashable, Sendable {
    /// All is stored, and would survive a power cut.
    case appended(JournalHead)
    /// Nothing is stored: the journal stands there by now.
    case moved(JournalHead)
}

extension SealedDiaries {
    /// How many bytes of rows go into an answer, unless the first alone has more.
    private static let pageBytes = 2 << 20

    /// Where the session's journal stands.
    public func head(for session: SealedSession) async throws(VaultError) -> JournalHead {
        let journal = try session.attached()
        return try await database.read { try SQLiteJournalStore.head($0, journal) }
    }

    /// The rows after a head, of one instant.
    ///
    /// - Throws: `passNeeded`
    public func rows(after head: JournalHead, for session: SealedSession) async throws(VaultError) -> SealedPage {
        let journal = try session.attached()
        return try await database.read { db in
            let newest = try SQLiteJournalStore.head(db, journal)
            guard try Self.holds(db, head, journal) else { return .past(head: newest) }
            var rows = try JournalRows.read(db, journal, after: head.sequence, limit: SentRow.most)[...]
            var bytes = 0
            let fitting = rows.prefix { row in
                bytes += row.sealed.count
                return bytes <= Self.pageBytes
            }
            rows = rows.prefix(max(fitting.count, 1))
            return .rows(Array(rows), head: newest)
        }
    }

    /// Appends rows, if the journal stands where the device thinks and has none of them.
    ///
    /// - Throws: `rowsNotUsable`; `passNeeded`; `keyRetired` where the session has ended.
    public func append(
        _ rows: [SentRow], after head: JournalHead, for session: SealedSession
    ) async throws(VaultError) -> SealedAppend {
        let journal = try session.attached()
        let entries = try head.chaining(rows)
        let result: SealedAppend = try await database.write { db in
            try Self.checkGoesOn(db, session)
            let newest = try SQLiteJournalStore.head(db, journal)
            guard newest == head, try entries.allSatisfy({ try !Self.has(db, $0.name, journal) }) else {
                return .moved(newest)
            }
            for entry in entries { try JournalRows.insert(db, entry, journal) }
            return .appended(entries.last?.head ?? newest)
        }
        if case .appended = result { database.noteAppended(entries.count) }
        return result
    }

    /// How many bytes rows would take.
    public static func storedBytes(of rows: [SentRow]) -> Int { rows.reduce(0) { $0 + $1.sealed.count } }

    /// How many bytes the journal's entries after one sequence and up to another take.
    public func storedBytes(
        of journal: JournalID, after sequence: Int, through last: Int
    ) async throws(VaultError) -> Int {
        try await vault.journals.byteCount(of: journal, after: sequence, through: last)
    }

    /// It may have been ended, by another of her devices, while this was under way.
    static func checkGoesOn(_ db: Database, _ session: SealedSession) throws {
        guard try SessionRow(db, tokenHash: session.tokenHash) != nil else { throw VaultError.keyRetired }
    }

    private static func holds(_ db: Database, _ head: JournalHead, _ journal: JournalID) throws -> Bool {
        guard head.sequence > 0 else { return head == .empty(journal) }
        return try JournalRows.read(db, journal, after: head.sequence - 1, limit: 1).first?.head == head
    }

    private static func has(_ db: Database, _ name: EntryName, _ journal: JournalID) throws -> Bool {
        let sql = "SELECT EXISTS (SELECT 1 FROM journal WHERE journal = ? AND entry = ?)"
        return try db.value(Bool.self, sql, [journal.bytes, name.bytes]) ?? false
    }
}
