import CorginaCore
import CorginaJournal
import CorginaScreens
import CorginaVault
import Hummingbird

/// The recovery code: shown once, and used once.
extension CorginaServer {
    func showRecover() -> Response { answer(RecoverPage()) }

    func recover(_ form: Form, from request: Request, address: String) async throws -> Response {
        let name = form["name"] ?? ""
        do {
            let admission = try await vault.recover(
                name: name, code: form["code"] ?? "", newPassphrase: form.exact("passphrase"), from: throttled(address),
                details: newDevice(request, form), at: surroundings.moment(in: nil))
            return try await welcome(admission, profile: nil)
        } catch VaultError.recoveryFailed {
            let page = RecoverPage(name: name, problem: VaultError.recoveryFailed.description)
            return answer(page, status: .unprocessableContent)
        } catch {
            return answer(RecoverPage(name: name, errors: try fieldErrors(error)), status: .unprocessableContent)
        }
    }

    /// Signs her in and shows the new recovery code, which waits sealed until she has written it down.
    ///
    /// - Parameter profile: for a new diary's first entry; `nil` if the diary has one.
    func welcome(_ admission: Admission, profile: Profile?) async throws -> Response {
        let now = surroundings.moment(in: profile?.timeZone)
        guard let journal = try await vault.unlock(admission.secret, at: now) else { throw ServerError.unexpected }
        if let profile {
            let id = surroundings.newID()
            let entry = JournalEntry(
                id: EntryID(high: id.high, low: id.low), recordedAt: now, device: "web", change: .putProfile(profile))
            _ = try await journal.append([entry])
        }
        try await journal.stage(Array(admission.recoveryCode.text.utf8), as: .recoveryCode)
        return signedIn(admission.secret, to: .recoveryCode)
    }

    func showRecoveryCode(to visitor: Visitor) async throws -> Response {
        guard let groups = try await recoveryCode(of: visitor) else { return .redirect(to: Route.today.path) }
        return answer(RecoveryCodePage(groups: groups), to: visitor)
    }

    /// Forgets the code once she has typed its last group.
    func confirmRecoveryCode(_ form: Form, by visitor: Visitor) async throws -> Response {
        guard let groups = try await recoveryCode(of: visitor) else { return .redirect(to: Route.today.path) }
        let typed = form["group"] ?? ""
        guard typed.uppercased().filter({ $0 != " " && $0 != "-" }) == groups.last else {
            let error = FieldError(
                field: "group", message: "That is not the last group. Compare it with the code above.")
            return answer(
                RecoveryCodePage(groups: groups, typed: typed, errors: [error]), to: visitor,
                status: .unprocessableContent)
        }
        try await visitor.journal.discard(.recoveryCode)
        return .redirect(to: visitor.isFirstRun ? Route.newPregnancy.path : Route.today.path)
    }

    private func recoveryCode(of visitor: Visitor) async throws -> [String]? {
        guard let bytes = try await visitor.journal.staged(.recoveryCode) else { return nil }
        return String(decoding: bytes, as: UTF8.self).split(separator: "-").map(String.init)
    }
}

/// Things that wait under names of their own. Ids of drafts are random, so they cannot meet these.
extension RecordID {
    static let recoveryCode = RecordID(high: 0, low: 1)
    static let dating = RecordID(high: 0, low: 2)
}
