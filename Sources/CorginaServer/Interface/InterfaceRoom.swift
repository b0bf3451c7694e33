import CorginaCore
import CorginaJournal
import CorginaLanguage
import CorginaRooms
import CorginaVault

/// What shortcuts and scripts ask for. The token is all that lets them in.
struct InterfaceRoom: Sendable {
    let vault: Vault
    let visits: Visits
    let sentences: SentenceLog
    let limit: AccessLimit
    let newID: @Sendable () -> RecordID

    /// Answers any request below `/api/`.
    ///
    /// - Throws: ``InterfaceError`` and ``ServerError``, which become JSON.
    func answer(_ request: InterfaceRequest) async throws -> HostAnswer {
        guard let place = InterfacePlace(path: request.path) else { throw ServerError.notFound }
        guard place.methods.contains(request.method) else { throw InterfaceError.wrongMethod(place) }
        let (accessed, grant) = try access(by: request.token, from: request.address)
        guard grant.rights.contains(place.right) else { throw InterfaceError.rightMissing(place.right) }
        let visitor = try await visitor(accessed)
        await noteUse(of: grant, accessed, by: visitor)
        switch place {
        case .entries:
            let said = try SaidSentence(request, now: visitor.now)
            return HostAnswer(json: try await say(said, by: visitor, through: grant).json, .created)
        case .today: return HostAnswer(json: TodayFigures(visitor.diary, now: visitor.now).json)
        case .export: return file(try await visitor.wholeDiary(), day: visitor.today)
        }
    }

    private func access(by token: BearerToken?, from address: String?) throws -> (AccessedJournal, TokenGrant) {
        guard let token, let accessed = try vault.open(token.secret, for: .interface),
            let grant = TokenGrant(accessed.details)
        else {
            try limit.admitGuess(from: address)
            throw InterfaceError.tokenNeeded
        }
        try limit.admit(grant.id)
        return (accessed, grant)
    }

    /// She, as her token has her: without a session. Where none keeps the diary open, it is forgotten again.
    private func visitor(_ accessed: AccessedJournal) async throws -> Visitor {
        let folded = try await vault.diaries.folded(for: accessed.journal, keeping: false)
        return Visitor(
            journal: accessed.journal, visit: try await visits.visit(folded, waiting: [], in: accessed.journal),
            head: folded.head, device: nil, pass: nil, lockAfter: 0)
    }

    /// Notes once a day that it was used. That this fails, on a full disk, must not keep her from reading.
    private func noteUse(of grant: TokenGrant, _ accessed: AccessedJournal, by visitor: Visitor) async {
        guard grant.seen != visitor.today else { return }
        var used = grant
        used.seen = visitor.today
        try? await vault.change(accessed.id, .interface, of: accessed.journal, details: used.bytes)
    }

    /// Logs it as what waits on a device is logged: as it was read, once, and on Today until she has looked.
    private func say(_ said: SaidSentence, by visitor: Visitor, through grant: TokenGrant) async throws -> SaidAnswer {
        let sent = SentSentence(said, now: visitor.now, newID: newID)
        let logged = try await sentences.add(sent, by: visitor, way: .shortcut, device: grant.name)
        let entries = try await visitor.journal.entries(named: logged)
        let events = entries.compactMap { if case .putEvent(let event) = $0.change { event } else { nil } }
        // Said again, it is understood as of the first time.
        let then = said.moment ?? entries.first?.recordedAt ?? visitor.now
        let draft = DraftRoom.heard(said.words, on: nil, from: visitor.at(then).visit)
        let doubtful = draft.events.flatMap(\.draft.items).filter {
            Certainty(confidence: $0.confidence) == .pleaseCheck
        }
        return SaidAnswer(
            sentence: said.words, events: events, isUnderstood: !draft.events.isEmpty,
            notUnderstood: draft.notUnderstood, question: draft.question,
            pleaseCheck: doubtful.map { $0.title(in: visitor.foods.catalogue) },
            care: CareNotice(
                visitor.diary.careAnswers(to: events), afterLoss: !visitor.speaksOfPregnancy, english: visitor.english),
            units: visitor.profile.units, english: visitor.english, today: visitor.today)
    }

    private func file(_ bytes: [UInt8], day: CalendarDay) -> HostAnswer {
        HostAnswer(
            file: SentFile(type: "application/json", name: ExportKind.json.fileName(on: "\(day)"), bytes: bytes))
    }
}
