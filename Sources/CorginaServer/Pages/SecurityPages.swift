import CorginaCore
import CorginaJournal
import CorginaScreens
import CorginaVault
import Hummingbird

/// Her account: everything here asks for her passphrase again, because a session may be a borrowed phone.
extension CorginaServer {
    func show(_ place: SecurityPlace, to visitor: Visitor, changed: Substring?) async throws -> Response {
        switch place {
        case .overview: answer(try await securityPage(of: visitor, done: done(changed)), to: visitor)
        case .importing: showImport(to: visitor, changed: changed)
        case .erase: answer(ErasePage(keptBackups: settings.keptBackups), to: visitor)
        case .key: answer(KeyPage(), to: visitor)
        case .passphrase, .recoveryCode, .sessions, .export, .lock: throw ServerError.notFound
        }
    }

    func accept(_ form: Form, at place: SecurityPlace, by visitor: Visitor, address: String) async throws -> Response {
        do {
            switch place {
            // A form that carries a file comes by another way.
            case .overview, .importing: throw ServerError.notFound
            case .passphrase: return try await changePassphrase(form, by: visitor, address: address)
            case .recoveryCode: return try await renewRecoveryCode(form, by: visitor, address: address)
            case .sessions: return try await endAllSessions(of: visitor)
            case .export: return try await export(form, by: visitor, address: address)
            case .erase: return try await erase(form, by: visitor, address: address)
            case .key: return try await renewKey(form, by: visitor, address: address)
            case .lock: return try await setLock(form, by: visitor, address: address)
            }
        } catch let error as VaultError {
            guard let field = error.field(at: place) else { throw error }
            let errors = [FieldError(field: field, message: error.description)]
            if place == .erase {
                let page = ErasePage(errors: errors, keptBackups: settings.keptBackups)
                return answer(page, to: visitor, status: .unprocessableContent)
            }
            if place == .key { return answer(KeyPage(errors: errors), to: visitor, status: .unprocessableContent) }
            var page = try await securityPage(of: visitor, done: nil)
            (page.place, page.errors) = (place, errors)
            if place == .lock { page.askedLockAfter = try? lockMinutes(form) }
            return answer(page, to: visitor, status: .unprocessableContent)
        }
    }

    private func changePassphrase(_ form: Form, by visitor: Visitor, address: String) async throws -> Response {
        let secret = try await vault.changePassphrase(
            of: visitor.journal, from: form.exact("passphrase"), to: form.exact("newPassphrase"),
            address: throttled(address), details: visitor.device?.details ?? [], at: surroundings.moment(in: nil))
        var response = Response.redirect(to: Route.security(.overview).path + "?changed=passphrase")
        cookie.set(secret, on: &response)
        return response
    }

    /// Seals the diary anew and shows the new recovery code.
    private func renewKey(_ form: Form, by visitor: Visitor, address: String) async throws -> Response {
        let admission = try await vault.renewKey(
            of: visitor.journal, passphrase: form.exact("passphrase"), from: throttled(address),
            details: visitor.device?.details ?? [], at: surroundings.moment(in: nil))
        return try await welcome(admission, profile: nil)
    }

    /// A lock that comes later or never takes her passphrase: whoever holds her unlocked phone must not keep it open.
    private func setLock(_ form: Form, by visitor: Visitor, address: String) async throws -> Response {
        let minutes = try lockMinutes(form)
        let isLooser = visitor.lockAfter > 0 && (minutes == 0 || minutes > visitor.lockAfter)
        if isLooser { try await confirm(form, by: visitor, address: address) }
        try await vault.setLock(afterMinutes: minutes, of: visitor.journal, at: surroundings.moment(in: nil))
        return .redirect(to: Route.security(.overview).path + "?changed=lock")
    }

    private func lockMinutes(_ form: Form) throws(ServerError) -> Int {
        let minutes = form["minutes"].flatMap { Int($0) } ?? 0
        guard SecurityPage.lockChoices.contains(minutes) else { throw .badForm }
        return minutes
    }

    private func renewRecoveryCode(_ form: Form, by visitor: Visitor, address: String) async throws -> Response {
        let code = try await vault.renewRecoveryCode(
            of: visitor.journal, passphrase: form.exact("passphrase"), from: throttled(address),
            at: surroundings.moment(in: nil))
        try await visitor.journal.stage(Array(code.text.utf8), as: .recoveryCode)
        return .redirect(to: Route.recoveryCode.path)
    }

    private func endAllSessions(of visitor: Visitor) async throws -> Response {
        try await vault.endAllSessions(of: visitor.journal)
        return signedOut()
    }

    private func erase(_ form: Form, by visitor: Visitor, address: String) async throws -> Response {
        try await confirm(form, by: visitor, address: address)
        try await vault.erase(visitor.journal)
        return signedOut()
    }

    private func export(_ form: Form, by visitor: Visitor, address: String) async throws -> Response {
        try await confirm(form, by: visitor, address: address)
        let kind = form["kind"].flatMap(ExportKind.init) ?? .json
        let (type, bytes): (String, [UInt8]) =
            switch kind {
            case .json: ("application/json", try await wholeDiary(of: visitor))
            case .csv:
                (
                    "text/csv; charset=utf-8; header=present",
                    try DiaryTable(
                        exportedAt: visitor.now, entries: try await visitor.journal.entries().map(\.entry)
                    ).encoded()
                )
            }
        return Response(
            status: .ok,
            headers: [
                .contentType: type, .contentLength: "\(bytes.count)",
                .contentDisposition: "attachment; filename=\"\(kind.fileName(on: "\(visitor.today)"))\"",
            ],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    }

    private func confirm(_ form: Form, by visitor: Visitor, address: String) async throws {
        try await vault.confirm(
            form.exact("passphrase"), of: visitor.journal, from: throttled(address), at: surroundings.moment(in: nil))
    }

    private func signedOut() -> Response {
        var response = Response.redirect(to: Route.home.path)
        cookie.clear(on: &response)
        response.wipeDevice()
        return response
    }

    private func securityPage(of visitor: Visitor, done: String?) async throws -> SecurityPage {
        SecurityPage(devices: try await devices(of: visitor), lockAfter: visitor.lockAfter, done: done)
    }

    private func done(_ changed: Substring?) -> String? {
        switch changed {
        case "passphrase":
            "Your passphrase is changed. Every other device is signed out, and tokens for shortcuts have ended."
        case "lock": "Saved, for all your devices."
        case "device": "That device is signed out. Its key is gone from the server."
        default: nil
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
