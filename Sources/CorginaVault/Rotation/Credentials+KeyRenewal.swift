import CorginaCore
import Foundation

/// Another data key for a diary. Unlike another passphrase, this seals everything anew.
extension Credentials {
    /// Seals the whole diary under a new key, in one transaction: whatever stops it, the diary has the old key or the new one.
    ///
    /// The passphrase stays. The recovery code is another, because the old one opens the old key: she has it in hand before there is
    /// a key it opens. Every session ends, and a new one begins; every access is revoked, because only its holder's secret could take
    /// the new key along.
    ///
    /// - Parameters:
    ///   - code: the one ``offerCode(forNextKeyOf:)`` made last.
    ///   - details: what to keep about the new session.
    /// - Throws: `passphraseWrong`, `tooManyAttempts`, `busy`; `interrupted` when another code was made meanwhile; `entryDamaged` when
    ///   an entry cannot be opened, because what is damaged could never be mended under another key. Nothing is changed then.
    public func renewKey(
        of journal: UnlockedJournal, passphrase: String, with code: RecoveryCode,
        details: [UInt8] = [], at now: Moment
    ) async throws(VaultError) -> SessionSecret {
        try await renewKey(of: journal, passphrase: passphrase, with: code, details: details, at: now) {}
    }

    /// Makes the recovery code that comes with the next key, and keeps it on her shelf. It opens nothing before.
    public func offerCode(forNextKeyOf journal: UnlockedJournal) async throws(VaultError) {
        try await journal.stage(Array(RecoveryCode.random().text.utf8), as: .codeOfNextKey)
    }

    /// The code made last; `nil` when there is none.
    public func codeOfNextKey(of journal: UnlockedJournal) async throws(VaultError) -> RecoveryCode? {
        guard let bytes = try await journal.kept(.codeOfNextKey) else { return nil }
        return try? RecoveryCode(String(decoding: bytes, as: UTF8.self))
    }

    /// - Parameter beforeCommit: runs when all is written and nothing is kept yet.
    func renewKey(
        of journal: UnlockedJournal, passphrase: String, with code: RecoveryCode,
        details: [UInt8], at now: Moment, beforeCommit: @escaping @Sendable () throws -> Void
    ) async throws(VaultError) -> SessionSecret {
        // What makes an account a companion's follows from its key.
        guard !journal.isCompanion else { throw .interrupted }
        let (slots, old) = try await confirmed(passphrase, of: journal, at: now)
        let new = DataKey.renewed(from: old)
        let fresh = try await vault.slots.fresh(
            for: journal.account, new, Passphrase(typed: passphrase), code, as: .signedIn(to: journal.account))
        let secret = SessionSecret.random()
        let session = try SessionRow(new, of: journal.account, under: secret, details: details, at: now)
        let retirement = Retirement(of: journal.mark, among: vault.retired)
        do throws(VaultError) {
            let drafts = vault.drafts(of: new)
            try await database.write { db in
                guard try AccountRow.slots(db, journal.account) == slots.bytes else { throw VaultError.passphraseWrong }
                try retirement.begin(in: db)
                guard try journal.drafts.staged(.codeOfNextKey, db) == Array(code.text.utf8) else {
                    throw VaultError.interrupted
                }
                try JournalResealing(old: journal.seal, new: EntrySeal(dataKey: new), leavesDamage: false).run(db)
                let waiting = try journal.drafts.all(db)
                try PhotoResealing(old: journal.drafts, new: drafts).run(waiting: waiting.map(\.id), db)
                try drafts.replaceAll(with: waiting, db)
                // The code that waits opens the old key, or nothing.
                for id in [RecordID.codeOfNextKey, .waitingCode] { try drafts.discard(id, db) }
                try InvitationRow.reseal(db, from: old, to: new)
                try ShareRow.renew(db, from: old, to: new)
                try AccountRow.replace(db, journal.account, slots: fresh)
                try SessionRow.deleteAll(db, of: journal.account)
                try AccessRow.deleteAll(db, of: journal.account)
                try session.insert(db, at: now)
                try beforeCommit()
            }
        } catch {
            retirement.takeBack()
            throw error
        }
        await vault.announceRetired(journal.mark)
        await vault.close([journal.id])
        await database.flush()
        return secret
    }
}

extension DataKey {
    /// Another key for the same journal.
    fileprivate static func renewed(from old: DataKey) -> DataKey {
        DataKey(journal: old.journal, key: random().key)
    }
}
