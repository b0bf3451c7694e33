import CorginaCore
import CorginaJournal
import CorginaScreens
import CorginaVault
import Hummingbird

/// Making an account, signing in and out.
extension CorginaServer {
    func showNewAccount() async throws -> Response {
        try await requireSignUp()
        return answer(NewAccountPage())
    }

    func createAccount(_ form: Form, address: String) async throws -> Response {
        try await requireSignUp()
        try await throttle(address)
        let name = form["name"] ?? ""
        do {
            let (session, code) = try await vault.createAccount(
                name: name, passphrase: form.exact("passphrase"), now: surroundings.now())
            return try await open(session, newCode: code, profile: Profile(timeZone: timeZone(form)))
        } catch let error as VaultError {
            guard let field = error.field else { throw error }
            return answer(NewAccountPage(name: name, errors: [FieldError(field: field, message: error.description)]), status: .unprocessableContent)
        }
    }

    func showSignIn(to request: Request) async throws -> Response {
        if try await visitorIfSignedIn(request) != nil { return .redirect(to: Route.today.path) }
        if try await !vault.hasAccounts() { return .redirect(to: Route.welcome.path) }
        return answer(SignInPage())
    }

    func signIn(_ form: Form, address: String) async throws -> Response {
        let name = form["name"] ?? ""
        do {
            let session = try await vault.signIn(
                name: name, passphrase: form.exact("passphrase"), address: address, now: surroundings.now())
            return signedIn(session, to: .today)
        } catch VaultError.wrongNameOrPassphrase {
            let problem = "That name and passphrase do not open a diary here. Check both and try again."
            return answer(SignInPage(name: name, problem: problem), status: .unprocessableContent)
        }
    }

    /// Forgets the session here and in the browser.
    func signOut(_ request: Request) async throws -> Response {
        if let secret = cookie.secret(in: request) { try await vault.endSession(secret) }
        var response = Response.redirect(to: Route.welcome.path)
        cookie.clear(on: &response)
        response.headers[.clearSiteData] = "\"cache\""
        return response
    }

    func signedIn(_ session: String, to route: Route) -> Response {
        var response = Response.redirect(to: route.path)
        cookie.set(session, on: &response)
        return response
    }

    /// The first account can always be made; further ones only if the server was started so.
    private func requireSignUp() async throws {
        guard try await settings.allowsSignUp || !vault.hasAccounts() else { throw ServerError.signUpClosed }
    }
}
