import CorginaRooms
import CorginaVault
import HTTPTypes
import Hummingbird

/// Locking this device, and opening it again.
extension CorginaServer {
    /// The lock, and where to go on afterwards. A place of Corgina's holds nothing she wrote.
    static func lockPath(then route: Route?) -> String {
        let lock = Route.devices(.lock).path
        guard let route, route != .today, route != .devices(.lock) else { return lock }
        return lock + "?then=" + route.path
    }

    func showLock(to request: Request) async throws -> Response {
        let then = request.uri.queryParameters["then"].flatMap { Route(String($0)) }
        switch try await state(of: request) {
        case .none: throw SignInNeeded()
        case .open: return .redirect(to: (then ?? .today).path)
        case .locked: return answer(LockPage(then: then))
        }
    }

    func lockNow(_ request: Request) async throws -> Response {
        guard let secret = cookie.secret(in: request) else { throw SignInNeeded() }
        try await vault.lock(secret, at: surroundings.moment(in: nil))
        var response = Response.redirect(to: Route.devices(.lock).path)
        response.endConnection()
        return response
    }

    /// What she sent while the device was locked waits on the page that asks for her passphrase, and nowhere else.
    func askForPassphrase(holding form: Form, for route: Route) -> Response {
        guard Self.isHeld(route), form.urlEncoded.utf8.count <= Self.mostHeld else {
            return .redirect(to: Self.lockPath(then: Self.place(besides: route)))
        }
        return answer(LockPage(then: route, form: form.urlEncoded), status: .locked)
    }

    func unlock(_ form: Form, from request: Request, address: String) async throws -> Response {
        guard let secret = cookie.secret(in: request) else { throw SignInNeeded() }
        let then = form["then"].flatMap { Route($0) }
        let held = form["form"]
        switch try await vault.open(secret, at: surroundings.moment(in: nil)) {
        case .none: throw SignInNeeded()
        case .open: return try await goOn(to: then, held, from: request, address: address)
        case .locked: break
        }
        do {
            let fresh = try await vault.unlock(
                secret, passphrase: form.exact("passphrase"), at: surroundings.moment(in: nil)
            )
            var head = request.head
            head.headerFields[.cookie] = "\(cookie.name)=\(fresh.cookieValue)"
            var response = try await goOn(
                to: then, held, from: Request(head: head, body: request.body), address: address)
            try await letIn(fresh, renewing: deviceCookie.pass(in: request), by: &response)
            return response
        } catch let error as VaultError {
            if error == .signInFailed { throw SignInNeeded() }
            guard error.isAboutPassphrase else { throw error }
            let errors = [FieldError(field: "passphrase", message: error.description)]
            return answer(LockPage(then: then, form: held, errors: errors), status: .unprocessableContent)
        }
    }

    /// To where she was, or on with what she had sent. Whatever becomes of that, she is in.
    private func goOn(
        to route: Route?, _ held: String?, from request: Request, address: String
    ) async throws -> Response {
        guard let held, let route, Self.isHeld(route), let form = try? Form(urlEncoded: held.utf8) else {
            return .redirect(to: (route ?? .today).path)
        }
        do { return try await accept(form, at: route, from: request, address: address) } catch {
            return ErrorPages(assets: assets.paths).page(for: ServerError(error))
        }
    }

    /// Forms with secrets in them are filled in again.
    private static func isHeld(_ route: Route) -> Bool {
        switch route {
        case .security, .devices, .invitations, .tokens, .recoveryCode, .account, .session, .endSession, .recover: false
        default: true
        }
    }

    /// The page a form that is not held stands on.
    private static func place(besides route: Route) -> Route? {
        switch route {
        case .security, .devices: .security(.overview)
        case .invitations: .invitations(.list)
        case .tokens: .tokens(.list)
        default: nil
        }
    }

    /// In bytes: encoded once more it still fits in a request.
    private static let mostHeld = 24 * 1_024
}

extension HTTPResponse.Status {
    /// RFC 4918, section 11.3.
    static var locked: HTTPResponse.Status { .init(code: 423, reasonPhrase: "Locked") }
}
