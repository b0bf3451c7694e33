import CorginaCore
import CorginaRooms
import CorginaVault
import Hummingbird

/// Giving tokens to shortcuts and scripts, and ending them.
extension CorginaServer {
    /// Answers the GET of any place of tokens.
    func show(_ place: TokenPlace, to visitor: Visitor, from request: Request) async throws -> Response {
        switch place {
        case .list: return answer(TokensPage(tokens: try await tokens(of: visitor)), to: visitor)
        case .made(let id): return try await showToken(id, to: visitor, authority: request.head.authority)
        case .one(let id):
            guard let (_, grant) = try await grant(TokenGrant.self, id, of: visitor) else { throw ServerError.notFound }
            return answer(TokenPage(token: grant.shown(on: visitor.today)), to: visitor)
        case .end: throw ServerError.notFound
        }
    }

    /// Answers the POST of any place of tokens.
    func accept(_ form: Form, at place: TokenPlace, by visitor: Visitor) async throws -> Response {
        switch place {
        case .list: return try await makeToken(form, by: visitor)
        case .made(let id):
            try await visitor.journal.discard(id)
            return .redirect(to: Route.tokens(.list).path)
        case .end(let id):
            if let (access, _) = try await grant(TokenGrant.self, id, of: visitor) {
                try await vault.revoke(access, of: visitor.journal)
            }
            return .redirect(to: Route.tokens(.list).path)
        case .one: throw ServerError.notFound
        }
    }

    private func makeToken(_ form: Form, by visitor: Visitor) async throws -> Response {
        let name = form["name"] ?? ""
        let rights = Set(TokenRight.allCases.filter { form.contains($0.rawValue) })
        let known = try await tokens(of: visitor)
        var errors = Self.errors(name: name, rights: rights, count: known.count)
        if errors.isEmpty { errors = try await passphraseErrors(in: form, by: visitor) }
        guard errors.isEmpty else {
            let page = TokensPage(tokens: known, name: name, rights: rights, errors: errors)
            return answer(page, to: visitor, status: .unprocessableContent)
        }
        let grant = TokenGrant(id: surroundings.newID(), name: name, made: visitor.today, rights: rights)
        let secret = try await vault.grant(.interface, to: visitor.journal, details: grant.bytes)
        let waiting = surroundings.newID()
        try await visitor.journal.stage(WaitingSecret(secret, for: .interface, since: visitor.now).bytes, as: waiting)
        return .redirect(to: Route.tokens(.made(waiting)).path)
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
    private func showToken(_ id: RecordID, to visitor: Visitor, authority: String?) async throws -> Response {
        // Something else that waits under that id is left alone.
        guard let bytes = try await visitor.journal.staged(id), let authority,
            let waiting = WaitingSecret(bytes, for: .interface)
        else {
            return .redirect(to: Route.tokens(.list).path)
        }
        guard waiting.isFresh(at: visitor.now),
            let accessed = try vault.open(waiting.secret, for: .interface),
            let grant = TokenGrant(accessed.details)
        else {
            try await visitor.journal.discard(id)
            return .redirect(to: Route.tokens(.list).path)
        }
        let page = NewTokenPage(
            id: id, authority: authority, authorization: BearerToken(waiting.secret).authorization,
            rights: grant.rights,
            isEncrypted: settings.isBehindTLS)
        return answer(page, to: visitor)
    }

    private func tokens(of visitor: Visitor) async throws -> [Token] {
        try await grants(TokenGrant.self, of: visitor).map { $0.1.shown(on: visitor.today) }
    }
}
