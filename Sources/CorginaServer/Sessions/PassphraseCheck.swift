import CorginaRooms
import CorginaVault

extension VaultError {
    /// Whether a form that asks for the passphrase says this beside it: it was wrong, or could not be looked at now. Everything else in
    /// the form is kept, and the same passphrase may be tried again.
    var isAboutPassphrase: Bool {
        switch self {
        case .passphraseWrong, .tooManyAttempts, .busy: true
        default: false
        }
    }
}

/// Asks for the passphrase again before something that cannot be undone, or before an access to her diary is given out: the session may
/// be a borrowed phone.
struct PassphraseCheck: Sendable {
    let vault: Vault
    let surroundings: Surroundings

    /// - Throws: why it was not right, or could not be looked at.
    func confirm(_ form: Form, by visitor: Visitor) async throws(VaultError) {
        try await vault.credentials.confirm(
            form.exact("passphrase"), of: visitor.journal, at: surroundings.moment(in: nil))
    }

    /// The same for a form that says it beside the field `passphrase`. To be asked only where the rest of the form is right, so that
    /// nobody waits for a slip.
    ///
    /// - Returns: what to say there; nothing where it is right.
    func errors(in form: Form, by visitor: Visitor) async throws(VaultError) -> [FieldError] {
        do throws(VaultError) {
            try await confirm(form, by: visitor)
            return []
        } catch {
            guard error.isAboutPassphrase else { throw error }
            return [FieldError(field: "passphrase", message: error.description)]
        }
    }
}
