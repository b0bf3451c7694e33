import CorginaCore
import Foundation
import GRDB

/// Another data key for a diary. Unlike another passphrase, this seals everything anew.
extension Vault {
    /// Seals the whole diary under a new key, in one transaction: whatever stops it, the diary has the old key or the new one.
    ///
    /// The passphrase stays. There is a new recovery code, because the old one opens the old key; every session ends, and a
    /// new one begins; every access is revoked, because only its holder's secret could take the new key along.
    ///
    /// - Parameter details: what to keep about the new session.
    /// - Throws: `passphraseWrong`, `tooManyAttempts`, `busy`; `entryDamaged` when an entry cannot be opened, because what is
    ///   damaged could never be mended under another key. Nothing is changed then.
    public func renewKey(
        of journal: UnlockedJournal, passphrase: String, from address: String?, details: [UInt8] = [], at now: Moment
    ) async throws(VaultError) -> Admission {
        try await renewKey(of: journal, passphrase: passphrase, from: address, details: details, at: now) {}
    }

    /// - Parameter beforeCommit: runs when all is written and nothing is kept yet.
    func renewKey(
        of journal: UnlockedJournal, passphrase: String, from address: String?, details: [UInt8], at now: Moment,
        beforeCommit: @escaping @Sendable () throws -> Void
    ) async throws(VaultError) -> Admission {
        let (slots, old) = try await confirmed(passphrase, of: journal, from: address, at: now)
        let new = DataKey.renewed(from: old)
        let (fresh, code) = try await freshSlots(for: journal.account, new, Passphrase(typed: passphrase))
        let secret = SessionSecret.random()
        let session = try SessionRow(new, of: journal.account, under: secret, details: details, at: now)
        let renewal = KeyRenewal(old: old, new: new, mark: journal.mark, retired: retired)
        for _ in 0..<Self.renewalAttempts {
            let isDone = try await renewal.run(of: journal, in: database) { db in
                guard try AccountRow.slots(db, journal.account) == slots.bytes else { throw VaultError.passphraseWrong }
                try AccountRow.replace(db, journal.account, slots: fresh)
                try SessionRow.deleteAll(db, of: journal.account)
                try AccessRow.deleteAll(db, of: journal.account)
                try session.insert(db, at: now)
                try beforeCommit()
            }
            guard isDone else { continue }
            await diaries.forget(journal.id)
            try await database.flush()
            return Admission(secret: secret, recoveryCode: code)
        }
        throw .busy
    }

    /// How often entries that came in meanwhile are taken along before giving up.
    private static let renewalAttempts = 10
}

/// The sealing anew itself.
private struct KeyRenewal: Sendable {
    let old: DataKey
    let new: DataKey
    let mark: KeyMark
    let retired: RetiredKeys

    /// - Returns: `false` when the journal has moved on since it was read; nothing is changed then.
    func run(
        of journal: UnlockedJournal, in database: VaultDatabase, _ also: @escaping @Sendable (Database) throws -> Void
    ) async throws(VaultError) -> Bool {
        let head = try await journal.head()
        let entries = try await journal.entries().map(\.entry)
        let sealed = try EntrySeal(dataKey: new).seal(entries, after: .empty(old.journal))
        guard sealed.count == head.sequence else { return false }
        do throws(VaultError) {
            return try await database.write { db in
                guard try SQLiteJournalStore.head(db, old.journal) == head else { return false }
                // From here on, until this is undone, nobody writes with the old key.
                retired.retire(mark)
                try db.execute(sql: "DELETE FROM journal WHERE journal = ?", arguments: [old.journal.bytes])
                for entry in sealed { try JournalRows.insert(db, entry, old.journal) }
                try DraftStore.reseal(db, from: old, to: new)
                try InvitationRow.reseal(db, from: old, to: new)
                try also(db)
                return true
            }
        } catch {
            retired.takeBack(mark)
            throw error
        }
    }
}

extension DataKey {
    /// Another key for the same journal.
    fileprivate static func renewed(from old: DataKey) -> DataKey {
        DataKey(journal: old.journal, key: random().key)
    }
}
