import CorginaCore
import CorginaRooms
import CorginaVault

/// Inviting others to this server.
struct InvitationRoom: Sendable {
    let vault: Vault
    let newID: @Sendable () -> RecordID
    /// Whether browsers reach the server over TLS.
    let isEncrypted: Bool

    func show(_ place: InvitationPlace, to visitor: Visitor, from request: IncomingRequest) async throws -> HostAnswer {
        switch place {
        case .list: HostAnswer(InvitationsPage(invitations: try await invitations(of: visitor)), to: visitor)
        case .made(let id): try await showInvitation(id, to: visitor, authority: request.authority)
        case .revoke: throw ServerError.notFound
        }
    }

    func accept(_ form: Form, at place: InvitationPlace, by visitor: Visitor) async throws -> HostAnswer {
        switch place {
        case .list: return try await makeInvitation(form, by: visitor)
        case .made(let id):
            try await visitor.forget(id) { (try? InvitationCode(String(decoding: $0, as: UTF8.self))) != nil }
            return .redirect(to: .invitations(.list))
        case .revoke(let id):
            let found = try await vault.invitations.all(of: visitor.journal, at: visitor.now).first { $0.id == id }
            guard let found else { throw ServerError.notFound }
            try await vault.invitations.revoke(found, of: visitor.journal)
            return .redirect(to: .invitations(.list))
        }
    }

    private func makeInvitation(_ form: Form, by visitor: Visitor) async throws -> HostAnswer {
        let name = form["name"] ?? ""
        do {
            guard name.count <= DeviceDetails.longestName else { throw VaultError.detailsTooLong }
            let code = try await vault.invitations.make(by: visitor.journal, details: Array(name.utf8), at: visitor.now)
            let waiting = newID()
            try await visitor.journal.stage(Array(code.text.utf8), as: waiting)
            return .redirect(to: .invitations(.made(waiting)))
        } catch let error as VaultError where error == .detailsTooLong || error == .invitationsFull {
            let message = error == .detailsTooLong ? "Use at most 40 characters" : error.description
            let page = InvitationsPage(
                invitations: try await invitations(of: visitor), name: name,
                errors: [FieldError(field: "name", message: message)])
            return HostAnswer(page, to: visitor, .refused)
        }
    }

    /// The code waits sealed until she is done with it, and no longer than it counts.
    private func showInvitation(_ id: RecordID, to visitor: Visitor, authority: String?) async throws -> HostAnswer {
        guard let bytes = try await visitor.journal.staged(id), let authority,
            let code = try? InvitationCode(String(decoding: bytes, as: UTF8.self)),
            let waiting = try await vault.invitations.find(code, of: visitor.journal, at: visitor.now)
        else { return .redirect(to: .invitations(.list)) }
        let page = InvitationPage(
            id: id, groups: code.text.split(separator: "-").map(String.init), authority: authority,
            isEncrypted: isEncrypted, lastDay: waiting.lastDay, english: visitor.english)
        return HostAnswer(page, to: visitor)
    }

    private func invitations(of visitor: Visitor) async throws -> [InvitationsPage.Invitation] {
        try await vault.invitations.all(of: visitor.journal, at: visitor.now).map { record in
            InvitationsPage.Invitation(
                id: record.id, name: String(decoding: record.details, as: UTF8.self), lastDay: record.lastDay,
                english: visitor.english)
        }.sorted { ($0.name.lowercased(), $0.id) < ($1.name.lowercased(), $1.id) }
    }
}
