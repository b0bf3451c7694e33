import CorginaCore
import CorginaRooms
import CorginaVault
import Hummingbird

/// The recovery code: shown until she has it on paper.
extension CorginaServer {
    func showRecover() -> Response { answer(RecoverPage()) }

    func recover(_ form: Form, from request: Request, address: String) async throws -> Response {
        let name = form["name"] ?? ""
        do {
            let admission = try await vault.recover(
                name: name, code: form["code"] ?? "", newPassphrase: form.exact("passphrase"), from: throttled(address),
                with: deviceCookie.pass(in: request), details: newDevice(request, form),
                at: surroundings.moment(in: nil))
            return try await signedIn(
                admission.secret, renewing: deviceCookie.pass(in: request), to: .recoveryCode)
        } catch VaultError.recoveryFailed {
            let page = RecoverPage(name: name, problem: VaultError.recoveryFailed.description)
            return answer(page, status: .unprocessableContent)
        } catch {
            return answer(RecoverPage(name: name, errors: try fieldErrors(error)), status: .unprocessableContent)
        }
    }

    func showRecoveryCode(to visitor: Visitor) async throws -> Response {
        guard let waiting = try await vault.waitingCode(of: visitor.journal) else {
            return .redirect(to: Route.today.path)
        }
        return answer(
            RecoveryCodePage(groups: waiting.code.groups, replacesAnother: waiting.replacesAnother), to: visitor)
    }

    /// From the moment she has typed its last group the code counts, and is shown no more.
    func confirmRecoveryCode(_ form: Form, by visitor: Visitor) async throws -> Response {
        guard let waiting = try await vault.waitingCode(of: visitor.journal) else {
            return .redirect(to: Route.today.path)
        }
        var page = RecoveryCodePage(
            groups: waiting.code.groups, replacesAnother: waiting.replacesAnother, typed: form["group"] ?? "")
        guard waiting.code.ends(with: page.typed) else {
            page.errors = [.wrongGroup]
            return answer(page, to: visitor, status: .unprocessableContent)
        }
        do throws(VaultError) {
            try await vault.confirm(waiting.code, of: visitor.journal)
        } catch {
            guard error == .busy || error == .interrupted else { throw error }
            page.errors = [FieldError(field: "group", message: error.description)]
            return answer(page, to: visitor, status: .unprocessableContent)
        }
        // Who has another code has been asked for her dates before.
        let isSettingUp = visitor.isFirstRun && !waiting.replacesAnother
        return .redirect(to: isSettingUp ? Route.pregnancy(.methods).path : Route.today.path)
    }
}

extension RecoveryCode {
    /// As it is written down.
    var groups: [String] { text.split(separator: "-").map(String.init) }

    /// Whether that is its last group, as typed.
    func ends(with typed: String) -> Bool {
        typed.uppercased().filter { $0 != " " && $0 != "-" } == groups.last
    }
}

extension FieldError {
    static let wrongGroup = FieldError(
        field: "group", message: "That is not the last group. Compare it with the code above.")
}
