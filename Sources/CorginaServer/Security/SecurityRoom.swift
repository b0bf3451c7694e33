import CorginaRooms
import CorginaVault

/// Her account: everything here asks for her passphrase again, because a session may be a borrowed phone.
struct SecurityRoom: Sendable {
    let vault: Vault
    let surroundings: Surroundings
    let passphrase: PassphraseCheck
    let devices: DeviceList
    let keys: KeyChange
    let export: DiaryTakeout
    /// How many daily backups the server keeps; `nil` when it makes none.
    let keptBackups: Int?
    /// Whether an account can become a sealed one.
    let offersSealed: Bool

    func show(_ place: SecurityPlace, to visitor: Visitor, from request: IncomingRequest) async throws -> HostAnswer {
        switch place {
        case .overview: HostAnswer(try await page(of: visitor, done: done(request.changed, visitor)), to: visitor)
        case .erase: HostAnswer(erasePage(of: visitor), to: visitor)
        case .key where visitor.journal.isCompanion: throw DiaryNeeded()
        case .key: HostAnswer(try await keys.page(of: visitor), to: visitor)
        // The import has a room of its own.
        case .importing, .passphrase, .recoveryCode, .sessions, .export, .lock: throw ServerError.notFound
        }
    }

    func accept(_ form: Form, at place: SecurityPlace, by visitor: Visitor) async throws -> HostAnswer {
        // A companion has an account like any other, and no diary to take out or to seal anew.
        guard !visitor.journal.isCompanion || place.isOfEveryAccount else { throw DiaryNeeded() }
        do {
            switch place {
            // `HTTPAdapter` gives a form that carries a file to `ImportRoom`.
            case .overview, .importing: throw ServerError.notFound
            case .passphrase: return try await changePassphrase(form, by: visitor)
            case .recoveryCode: return try await renewRecoveryCode(form, by: visitor)
            case .sessions: return try await endAllSessions(of: visitor)
            case .export: return try await export.file(form, for: visitor)
            case .erase: return try await erase(form, by: visitor)
            case .key: return try await keys.accept(form, by: visitor)
            case .lock: return try await setLock(form, by: visitor)
            }
        } catch is HealthRecordDays.Backwards {
            let errors = [FieldError(field: "to", message: HealthRecordDays.Backwards.sentence)]
            return try await refusal(of: form, at: place, errors, to: visitor)
        } catch let error as VaultError {
            guard let field = error.field(at: place) else { throw error }
            let errors = [FieldError(field: field, message: error.description)]
            return try await refusal(of: form, at: place, errors, to: visitor)
        }
    }

    /// Shows the page of a form again.
    private func refusal(
        of form: Form, at place: SecurityPlace, _ errors: [FieldError], to visitor: Visitor
    ) async throws -> HostAnswer {
        switch place {
        case .erase:
            var page = erasePage(of: visitor)
            page.errors = errors
            return HostAnswer(page, to: visitor, .refused)
        case .key:
            return HostAnswer(
                try await keys.page(of: visitor, typed: form["group"] ?? "", errors: errors), to: visitor, .refused)
        default:
            var page = try await page(of: visitor, done: nil)
            (page.place, page.errors) = (place, errors)
            if place == .lock { page.askedLockAfter = try? lockMinutes(form) }
            return HostAnswer(page, to: visitor, .refused)
        }
    }

    private func changePassphrase(_ form: Form, by visitor: Visitor) async throws -> HostAnswer {
        let secret = try await vault.credentials.changePassphrase(
            of: visitor.journal, from: form.exact("passphrase"), to: form.exact("newPassphrase"),
            details: visitor.device?.details ?? [], at: surroundings.moment(in: nil))
        var answer = HostAnswer.redirect(to: .security(.overview), changed: "passphrase")
        answer.session = .replaced(secret)
        return answer
    }

    /// Locking later or never asks for her passphrase: somebody who holds her unlocked phone must not be able to keep it open.
    private func setLock(_ form: Form, by visitor: Visitor) async throws -> HostAnswer {
        let minutes = try lockMinutes(form)
        let isLooser = visitor.lockAfter > 0 && (minutes == 0 || minutes > visitor.lockAfter)
        if isLooser { try await passphrase.confirm(form, by: visitor) }
        try await vault.sessions.setLock(afterMinutes: minutes, of: visitor.journal, at: surroundings.moment(in: nil))
        return .redirect(to: .security(.overview), changed: "lock")
    }

    private func lockMinutes(_ form: Form) throws(ServerError) -> Int {
        guard let minutes = form["minutes"] == nil ? 0 : form.whole("minutes", in: 0...1_440),
            LockDelay.choices.contains(minutes)
        else { throw .badForm }
        return minutes
    }

    private func renewRecoveryCode(_ form: Form, by visitor: Visitor) async throws -> HostAnswer {
        _ = try await vault.credentials.renewRecoveryCode(
            of: visitor.journal, passphrase: form.exact("passphrase"), at: surroundings.moment(in: nil))
        return .redirect(to: .recoveryCode)
    }

    private func endAllSessions(of visitor: Visitor) async throws -> HostAnswer {
        try await vault.sessions.endAll(of: visitor.journal)
        return .signedOut(to: .home)
    }

    private func erase(_ form: Form, by visitor: Visitor) async throws -> HostAnswer {
        try await passphrase.confirm(form, by: visitor)
        try await vault.accounts.erase(visitor.journal)
        var answer = HostAnswer.signedOut(to: .home)
        answer.pass = .gone
        return answer
    }

    private func erasePage(of visitor: Visitor) -> ErasePage {
        var page = ErasePage(keptBackups: keptBackups)
        page.isCompanion = visitor.journal.isCompanion
        return page
    }

    private func page(of visitor: Visitor, done: String?) async throws -> SecurityPage {
        var page = SecurityPage(
            devices: try await devices.all(of: visitor).map(\.page), lockAfter: visitor.lockAfter, done: done)
        page.isCompanion = visitor.journal.isCompanion
        page.offersSealed = offersSealed
        page.hasWaitingCode = try await vault.credentials.waitingCode(of: visitor.journal) != nil
        return page
    }

    private func done(_ changed: Substring?, _ visitor: Visitor) -> String? {
        switch changed {
        case "passphrase" where visitor.journal.isCompanion:
            "Your passphrase is changed. Every other device is signed out."
        case "passphrase":
            "Your passphrase is changed. Every other device is signed out, and calendar links, links for the clinic and Shortcuts tokens have ended."
        case "key":
            "Your diary has another key, and your recovery code is the new one. Every other device is signed out."
        case "lock": "Saved, for all your devices."
        case "device": "That device is signed out. Its key is gone from the server."
        default: nil
        }
    }
}

extension SecurityPlace {
    /// Whether it is there for an account without a diary too.
    fileprivate var isOfEveryAccount: Bool {
        switch self {
        case .overview, .passphrase, .recoveryCode, .sessions, .lock, .erase: true
        case .key, .export, .importing: false
        }
    }
}

extension VaultError {
    /// The field of an account form the error belongs to; `nil` if it is no fault of the form.
    fileprivate func field(at place: SecurityPlace) -> String? {
        switch self {
        case _ where isAboutPassphrase: "passphrase"
        case .passphraseTooShort, .passphraseTooLong, .passphraseTooCommon:
            place == .passphrase ? "newPassphrase" : "passphrase"
        default: nil
        }
    }
}
