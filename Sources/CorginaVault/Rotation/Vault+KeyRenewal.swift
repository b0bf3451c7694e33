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
        do throws(VaultError) {
            try await database.write { [retired] db in
                guard try AccountRow.slots(db, journal.account) == slots.bytes else { throw VaultError.passphraseWrong }
                // From here on, until this is undone, nobody writes with the old key.
                retired.retire(journal.mark)
                try KeyRenewal(old: old, new: new).run(db)
                try AccountRow.replace(db, journal.account, slots: fresh)
                try SessionRow.deleteAll(db, of: journal.account)
                try AccessRow.deleteAll(db, of: journal.account)
                try session.insert(db, at: now)
                try beforeCommit()
            }
        } catch {
            retired.takeBack(journal.mark)
            throw error
        }
        await diaries.forget(journal.id)
        try await database.flush()
        return Admission(secret: secret, recoveryCode: code)
    }
}

/// The sealing anew itself, within a transaction: the one writer waits for it, a fifth of a second for a long diary.
private struct KeyRenewal {
    let old: DataKey
    let new: DataKey

    /// Entries read at once.
    private static let page = 1_000

    func run(_ db: Database) throws {
        let sealed = try resealed(db)
        try db.execute(sql: "DELETE FROM journal WHERE journal = ?", arguments: [old.journal.bytes])
        for entry in sealed { try JournalRows.insert(db, entry, old.journal) }
        try DraftStore.reseal(db, from: old, to: new)
        try InvitationRow.reseal(db, from: old, to: new)
    }

    /// - Throws: `entryDamaged` at the first that is not what was written.
    private func resealed(_ db: Database) throws -> [SealedEntry] {
        let seal = EntrySeal(dataKey: new)
        var opener = EntryOpener(seal: EntrySeal(dataKey: old), head: .empty(old.journal))
        var sealed: [SealedEntry] = []
        while true {
            let rows = try JournalRows.read(db, old.journal, after: sealed.count, limit: Self.page)
            guard !rows.isEmpty else { return sealed }
            opener.begin()
            for row in rows { opener.open(row) }
            if let fault = opener.page.firstFault { throw VaultError.entryDamaged(sequence: fault) }
            sealed += try seal.seal(opener.page.entries.map(\.entry), after: sealed.last?.head ?? .empty(old.journal))
        }
    }
}

extension DataKey {
    /// Another key for the same journal.
    fileprivate static func renewed(from old: DataKey) -> DataKey {
        DataKey(journal: old.journal, key: random().key)
    }
}
