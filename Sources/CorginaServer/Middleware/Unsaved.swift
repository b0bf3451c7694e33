import CorginaRooms

/// A form that could not be taken, and why, so that what she typed can be handed back to her.
struct Unsaved: Error {
    let reason: any Error
    let form: Form
    let route: Route

    /// The form to send again, when it may be taken the next time as it is.
    ///
    /// Not where a passphrase or a recovery code was typed: those are never written into a page.
    func retry(after problem: ServerError) -> ProblemPage.Retry? {
        guard problem.mayPass, !isSecret else { return nil }
        return .init(route: route, fields: form.all.map { .init(name: $0.name, value: $0.value) })
    }

    private var isSecret: Bool {
        switch route {
        case .account, .session, .endSession, .recover, .recoveryCode, .security: true
        default: form.all.contains { $0.name.lowercased().contains("passphrase") || $0.name.contains("code") }
        }
    }
}

extension ServerError {
    /// Whether the same form may be taken later.
    fileprivate var mayPass: Bool {
        switch self {
        case .busy, .storage, .storageLost, .diskFull, .tooManyToday, .tooManyRequests, .diaryFull, .unexpected: true
        default: false
        }
    }
}
