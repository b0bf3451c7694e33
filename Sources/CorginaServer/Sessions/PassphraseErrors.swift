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

extension CorginaServer {
    /// Asks for the passphrase again before an access to her diary is given out, be it a calendar's address or a token: the session may be
    /// a borrowed phone. To be asked only where the rest of the form is right, so that nobody waits for a slip.
    ///
    /// - Returns: what to say beside the field `passphrase`; nothing where it is right.
    func passphraseErrors(in form: Form, by visitor: Visitor) async throws -> [FieldError] {
        do throws(VaultError) {
            try await vault.confirm(
                form.exact("passphrase"), of: visitor.journal, at: surroundings.moment(in: nil))
            return []
        } catch {
            guard error.isAboutPassphrase else { throw error }
            return [FieldError(field: "passphrase", message: error.description)]
        }
    }
}
