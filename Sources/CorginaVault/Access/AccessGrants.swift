import CorginaCore
import Foundation

/// A diary opened for one purpose by an access.
public struct AccessedJournal: Sendable {
    /// Names the access; opens nothing.
    public let id: AccessGrant.ID
    public let journal: UnlockedJournal
    /// What was set about the access, as it was given.
    public let details: [UInt8]
}

/// An access she has given.
public struct AccessGrant: Hashable, Sendable, Identifiable {
    /// Names it; opens nothing.
    public let id: Data
    public let details: [UInt8]
}

/// The accesses she has given: tokens, and addresses of calendars.
public struct AccessGrants: Sendable {
    let vault: Vault

    private var database: any VaultDatabase { vault.database }
}

extension Vault {
    /// The accesses she has given.
    public var access: AccessGrants { AccessGrants(vault: self) }
}

extension AccessGrants {
    /// Gives access to the diary for one purpose.
    ///
    /// - Parameter details: what to keep about it, sealed; at most 4 KB.
    /// - Returns: the secret, which is nowhere else: whoever has it has the access, until it is revoked.
    public func grant(
        _ scope: AccessScope, to journal: UnlockedJournal, details: [UInt8]
    ) async throws(VaultError) -> AccessSecret {
        let secret = AccessSecret.random()
        let row = try AccessRow(
            journal.seal.dataKey, of: journal.account, under: secret, for: scope, details: details)
        try await database.write { db in
            try journal.mark.check(in: db)
            try row.insert(db)
        }
        return secret
    }

    /// The diary an access opens; `nil` when it was revoked, is for something else or never was: nobody can tell which.
    public func open(_ secret: AccessSecret, for scope: AccessScope) throws(VaultError) -> AccessedJournal? {
        guard let row = try database.readHere({ try AccessRow.find($0, tokenHash: secret.hash) }),
            let dataKey = row.open(with: secret, for: scope), let details = row.details(for: scope, dataKey)
        else { return nil }
        return AccessedJournal(
            id: row.tokenHash, journal: try vault.unlocked(dataKey, of: row.account), details: details)
    }

    /// The accesses she has given for a purpose, in no order that tells anything.
    public func all(_ scope: AccessScope, of journal: UnlockedJournal) async throws(VaultError) -> [AccessGrant] {
        let rows = try await database.read { try AccessRow.all($0, of: journal.account) }
        return rows.compactMap { row in
            row.details(for: scope, journal.seal.dataKey).map { AccessGrant(id: row.tokenHash, details: $0) }
        }
    }

    /// Sets anew what is kept about an access. Its secret stays as it is.
    public func change(
        _ grant: AccessGrant.ID, _ scope: AccessScope, of journal: UnlockedJournal, details: [UInt8]
    ) async throws(VaultError) {
        let sealed = try AccessRow.seal(details, of: grant, for: scope, journal.seal.dataKey)
        try await database.write { db in
            try journal.mark.check(in: db)
            try AccessRow.table.update(
                db, ["details": sealed], where: "token_hash = ? AND account = ?", [grant, journal.account])
        }
    }

    /// Takes an access back: its wrapped key is overwritten, on the disk too.
    public func revoke(_ grant: AccessGrant.ID, of journal: UnlockedJournal) async throws(VaultError) {
        try await database.write { db in
            _ = try AccessRow.table.delete(db, where: "token_hash = ? AND account = ?", [grant, journal.account])
        }
        await database.flush()
    }
}
