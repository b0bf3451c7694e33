import CorginaCore
import Foundation

/// Whether making an account takes an invitation.
public enum InvitationNeed: Sendable {
    case none
    /// None, as long as nobody has an account.
    case noneForTheFirst
    /// - Parameter code: as it was typed.
    case code(String)
    /// The link of a share. The account it makes is a companion's.
    case share(ShareSecret)

    /// The key of the account to be made.
    var freshKey: DataKey { if case .share = self { .companion() } else { .random() } }

    /// Uses the link of a share up, in the transaction that makes the companion's account.
    ///
    /// - Throws: `shareNotValid`.
    func useLink(_ db: Database, _ dataKey: DataKey, at now: Moment) throws {
        if case .share(let secret) = self { try ShareRow.join(db, secret, dataKey, at: now) }
    }

    /// Whether it is still so, within the transaction that makes the account.
    ///
    /// - Throws: `invitationNeeded`.
    func check(_ db: Database) throws {
        guard case .noneForTheFirst = self else { return }
        guard try !AccountRow.exist(db) else { throw VaultError.invitationNeeded }
    }
}

/// An invitation that nobody has used yet.
public struct InvitationRecord: Hashable, Sendable, Identifiable {
    /// Names it; nobody can use it by that.
    public let id: RecordID
    /// What is kept about it, as it was given.
    public let details: [UInt8]
    /// The last UTC day it can be used on.
    public let lastDay: CalendarDay
    let codeHash: Data
}

/// Invitations to make an account.
public struct Invitations: Sendable {
    let vault: Vault

    var database: any VaultDatabase { vault.database }
}

extension Vault {
    /// Invitations to make an account.
    public var invitations: Invitations { Invitations(vault: self) }
}

extension Invitations {
    /// Makes an invitation. Whoever has the code can make one account, within a week.
    ///
    /// - Parameter details: what to keep about it, sealed; at most 508 bytes.
    /// - Throws: `invitationsFull`.
    public func make(
        by journal: UnlockedJournal, details: [UInt8], at now: Moment
    ) async throws(VaultError) -> InvitationCode {
        let code = InvitationCode.random()
        let row = try InvitationRow(code, details: details, under: journal.seal.dataKey, at: now)
        let today = SessionRow.day(of: now.secondsSinceEpoch)
        try await database.write { db in
            try journal.mark.check(in: db)
            try InvitationRow.deleteOver(db, by: today)
            let waiting = try InvitationRow.all(db).count { $0.details(journal.seal.dataKey) != nil }
            guard waiting < InvitationRow.mostWaiting else { throw VaultError.invitationsFull }
            try row.insert(db)
        }
        return code
    }

    /// Her invitations that can still be used, in no order that tells anything.
    public func all(of journal: UnlockedJournal, at now: Moment) async throws(VaultError) -> [InvitationRecord] {
        let today = SessionRow.day(of: now.secondsSinceEpoch)
        return try await database.read { try InvitationRow.all($0) }.compactMap { row in
            guard row.expiresDay >= today, let details = row.details(journal.seal.dataKey) else { return nil }
            return InvitationRecord(
                id: RecordID(naming: row.codeHash, as: "corgina invitation"), details: details,
                lastDay: CalendarDay(number: row.expiresDay), codeHash: row.codeHash)
        }
    }

    /// Hers of that code; `nil` when it was used, taken back, is over or is another's.
    public func find(
        _ code: InvitationCode, of journal: UnlockedJournal, at now: Moment
    ) async throws(VaultError) -> InvitationRecord? {
        try await all(of: journal, at: now).first { $0.codeHash == code.hash }
    }

    /// Takes an invitation back.
    public func revoke(_ invitation: InvitationRecord, of journal: UnlockedJournal) async throws(VaultError) {
        try await database.write { _ = try InvitationRow.delete($0, invitation.codeHash) }
        await database.flush()
    }

    /// The code that is needed and counts; `nil` where none is needed.
    ///
    /// - Throws: `invitationNeeded`, `invitationMistyped`, `invitationNotValid`, `shareNotValid`.
    func checked(_ need: InvitationNeed, at now: Moment) async throws(VaultError) -> InvitationCode? {
        if case .share(let secret) = need { try vault.companions.check(secret, at: now) }
        if case .noneForTheFirst = need, try await vault.accounts.exist() { throw .invitationNeeded }
        guard case .code(let typed) = need else { return nil }
        let code = try InvitationCode(typed)
        try await takeInLeft()
        let today = SessionRow.day(of: now.secondsSinceEpoch)
        guard try await database.read({ try InvitationRow.exists($0, code.hash, on: today) }) else {
            throw .invitationNotValid
        }
        return code
    }
}
