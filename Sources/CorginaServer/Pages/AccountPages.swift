import CorginaCore
import CorginaJournal
import CorginaRooms
import CorginaVault
import Hummingbird

/// Making an account, signing in and out.
extension CorginaServer {
    func showNewAccount() async throws -> Response {
        answer(NewAccountPage(invitation: try await needsInvitation() ? "" : nil))
    }

    func createAccount(_ form: Form, from request: Request) async throws -> Response {
        let name = form["name"] ?? ""
        let invitation = try await needsInvitation() ? form["invitation"] ?? "" : nil
        do {
            let admission = try await vault.createAccount(
                name: name, passphrase: form.exact("passphrase"), with: need(invitation),
                details: newDevice(request, form), beginning: [firstEntry(form, from: request)],
                at: surroundings.moment(in: nil))
            return try await signedIn(
                admission.secret, renewing: deviceCookie.pass(in: request), to: .recoveryCode)
        } catch {
            // Meanwhile one may be needed.
            let field = error as? VaultError == .invitationNeeded ? "" : invitation
            let page = NewAccountPage(name: name, invitation: field, errors: try fieldErrors(error))
            return answer(page, status: .unprocessableContent)
        }
    }

    func showSignIn(to request: Request) async throws -> Response {
        if let way = try await wayIn(request) { return way }
        return try await vault.hasAccounts() ? answer(SignInPage()) : .redirect(to: Route.welcome.path)
    }

    func signIn(_ form: Form, from request: Request, address: String) async throws -> Response {
        let name = form["name"] ?? ""
        let pass = deviceCookie.pass(in: request)
        do {
            let secret = try await vault.signIn(
                name: name, passphrase: form.exact("passphrase"), from: throttled(address), with: pass,
                ending: cookie.secret(in: request), details: newDevice(request, form),
                at: surroundings.moment(in: nil))
            return try await signedIn(secret, renewing: pass, to: landing(of: secret))
        } catch VaultError.signInFailed {
            let page = SignInPage(name: name, problem: VaultError.signInFailed.description)
            return answer(page, status: .unprocessableContent)
        }
    }

    /// Forgets the session here and in the browser.
    func signOut(_ request: Request) async throws -> Response {
        if let secret = cookie.secret(in: request) {
            try await vault.endSession(secret, at: surroundings.moment(in: nil))
        }
        var response = Response.redirect(to: Route.welcome.path)
        cookie.clear(on: &response)
        response.wipeDevice()
        return response
    }

    /// The first account can be made by whoever sits at the machine; any other takes an invitation, unless the server was
    /// started so that it does not.
    private func needsInvitation() async throws -> Bool {
        if settings.allowsSignUp { return false }
        if settings.isExposed { return true }
        return try await vault.hasAccounts()
    }

    private func need(_ invitation: String?) -> InvitationNeed {
        if let invitation { return .code(invitation) }
        return settings.allowsSignUp ? .none : .noneForTheFirst
    }

    /// What a diary begins with.
    private func firstEntry(_ form: Form, from request: Request) -> JournalEntry {
        let region = request.headers[.acceptLanguage].flatMap { FoodRegion(languages: $0) }
        let profile = Profile(timeZone: timeZone(form), foodRegion: region)
        let id = surroundings.newID()
        return JournalEntry(
            id: EntryID(high: id.high, low: id.low), recordedAt: surroundings.moment(in: profile.timeZone),
            device: "web",
            change: .putProfile(profile))
    }

    /// Where she goes once she is signed in: to a recovery code that still waits to be written down, else to Today.
    private func landing(of secret: SessionSecret) async throws -> Route {
        guard let journal = try await vault.unlock(secret, at: surroundings.moment(in: nil)),
            try await vault.waitingCode(of: journal) != nil
        else { return .today }
        return .recoveryCode
    }

    /// The address requests are counted by; `nil` when nobody can tell, as behind a proxy that does not say.
    func throttled(_ address: String) -> String? { address == ClientAddress.unknown ? nil : address }

    func signedIn(_ secret: SessionSecret, renewing pass: DevicePass?, to route: Route) async throws -> Response {
        var response = Response.redirect(to: route.path)
        try await letIn(secret, renewing: pass, by: &response)
        return response
    }

    /// The zone her browser told, if there is such a zone.
    func timeZone(_ form: Form) -> String {
        form["zone"].flatMap(Surroundings.timeZoneName) ?? surroundings.fallbackTimeZone
    }

    /// What is wrong with what she chose, for the form.
    ///
    /// - Throws: the error itself if it is none of hers.
    func fieldErrors(_ error: any Error) throws -> [FieldError] {
        guard let error = error as? VaultError, let field = error.field else { throw error }
        return [FieldError(field: field, message: error.description)]
    }
}

extension VaultError {
    /// The field of an account form the error belongs to; `nil` if it is no fault of the form.
    fileprivate var field: String? {
        switch self {
        case .nameNotUsable, .nameTaken: "name"
        case .passphraseTooShort, .passphraseTooLong, .passphraseTooCommon: "passphrase"
        case .recoveryCodeMistyped: "code"
        case .invitationMistyped, .invitationNotValid, .invitationNeeded: "invitation"
        default: nil
        }
    }
}
