import CorginaCore
import CorginaJournal
import CorginaRooms
import CorginaVault

/// Making an account, signing in and out.
struct AccountRoom: Sendable {
    let vault: Vault
    let sessions: Sessions
    let surroundings: Surroundings
    let signUp: SignUp

    func show(_ route: Route, for request: IncomingRequest) async throws -> HostAnswer {
        switch route {
        case .newAccount:
            return HostAnswer(NewAccountPage(invitation: try await signUp.needsInvitation(vault) ? "" : nil))
        case .signIn:
            if let way = try await sessions.wayIn(request) { return way }
            return try await vault.accounts.exist() ? HostAnswer(SignInPage()) : .redirect(to: .welcome)
        default: throw ServerError.notFound
        }
    }

    func accept(_ form: Form, at route: Route, from request: IncomingRequest) async throws -> HostAnswer {
        switch route {
        case .account: try await createAccount(form, from: request)
        case .session: try await signIn(form, from: request)
        case .endSession: try await signOut(request)
        default: throw ServerError.notFound
        }
    }

    private func createAccount(_ form: Form, from request: IncomingRequest) async throws -> HostAnswer {
        let name = form["name"] ?? ""
        let invitation = try await signUp.needsInvitation(vault) ? form["invitation"] ?? "" : nil
        do {
            let admission = try await vault.accounts.create(
                name: name, passphrase: form.exact("passphrase"), with: signUp.need(invitation),
                details: surroundings.newDevice(request, form),
                beginning: [surroundings.firstEntry(form, languages: request.languages)],
                at: surroundings.moment(in: nil))
            return try await sessions.letIn(
                admission.secret, renewing: request.pass, with: .redirect(to: .recoveryCode))
        } catch {
            // Meanwhile one may be needed.
            let field = error as? VaultError == .invitationNeeded ? "" : invitation
            return HostAnswer(
                NewAccountPage(name: name, invitation: field, errors: try FieldError.ofAccount(error)), .refused)
        }
    }

    private func signIn(_ form: Form, from request: IncomingRequest) async throws -> HostAnswer {
        let name = form["name"] ?? ""
        do {
            let secret = try await vault.signIn(
                name: name, passphrase: form.exact("passphrase"), from: request.address, with: request.pass,
                ending: request.session, details: surroundings.newDevice(request, form),
                at: surroundings.moment(in: nil))
            return try await sessions.letIn(
                secret, renewing: request.pass, with: .redirect(to: landing(of: secret)))
        } catch let error as VaultError where error == .signInFailed || error == .opensOnDevicesOnly {
            return HostAnswer(SignInPage(name: name, problem: error.description), .refused)
        }
    }

    /// Forgets the session here and in the browser.
    private func signOut(_ request: IncomingRequest) async throws -> HostAnswer {
        if let secret = request.session { try await vault.sessions.end(secret, at: surroundings.moment(in: nil)) }
        return .signedOut(to: .welcome)
    }

    /// Where she goes once she is signed in: to a recovery code that still waits to be written down, else to Today.
    private func landing(of secret: SessionSecret) async throws -> Route {
        guard let journal = try await vault.unlock(secret, at: surroundings.moment(in: nil)) else { return .today }
        if try await vault.credentials.waitingCode(of: journal) != nil { return .recoveryCode }
        return journal.isCompanion ? .shared(.today) : .today
    }
}
