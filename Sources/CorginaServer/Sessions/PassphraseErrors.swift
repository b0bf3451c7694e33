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
