import CorginaBarcodes
import CorginaCore
import CorginaRooms
import CorginaVault

/// Sharing some of a diary with somebody, changing what they see, and ending it.
struct SharingRoom: Sendable {
    let vault: Vault
    let passphrase: PassphraseCheck
    let keeper: DiaryKeeper
    let newID: @Sendable () -> RecordID
    /// Whether browsers reach the server over TLS.
    let isEncrypted: Bool

    func show(_ place: SharingPlace, to visitor: Visitor, from request: IncomingRequest) async throws -> HostAnswer {
        switch place {
        case .list: HostAnswer(try list(of: visitor), to: visitor)
        case .made(let id): try await showLink(id, to: visitor, authority: request.authority)
        case .sent: HostAnswer(SentPage(rows: try sent(to: visitor)), to: visitor)
        case .one(let id):
            HostAnswer(try page(of: share(id, of: visitor), for: visitor, done: request.changed), to: visitor)
        case .preview(let id): try preview(of: share(id, of: visitor), for: visitor)
        case .end, .take, .drop: throw ServerError.notFound
        }
    }

    func accept(_ form: Form, at place: SharingPlace, by visitor: Visitor) async throws -> HostAnswer {
        switch place {
        case .list: return try await begin(form, by: visitor)
        case .made(let id):
            try await visitor.forget(id) { WaitingLink($0) != nil }
            return .redirect(to: .sharing(.list))
        case .one(let id): return try await change(share(id, of: visitor), form, by: visitor)
        case .end(let id):
            try await vault.shares.end(share(id, of: visitor).record, of: visitor.journal)
            return .redirect(to: .sharing(.list))
        case .take(let id, let item): return try await take(item, of: share(id, of: visitor), by: visitor)
        case .drop(let id, let item):
            try await vault.shares.drop(item, sentTo: share(id, of: visitor).record)
            return .redirect(to: .sharing(.sent))
        case .sent, .preview: throw ServerError.notFound
        }
    }
}

// MARK: Beginning and changing

extension SharingRoom {
    /// Somebody else's hands on her phone must not make themselves a way to see more: that takes her passphrase.
    private func begin(_ form: Form, by visitor: Visitor) async throws -> HostAnswer {
        let shareForm = ShareForm(form, changing: nil, current: visitor.diary.currentPregnancy?.id)
        var errors = shareForm.errors
        do {
            if errors.isEmpty { errors = try await passphrase.errors(in: form, by: visitor) }
            guard errors.isEmpty else { return try refusal(shareForm.terms, errors, to: visitor) }
            let facts = SharedFacts(visitor.diary, by: shareForm.terms, at: visitor.now)
            let secret = try await vault.shares.begin(
                as: newID(), by: visitor.journal, details: shareForm.terms.bytes, bundle: facts.bytes, at: visitor.now)
            let waiting = newID()
            try await visitor.journal.stage(WaitingLink(secret).bytes, as: waiting)
            return .redirect(to: .sharing(.made(waiting)))
        } catch let error as VaultError where error == .sharesFull {
            let errors = [FieldError(field: "name", message: error.description)]
            return try refusal(shareForm.terms, errors, to: visitor)
        }
    }

    private func refusal(
        _ terms: ShareTerms, _ errors: [FieldError], to visitor: Visitor
    ) throws -> HostAnswer {
        var page = try list(of: visitor)
        (page.terms, page.errors) = (terms, errors)
        return HostAnswer(page, to: visitor, .refused)
    }

    private func change(_ share: Kept, _ form: Form, by visitor: Visitor) async throws -> HostAnswer {
        let changed = ShareForm(form, changing: share.terms, current: visitor.diary.currentPregnancy?.id)
        var errors = changed.errors
        if errors.isEmpty, changed.terms.isMore(than: share.terms) {
            errors = try await passphrase.errors(in: form, by: visitor)
        }
        do {
            guard errors.isEmpty else { throw VaultError.changedMeanwhile }
            try await vault.shares.change(
                share.record, of: visitor.journal, details: changed.terms.bytes,
                bundle: SharedFacts(visitor.diary, by: changed.terms, at: visitor.now).bytes,
                rotates: share.terms.isMore(than: changed.terms))
            return .redirect(to: .sharing(.one(share.record.id)), changed: "terms")
        } catch let error as VaultError where error == .changedMeanwhile {
            if errors.isEmpty { errors = [FieldError(field: "name", message: error.description)] }
            var page = page(of: share, for: visitor, done: nil)
            (page.terms, page.errors) = (changed.terms, errors)
            return HostAnswer(page, to: visitor, .refused)
        }
    }

    /// The link waits sealed until she is done with it, and no longer than it can be used.
    private func showLink(_ id: RecordID, to visitor: Visitor, authority: String?) async throws -> HostAnswer {
        guard let bytes = try await visitor.journal.staged(id), let secret = WaitingLink(bytes)?.secret, let authority,
            let share = try vault.shares.all(of: visitor.journal, at: visitor.now)
                .first(where: { $0.isJoined(by: secret) }),
            let lastDay = share.lastDay
        else { return .redirect(to: .sharing(.list)) }
        var page = ShareLinkPage(
            id: id, secret: secret.text, authority: authority, isEncrypted: isEncrypted, lastDay: lastDay,
            english: visitor.english)
        page.code = try? QRCode(of: page.address)
        return HostAnswer(page, to: visitor)
    }
}

// MARK: What was sent

extension SharingRoom {
    private func take(_ item: RecordID, of share: Kept, by visitor: Visitor) async throws -> HostAnswer {
        guard let thing = try things(of: share).first(where: { $0.id == item }) else { throw ServerError.notFound }
        var taking = visitor
        let answer: Answer
        do throws(SentRoom.Refusal) {
            answer = try SentRoom.take(thing, by: &taking.visit)
        } catch {
            let page = SentPage(rows: try sent(to: visitor), problem: error.description)
            return HostAnswer(page, to: visitor, .refused)
        }
        try await keeper.perform(taking.visit.effects, by: taking)
        try await vault.shares.drop(item, sentTo: share.record)
        return HostAnswer(answer, to: visitor)
    }

    private func things(of share: Kept) throws(VaultError) -> [SentThing] {
        try vault.shares.sent(to: share.record).compactMap { SentThing($0.bytes, id: $0.id) }
    }

    /// What all companions sent, the earliest first.
    private func sent(to visitor: Visitor) throws -> [SentPage.Row] {
        let lists = Dictionary(
            visitor.visit.lists.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
        return try shares(of: visitor).flatMap { share in try things(of: share).map { (share, $0) } }
            .sorted { ($0.1.moment, $0.1.id) < ($1.1.moment, $1.1.id) }
            .map { share, thing in
                SentPage.Row(
                    thing, share: share.record.id, from: share.terms.name, list: thing.list.flatMap { lists[$0] },
                    english: visitor.english)
            }
    }
}
