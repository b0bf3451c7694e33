import CorginaCore
import CorginaRooms
import CorginaVault

/// There is no session, or none that opens a diary.
struct SignInNeeded: Error {}

/// There is a session, and it is locked.
struct PassphraseNeeded: Error {}

/// There is a session, of a diary that opens on her devices only.
struct DeviceNeeded: Error {}

/// There is a session, of a companion, who has no diary.
struct DiaryNeeded: Error {}

/// Who is signed in, and letting her in.
struct Sessions: Sendable {
    let vault: Vault
    let visits: Visits
    let surroundings: Surroundings
    /// `nil` where the owner has not switched reminders on.
    var reminders: ReminderKeeper?
    let sharing: ShareKeeper

    /// She whose diary it is.
    ///
    /// - Throws: ``SignInNeeded``, ``PassphraseNeeded``, ``DeviceNeeded`` or ``DiaryNeeded``, which become the way to the sign-in page, the
    ///   lock, a page that says so or a companion's Today.
    ///
    /// - Parameter isUse: whether she herself asks. What a device asks by itself does not keep a session from locking.
    func visitor(
        _ request: IncomingRequest, waiting ids: [RecordID] = [], isUse: Bool = true
    ) async throws -> Visitor {
        let visitor = try await anyone(request, waiting: ids, isUse: isUse)
        guard !visitor.journal.isCompanion else { throw DiaryNeeded() }
        return visitor
    }

    /// A companion.
    ///
    /// - Throws: as for others; `notFound` for who has a diary.
    func companion(_ request: IncomingRequest) async throws -> Visitor {
        let visitor = try await anyone(request)
        guard visitor.journal.isCompanion else { throw ServerError.notFound }
        return visitor
    }

    /// `nil` too while the session is locked.
    func companionIfSignedIn(_ request: IncomingRequest) async throws -> Visitor? {
        guard case .open(let session) = try await state(of: request), session.journal.isCompanion else { return nil }
        return try await visitor(session, request, waiting: [])
    }

    /// Whoever has an account: only for what looks after that.
    func anyone(
        _ request: IncomingRequest, waiting ids: [RecordID] = [], isUse: Bool = true
    ) async throws -> Visitor {
        switch try await state(of: request, isUse: isUse) {
        case .none: throw SignInNeeded()
        case .locked: throw PassphraseNeeded()
        case .sealed: throw DeviceNeeded()
        case .open(let session):
            let visitor = try await visitor(session, request, waiting: ids)
            if isUse { await noteUse(by: visitor, request) }
            return visitor
        }
    }

    /// `nil` too while her session is locked, and for a companion.
    func visitorIfSignedIn(_ request: IncomingRequest) async throws -> Visitor? {
        guard case .open(let session) = try await state(of: request), !session.journal.isCompanion else { return nil }
        let visitor = try await visitor(session, request, waiting: [])
        await noteUse(by: visitor, request)
        return visitor
    }

    func state(of request: IncomingRequest, isUse: Bool = true) async throws(VaultError) -> SessionState {
        guard let secret = request.session else { return .none }
        return try await vault.sessions.open(secret, at: surroundings.moment(in: nil), isUse: isUse)
    }

    /// Where somebody with a session goes from a page for people without; `nil` for them.
    func wayIn(_ request: IncomingRequest) async throws(VaultError) -> HostAnswer? {
        switch try await state(of: request) {
        case .none: nil
        case .locked: .redirect(to: .devices(.lock))
        case .sealed: .redirect(to: .sealed(.page))
        case .open(let session): .redirect(to: session.journal.isCompanion ? .shared(.today) : .today)
        }
    }

    /// Lets her in: the answer carries her session, and what her browser keeps of having signed in.
    ///
    /// - Parameter presented: what it kept already.
    func letIn(
        _ secret: SessionSecret, renewing presented: DevicePass?, with answer: HostAnswer
    ) async throws -> HostAnswer {
        var answer = answer
        if let journal = try await vault.unlock(secret, at: surroundings.moment(in: nil)) {
            answer.pass = .replaced(try await vault.devices.pass(for: journal, renewing: presented))
        }
        answer.session = .replaced(secret)
        return answer
    }

    private func visitor(
        _ session: OpenSession, _ request: IncomingRequest, waiting ids: [RecordID]
    ) async throws -> Visitor {
        let folded = try await vault.diaries.folded(for: session.journal)
        var visitor = Visitor(
            journal: session.journal, visit: try await visits.visit(folded, waiting: ids, in: session.journal),
            head: folded.head, device: session.device, pass: request.pass, lockAfter: session.lockAfter)
        guard !session.journal.isCompanion else { return visitor }
        await reminders?.noteVisit(by: visitor)
        visitor.visit.sentCount = await sharing.noteVisit(by: visitor)
        return visitor
    }

    /// Notes once a day that the device was used. That it fails, on a full disk, must not keep her from reading.
    private func noteUse(by visitor: Visitor, _ request: IncomingRequest) async {
        guard let device = visitor.device else { return }
        var details =
            DeviceDetails(device.details) ?? DeviceDetails(name: DeviceName.guess(from: request.userAgent))
        guard details.seen != visitor.today else { return }
        details.seen = visitor.today
        try? await visitor.removeForgottenPhotos()
        try? await vault.devices.change(device, of: visitor.journal, details: details.bytes)
    }
}
