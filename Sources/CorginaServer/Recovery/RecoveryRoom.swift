import CorginaCore
import CorginaRooms
import CorginaVault

/// The recovery code: shown until she has it on paper, and signing in with it.
struct RecoveryRoom: Sendable {
    let vault: Vault
    let sessions: Sessions
    let surroundings: Surroundings

    func show(_ route: Route, for request: IncomingRequest) async throws -> HostAnswer {
        switch route {
        case .recover: HostAnswer(RecoverPage())
        case .recoveryCode: try await showCode(to: sessions.anyone(request))
        default: throw ServerError.notFound
        }
    }

    func accept(_ form: Form, at route: Route, from request: IncomingRequest) async throws -> HostAnswer {
        switch route {
        case .recover: try await recover(form, from: request)
        case .recoveryCode: try await confirmCode(form, by: sessions.anyone(request))
        default: throw ServerError.notFound
        }
    }

    private func recover(_ form: Form, from request: IncomingRequest) async throws -> HostAnswer {
        let name = form["name"] ?? ""
        do {
            let admission = try await vault.credentials.recover(
                name: name, code: form["code"] ?? "", newPassphrase: form.exact("passphrase"),
                from: request.address, with: request.pass, details: surroundings.newDevice(request, form),
                at: surroundings.moment(in: nil))
            return try await sessions.letIn(
                admission.secret, renewing: request.pass, with: .redirect(to: .recoveryCode))
        } catch let error as VaultError where error == .recoveryFailed || error == .opensOnDevicesOnly {
            return HostAnswer(RecoverPage(name: name, problem: error.description), .refused)
        } catch {
            return HostAnswer(RecoverPage(name: name, errors: try FieldError.ofAccount(error)), .refused)
        }
    }

    private func showCode(to visitor: Visitor) async throws -> HostAnswer {
        guard let waiting = try await vault.credentials.waitingCode(of: visitor.journal) else {
            return .redirect(to: visitor.home)
        }
        var page = RecoveryCodePage(groups: waiting.code.groups, replacesAnother: waiting.replacesAnother)
        page.isCompanion = visitor.journal.isCompanion
        return HostAnswer(page, to: visitor)
    }

    /// Once she has typed its last group the code is in force, and it is not shown again.
    private func confirmCode(_ form: Form, by visitor: Visitor) async throws -> HostAnswer {
        guard let waiting = try await vault.credentials.waitingCode(of: visitor.journal) else {
            return .redirect(to: visitor.home)
        }
        var page = RecoveryCodePage(
            groups: waiting.code.groups, replacesAnother: waiting.replacesAnother, typed: form["group"] ?? "")
        page.isCompanion = visitor.journal.isCompanion
        guard waiting.code.ends(with: page.typed) else {
            page.errors = [.wrongGroup]
            return HostAnswer(page, to: visitor, .refused)
        }
        do throws(VaultError) {
            try await vault.credentials.confirm(waiting.code, of: visitor.journal)
        } catch {
            guard error == .busy || error == .interrupted else { throw error }
            page.errors = [FieldError(field: "group", message: error.description)]
            return HostAnswer(page, to: visitor, .refused)
        }
        // Who has another code has been asked for her dates before.
        let isSettingUp = visitor.isFirstRun && !waiting.replacesAnother && !visitor.journal.isCompanion
        return .redirect(to: isSettingUp ? .pregnancy(.methods) : visitor.home)
    }
}
