import CorginaCore
import CorginaVault

/// What is kept, sealed, about an access she gave out, under the name she gave it.
protocol NamedGrant {
    static var scope: AccessScope { get }
    var id: RecordID { get }
    var name: String { get }
    var bytes: [UInt8] { get }
    init?(_ bytes: [UInt8])
}

extension CalendarGrant: NamedGrant {
    static var scope: AccessScope { .calendarFeed }
}

extension TokenGrant: NamedGrant {
    static var scope: AccessScope { .interface }
}

/// The accesses of one kind that people gave out.
struct GrantList<Grant: NamedGrant>: Sendable {
    let vault: Vault

    /// A person's, by name, with what each is revoked by.
    func all(of visitor: Visitor) async throws -> [(AccessGrant.ID, Grant)] {
        try await vault.access.all(Grant.scope, of: visitor.journal).compactMap { access in
            Grant(access.details).map { (access.id, $0) }
        }.sorted { ($0.1.name.lowercased(), $0.1.id) < ($1.1.name.lowercased(), $1.1.id) }
    }

    func one(_ id: RecordID, of visitor: Visitor) async throws -> (AccessGrant.ID, Grant)? {
        try await all(of: visitor).first { $0.1.id == id }
    }

    /// Keeps one, and the secret that opens it until she has put it where it is used.
    ///
    /// - Returns: what that waits under.
    func give(_ grant: Grant, to visitor: Visitor, newID: () -> RecordID) async throws -> RecordID {
        let secret = try await vault.access.grant(Grant.scope, to: visitor.journal, details: grant.bytes)
        let waiting = newID()
        try await visitor.journal.stage(
            WaitingSecret(secret, for: Grant.scope, since: visitor.now).bytes, as: waiting)
        return waiting
    }

    /// Ends one, if it is there.
    func end(_ id: RecordID, of visitor: Visitor) async throws {
        guard let (access, _) = try await one(id, of: visitor) else { return }
        try await vault.access.revoke(access, of: visitor.journal)
    }
}
