import CorginaCore
import CorginaRooms
import CorginaVault

/// Giving tokens to shortcuts and scripts, and ending them.
struct TokenRoom: Sendable {
    let vault: Vault
    let passphrase: PassphraseCheck
    let grants: GrantList<TokenGrant>
    let newID: @Sendable () -> RecordID
    /// Whether browsers reach the server over TLS.
    let isEncrypted: Bool

    func show(_ place: TokenPlace, to visitor: Visitor, from request: IncomingRequest) async throws -> HostAnswer {
        switch place {
        case .list: return HostAnswer(TokensPage(tokens: try await tokens(of: visitor)), to: visitor)
        case .made(let id): return try await showToken(id, to: visitor, authority: request.authority)
        case .one(let id):
            guard let (_, grant) = try await grants.one(id, of: visitor) else { throw ServerError.notFound }
            return HostAnswer(TokenPage(token: grant.shown(on: visitor.today, in: visitor.english)), to: visitor)
        case .end: throw ServerError.notFound
        }
    }

    func accept(_ form: Form, at place: TokenPlace, by visitor: Visitor) async throws -> HostAnswer {
        switch place {
        case .list: return try await makeToken(form, by: visitor)
        case .made(let id):
            try await visitor.forget(id) { WaitingSecret($0, for: .interface) != nil }
            return .redirect(to: .tokens(.list))
        case .end(let id):
            try await grants.end(id, of: visitor)
            return .redirect(to: .tokens(.list))
        case .one: throw ServerError.notFound
        }
    }

    private func makeToken(_ form: Form, by visitor: Visitor) async throws -> HostAnswer {
        let name = form["name"] ?? ""
        let rights = Set(TokenRight.allCases.filter { form.contains($0.rawValue) })
        let known = try await tokens(of: visitor)
        var errors = Self.errors(name: name, rights: rights, count: known.count)
        if errors.isEmpty { errors = try await passphrase.errors(in: form, by: visitor) }
        guard errors.isEmpty else {
            let page = TokensPage(tokens: known, name: name, rights: rights, errors: errors)
            return HostAnswer(page, to: visitor, .refused)
        }
        let grant = TokenGrant(id: newID(), name: name, made: visitor.today, rights: rights)
        return .redirect(to: .tokens(.made(try await grants.give(grant, to: visitor, newID: newID))))
    }

    private static func errors(name: String, rights: Set<TokenRight>, count: Int) -> [FieldError] {
        if count >= TokensPage.mostTokens { return [FieldError(field: "name", message: "End another token first")] }
        var errors: [FieldError] = []
        if name.isEmpty { errors.append(FieldError(field: "name", message: "Give it a name, such as Siri")) }
        if name.count > TokensPage.longestName {
            errors.append(FieldError(field: "name", message: "Use at most \(TokensPage.longestName) characters"))
        }
        if rights.isEmpty { errors.append(FieldError(field: "rights", message: "Choose what it may do")) }
        return errors
    }

    /// The token waits sealed until she is done with it, ten minutes at most.
    private func showToken(_ id: RecordID, to visitor: Visitor, authority: String?) async throws -> HostAnswer {
        guard let authority, let secret = try await WaitingSecret.shown(id, for: .interface, to: visitor) else {
            return .redirect(to: .tokens(.list))
        }
        guard let grant = try vault.access.open(secret, for: .interface).flatMap({ TokenGrant($0.details) }) else {
            try await visitor.journal.discard(id)
            return .redirect(to: .tokens(.list))
        }
        let page = NewTokenPage(
            id: id, authority: authority, authorization: BearerToken(secret).authorization,
            rights: grant.rights, isEncrypted: isEncrypted)
        return HostAnswer(page, to: visitor)
    }

    private func tokens(of visitor: Visitor) async throws -> [Token] {
        try await grants.all(of: visitor).map { $0.1.shown(on: visitor.today, in: visitor.english) }
    }
}
