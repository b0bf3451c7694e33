import CorginaRooms
import CorginaVault

/// Another key for her diary, and the recovery code that comes with it.
struct KeyChange: Sendable {
    let vault: Vault
    let sessions: Sessions
    let surroundings: Surroundings

    func page(of visitor: Visitor, typed: String = "", errors: [FieldError] = []) async throws -> KeyPage {
        let code = try await vault.credentials.codeOfNextKey(of: visitor.journal)
        return KeyPage(groups: code?.groups, typed: typed, errors: errors)
    }

    /// Offers a code first; once she typed its end, takes the key.
    func accept(_ form: Form, by visitor: Visitor) async throws -> HostAnswer {
        if form.contains("group") { return try await renew(form, by: visitor) }
        try await vault.credentials.offerCode(forNextKeyOf: visitor.journal)
        return .redirect(to: .security(.key))
    }

    /// Seals the diary anew, once she has the code that will open the new key on paper.
    private func renew(_ form: Form, by visitor: Visitor) async throws -> HostAnswer {
        let typed = form["group"] ?? ""
        guard let code = try await vault.credentials.codeOfNextKey(of: visitor.journal), code.ends(with: typed) else {
            return HostAnswer(
                try await page(of: visitor, typed: typed, errors: [.wrongGroup]), to: visitor, .refused)
        }
        let secret = try await vault.credentials.renewKey(
            of: visitor.journal, passphrase: form.exact("passphrase"), with: code,
            details: visitor.device?.details ?? [], at: surroundings.moment(in: nil))
        return try await sessions.letIn(
            secret, renewing: visitor.pass, with: .redirect(to: .security(.overview), changed: "key"))
    }
}
