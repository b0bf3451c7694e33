import CorginaCore
import CorginaRooms
import CorginaVault

/// A companion's rooms: joining, what is shared with them, and what they send. Nothing of a diary is opened here but what was sealed
/// for them.
struct SharedRoom: Sendable {
    let vault: Vault
    let sessions: Sessions
    let surroundings: Surroundings

    func show(_ place: SharedPlace, for request: IncomingRequest) async throws -> HostAnswer {
        switch place {
        case .today: try await today(of: sessions.companion(request), done: request.changed)
        case .join where request.link == nil: HostAnswer(InvitedPage())
        case .join: try await showJoining(request.link, to: request)
        case .formerLink(let text): try await showJoining(ShareSecret(text: text), to: request)
        // For everybody: the browser opens what the link is of by itself.
        case .with: HostAnswer(BrowserReadyPage())
        case .list, .say, .leave: throw ServerError.notFound
        }
    }

    func accept(_ form: Form, at place: SharedPlace, from request: IncomingRequest) async throws -> HostAnswer {
        switch place {
        // Sent by a browser whose script did not hold it back. Nothing of it is looked at.
        case .with: .redirect(to: .shared(.with))
        case .today, .formerLink, .leave: throw ServerError.notFound
        case .list(let id): try await send(form["words"], to: id, by: sessions.companion(request))
        case .say: try await send(form["sentence"], to: nil, by: sessions.companion(request))
        case .join: try await open(form, from: request)
        }
    }
}

// MARK: Looking

extension SharedRoom {
    private func today(of companion: Visitor, done: Substring? = nil) async throws -> HostAnswer {
        guard let share = try vault.companions.share(of: companion.journal) else {
            return HostAnswer(NothingSharedPage(), to: companion)
        }
        // That it fails, on a full disk, must not keep them from reading.
        try? await vault.companions.noteSeen(share, at: surroundings.moment(in: nil))
        let sent = done == "sent" ? "Sent. It’s checked before it’s added." : nil
        return HostAnswer(SharedTodayPage(view(of: share, for: companion), done: sent), to: companion)
    }

    private func view(of share: JoinedShare, for companion: Visitor) -> SharedView? {
        share.bundle.flatMap { SharedFacts($0) }.map { facts in
            SharedView(
                facts, on: companion.today, units: companion.profile.units, english: companion.english,
                waiting: facts.isQuiet ? [] : share.sent.compactMap { SentThing($0.bytes, id: $0.id) })
        }
    }
}

// MARK: Sending

extension SharedRoom {
    /// - Parameter list: what it is for; `nil` for a sentence to be logged.
    private func send(_ words: String?, to list: RecordID?, by companion: Visitor) async throws -> HostAnswer {
        guard let share = try vault.companions.share(of: companion.journal), var view = view(of: share, for: companion),
            Self.allows(view.facts, list)
        else { throw ServerError.notFound }
        let thing = SentThing(id: surroundings.newID(), moment: companion.now, words: words ?? "", list: list)
        var message = Self.fault(of: thing)
        if message == nil {
            do throws(VaultError) {
                try await vault.companions.send(SentItem(id: thing.id, bytes: thing.bytes), to: share)
                return .redirect(to: .shared(.today), changed: "sent")
            } catch {
                guard error == .sentFull || error == .changedMeanwhile else { throw error }
                message = error.description
            }
        }
        view.typed = thing
        view.errors = [FieldError(field: list == nil ? "sentence" : "words", message: message ?? "")]
        return HostAnswer(SharedTodayPage(view), to: companion, .refused)
    }

    private static func allows(_ facts: SharedFacts, _ list: RecordID?) -> Bool {
        guard let list else { return facts.may == .log }
        return facts.may != .nothing && facts.lists.contains { $0.id == list }
    }

    private static func fault(of thing: SentThing) -> String? {
        let longest = thing.list == nil ? SentThing.longestSentence : Checklist.longestItem
        if thing.words.isEmpty { return "Write what to send" }
        if thing.words.count > longest { return "Use at most \(longest) characters" }
        return thing.bytes.count > ShareSize.sent ? "That takes too much room. Use fewer emoji or accents" : nil
    }
}

// MARK: Joining

extension SharedRoom {
    /// Looks at a link, or joins by it.
    private func open(_ form: Form, from request: IncomingRequest) async throws -> HostAnswer {
        guard let secret = InvitedPage.secret(in: form["link"] ?? "").flatMap({ ShareSecret(text: $0) }) else {
            return HostAnswer(InvitedPage(error: "That isn’t a whole link. Copy it again and paste it here."), .refused)
        }
        if form.contains("join") { return try await join(secret, form, from: request) }
        // Where it leads to is a page that can be loaded again, and the secret is in no address.
        var answer = HostAnswer.redirect(to: .shared(.join))
        answer.link = .replaced(secret)
        return answer
    }

    private func showJoining(_ secret: ShareSecret?, to request: IncomingRequest) async throws -> HostAnswer {
        guard let secret, try vault.companions.canJoin(secret, at: surroundings.moment(in: nil)) else {
            return linkOver(.done)
        }
        return HostAnswer(JoinPage(secret: secret.text, reader: try await reader(of: secret, request)))
    }

    /// The next one is asked for again.
    private func linkOver(_ status: HostAnswer.Status) -> HostAnswer {
        var answer = HostAnswer(LinkOverPage(), status)
        answer.link = .gone
        return answer
    }

    private func join(_ secret: ShareSecret, _ form: Form, from request: IncomingRequest) async throws -> HostAnswer {
        var answer = try await joined(secret, form, from: request)
        if case .redirect = answer.content { answer.link = .gone }
        return answer
    }

    private func joined(_ secret: ShareSecret, _ form: Form, from request: IncomingRequest) async throws -> HostAnswer {
        let name = form["name"] ?? ""
        do {
            if let companion = try await companionWithoutShare(request) {
                try await vault.companions.join(secret, as: companion.journal, at: surroundings.moment(in: nil))
                return .redirect(to: .shared(.today))
            }
            let admission = try await vault.accounts.create(
                name: name, passphrase: form.exact("passphrase"), with: .share(secret),
                details: surroundings.newDevice(request, form),
                beginning: [surroundings.firstEntry(form, languages: request.languages)],
                at: surroundings.moment(in: nil))
            // As with signing in; the account is there, so nothing that fails here counts.
            if let former = request.session { try? await vault.sessions.end(former, at: surroundings.moment(in: nil)) }
            return try await sessions.letIn(
                admission.secret, renewing: request.pass, with: .redirect(to: .recoveryCode))
        } catch let error as VaultError where error == .shareNotValid {
            return linkOver(.refused)
        } catch {
            let errors = try FieldError.ofAccount(error)
            let page = JoinPage(
                secret: secret.text, reader: try await reader(of: secret, request), name: name, errors: errors)
            return HostAnswer(page, .refused)
        }
    }

    /// Who came by the link: whoever has a diary open in this browser may not know that joining uses the link up and signs her out.
    private func reader(of secret: ShareSecret, _ request: IncomingRequest) async throws -> JoinPage.Reader {
        switch try await sessions.state(of: request, isUse: false) {
        case .none: return .nobody
        case .locked: return .locked
        case .sealed: return .diarist
        case .open(let session):
            let journal = session.journal
            guard !journal.isCompanion else {
                return try vault.companions.share(of: journal) == nil ? .companion : .companionWithShare
            }
            let shares = try vault.shares.all(of: journal, at: surroundings.moment(in: nil))
            return shares.contains { $0.isJoined(by: secret) } ? .owner : .diarist
        }
    }

    /// A companion who is signed in, and with whom nothing is shared any more.
    private func companionWithoutShare(_ request: IncomingRequest) async throws -> Visitor? {
        guard let companion = try await sessions.companionIfSignedIn(request),
            try vault.companions.share(of: companion.journal) == nil
        else { return nil }
        return companion
    }
}
