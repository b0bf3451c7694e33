import CorginaCore
import CorginaVault

/// What is kept, sealed, about an access she gave out, under the name she gave it.
protocol NamedGrant {
    static var scope: AccessScope { get }
    var id: RecordID { get }
    var name: String { get }
    init?(_ bytes: [UInt8])
}

extension CalendarGrant: NamedGrant {
    static var scope: AccessScope { .calendarFeed }
}

extension TokenGrant: NamedGrant {
    static var scope: AccessScope { .interface }
}

extension CorginaServer {
    /// Hers of one kind, by name, with what each is revoked by.
    func grants<Grant: NamedGrant>(
        _: Grant.Type, of visitor: Visitor
    ) async throws -> [(AccessGrant.ID, Grant)] {
        try await vault.grants(Grant.scope, of: visitor.journal).compactMap { access in
            Grant(access.details).map { (access.id, $0) }
        }.sorted { ($0.1.name.lowercased(), $0.1.id) < ($1.1.name.lowercased(), $1.1.id) }
    }

    func grant<Grant: NamedGrant>(
        _: Grant.Type, _ id: RecordID, of visitor: Visitor
    ) async throws -> (AccessGrant.ID, Grant)? {
        try await grants(Grant.self, of: visitor).first { $0.1.id == id }
    }
}
