import CorginaVault

/// Who may make an account.
struct SignUp: Sendable {
    /// Whether anyone who reaches the server may.
    let isOpen: Bool
    /// Whether other machines reach the server.
    let isExposed: Bool

    /// The first account can be made by whoever sits at the machine; any other takes an invitation, unless the server was
    /// started so that it does not.
    func needsInvitation(_ vault: Vault) async throws -> Bool {
        if isOpen { return false }
        if isExposed { return true }
        return try await vault.accounts.exist()
    }

    func need(_ invitation: String?) -> InvitationNeed {
        if let invitation { return .code(invitation) }
        return isOpen ? .none : .noneForTheFirst
    }
}
