import CorginaCore
import CorginaJournal
import CorginaRooms
import CorginaVault
import Hummingbird

/// Her account: everything here asks for her passphrase again, because a session may be a borrowed phone.
extension CorginaServer {
    func show(_ place: SecurityPlace, to visitor: Visitor, changed: Substring?) async throws -> Response {
        switch place {
        case .overview: answer(try await securityPage(of: visitor, done: done(changed)), to: visitor)
        case .importing: showImport(to: visitor, changed: changed)
        case .erase: answer(ErasePage(keptBackups: settings.keptBackups), to: visitor)
        case .key: answer(try await keyPage(of: visitor), to: visitor)
        case .passphrase, .recoveryCode, .sessions, .export, .lock: throw ServerError.notFound
        }
    }

    func accept(_ form: Form, at place: SecurityPlace, by visitor: Visitor) async throws -> Response {
        do {
            switch place {
            // A form that carries a file comes by another way.
            case .overview, .importing: throw ServerError.notFound
            case .passphrase: return try await changePassphrase(form, by: visitor)
            case .recoveryCode: return try await renewRecoveryCode(form, by: visitor)
            case .sessions: return try await endAllSessions(of: visitor)
            case .export: return try await export(form, by: visitor)
            case .erase: return try await erase(form, by: visitor)
            case .key where form.contains("group"): return try await renewKey(form, by: visitor)
            case .key:
                try await vault.offerCode(forNextKeyOf: visitor.journal)
                return .redirect(to: Route.security(.key).path)
            case .lock: return try await setLock(form, by: visitor)
            }
        } catch let error as VaultError {
            guard let field = error.field(at: place) else { throw error }
            let errors = [FieldError(field: field, message: error.description)]
            if place == .erase {
                let page = ErasePage(errors: errors, keptBackups: settings.keptBackups)
                return answer(page, to: visitor, status: .unprocessableContent)
            }
            if place == .key {
                let page = try await keyPage(of: visitor, typed: form["group"] ?? "", errors: errors)
                return answer(page, to: visitor, status: .unprocessableContent)
            }
            var page = try await securityPage(of: visitor, done: nil)
            (page.place, page.errors) = (place, errors)
            if place == .lock { page.askedLockAfter = try? lockMinutes(form) }
            return answer(page, to: visitor, status: .unprocessableContent)
        }
    }

    private func changePassphrase(_ form: Form, by visitor: Visitor) async throws -> Response {
        let secret = try await vault.changePassphrase(
            of: visitor.journal, from: form.exact("passphrase"), to: form.exact("newPassphrase"),
            details: visitor.device?.details ?? [], at: surroundings.moment(in: nil))
        var response = Response.redirect(to: Route.security(.overview).path + "?changed=passphrase")
        cookie.set(secret, on: &response)
        return response
    }

    private func keyPage(of visitor: Visitor, typed: String = "", errors: [FieldError] = []) async throws -> KeyPage {
        let code = try await vault.codeOfNextKey(of: visitor.journal)
        return KeyPage(groups: code?.groups, typed: typed, errors: errors)
    }

    /// Seals the diary anew, once she has the code that will open the new key on paper.
    private func renewKey(_ form: Form, by visitor: Visitor) async throws -> Response {
        let typed = form["group"] ?? ""
        guard let code = try await vault.codeOfNextKey(of: visitor.journal), code.ends(with: typed) else {
            let page = try await keyPage(of: visitor, typed: typed, errors: [.wrongGroup])
            return answer(page, to: visitor, status: .unprocessableContent)
        }
        let secret = try await vault.renewKey(
            of: visitor.journal, passphrase: form.exact("passphrase"), with: code,
            details: visitor.device?.details ?? [], at: surroundings.moment(in: nil))
        var response = Response.redirect(to: Route.security(.overview).path + "?changed=key")
        try await letIn(secret, renewing: visitor.pass, by: &response)
        return response
    }

    /// A lock that comes later or never takes her passphrase: whoever holds her unlocked phone must not keep it open.
    private func setLock(_ form: Form, by visitor: Visitor) async throws -> Response {
        let minutes = try lockMinutes(form)
        let isLooser = visitor.lockAfter > 0 && (minutes == 0 || minutes > visitor.lockAfter)
        if isLooser { try await confirm(form, by: visitor) }
        try await vault.setLock(afterMinutes: minutes, of: visitor.journal, at: surroundings.moment(in: nil))
        return .redirect(to: Route.security(.overview).path + "?changed=lock")
    }

    private func lockMinutes(_ form: Form) throws(ServerError) -> Int {
        guard let minutes = form["minutes"] == nil ? 0 : form.whole("minutes", in: 0...1_440),
            SecurityPage.lockChoices.contains(minutes)
        else { throw .badForm }
        return minutes
    }

    private func renewRecoveryCode(_ form: Form, by visitor: Visitor) async throws -> Response {
        _ = try await vault.renewRecoveryCode(
            of: visitor.journal, passphrase: form.exact("passphrase"), at: surroundings.moment(in: nil))
        return .redirect(to: Route.recoveryCode.path)
    }

    private func endAllSessions(of visitor: Visitor) async throws -> Response {
        try await vault.endAllSessions(of: visitor.journal)
        return signedOut()
    }

    private func erase(_ form: Form, by visitor: Visitor) async throws -> Response {
        try await confirm(form, by: visitor)
        try await vault.erase(visitor.journal)
        var response = signedOut()
        deviceCookie.clear(on: &response)
        return response
    }

    private func export(_ form: Form, by visitor: Visitor) async throws -> Response {
        try await confirm(form, by: visitor)
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

    private func confirm(_ form: Form, by visitor: Visitor) async throws {
        try await vault.confirm(
            form.exact("passphrase"), of: visitor.journal, at: surroundings.moment(in: nil))
    }

    private func signedOut() -> Response {
        var response = Response.redirect(to: Route.home.path)
        cookie.clear(on: &response)
        response.wipeDevice()
        return response
    }

    private func securityPage(of visitor: Visitor, done: String?) async throws -> SecurityPage {
        var page = SecurityPage(devices: try await devices(of: visitor), lockAfter: visitor.lockAfter, done: done)
        page.hasWaitingCode = try await vault.waitingCode(of: visitor.journal) != nil
        return page
    }

    private func done(_ changed: Substring?) -> String? {
        switch changed {
        case "passphrase":
            "Your passphrase is changed. Every other device is signed out, and calendar links and Shortcuts tokens have ended."
        case "key":
            "Your diary has another key, and your recovery code is the new one. Every other device is signed out."
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
