import CorginaCore
import CorginaJournal
import CorginaLanguage
import CorginaRooms
import CorginaVault
import HTTPTypes
import Hummingbird

/// What shortcuts and scripts ask for. The token is all that lets them in.
extension CorginaServer {
    /// Answers any request below `/api/`.
    ///
    /// - Throws: ``InterfaceError`` and ``ServerError``, which become JSON.
    func answerInterface(_ request: Request, address: String) async throws -> Response {
        guard let place = InterfacePlace(path: request.uri.path) else { throw ServerError.notFound }
        guard place.methods.contains(request.method) else { throw InterfaceError.wrongMethod(place) }
        let (accessed, grant) = try access(by: BearerToken(request), from: address)
        guard grant.rights.contains(place.right) else { throw InterfaceError.rightMissing(place.right) }
        return try await answer(request, at: place, to: accessed, through: grant)
    }

    private func answer(
        _ request: Request, at place: InterfacePlace, to accessed: AccessedJournal, through grant: TokenGrant
    ) async throws -> Response {
        let visitor = try await visitor(accessed)
        await noteUse(of: grant, accessed, by: visitor)
        switch place {
        case .entries:
            let said = try await SaidSentence(request, limits: settings.limits, now: visitor.now)
            return Response(json: try await say(said, by: visitor, through: grant).json, status: .created)
        case .today: return Response(json: TodayFigures(visitor.diary, now: visitor.now).json)
        case .export: return file(try await wholeDiary(of: visitor), day: visitor.today)
        }
    }

    /// The diary as its journal has it, with all its history.
    func wholeDiary(of visitor: Visitor) async throws -> [UInt8] {
        try DiaryExport(exportedAt: visitor.now, entries: try await visitor.journal.entries().map(\.entry)).encoded()
    }

    // MARK: Who asks

    /// Counts a request without a secret that opens something, by the network it comes from: whoever has one is counted by that, and
    /// is kept from nothing by those who have none.
    func admitGuess(from address: String, to rate: RateLimit) throws(ServerError) {
        let network = throttled(address).map { NetworkAddress($0)?.description ?? $0 }
        let limits = settings.limits
        try rate.admit(
            "from \(network ?? "anywhere")",
            most: network == nil ? limits.guessesPerMinuteFromAnywhere : limits.guessesPerMinute,
            at: surroundings.now())
    }

    private func access(by token: BearerToken?, from address: String) throws -> (AccessedJournal, TokenGrant) {
        guard let token, let accessed = try vault.open(token.secret, for: .interface),
            let grant = TokenGrant(accessed.details)
        else {
            try admitGuess(from: address, to: tokenRate)
            throw InterfaceError.tokenNeeded
        }
        try tokenRate.admit("with \(grant.id)", most: settings.limits.tokenRequestsPerMinute, at: surroundings.now())
        return (accessed, grant)
    }

    /// She, as her token has her: without a session. Where none keeps the diary open, it is forgotten again.
    private func visitor(_ accessed: AccessedJournal) async throws -> Visitor {
        let folded = try await vault.diaries.folded(for: accessed.journal, keeping: false)
        return Visitor(
            journal: accessed.journal, visit: try await visit(folded, waiting: [], in: accessed.journal),
            head: folded.head, device: nil, pass: nil, lockAfter: 0)
    }

    /// Notes once a day that it was used. That this fails, on a full disk, must not keep her from reading.
    private func noteUse(of grant: TokenGrant, _ accessed: AccessedJournal, by visitor: Visitor) async {
        guard grant.seen != visitor.today else { return }
        var used = grant
        used.seen = visitor.today
        try? await vault.change(accessed.id, .interface, of: accessed.journal, details: used.bytes)
    }

    // MARK: Answers

    /// Logs it as what waits on a device is logged: as it was read, once, and on Today until she has looked.
    private func say(_ said: SaidSentence, by visitor: Visitor, through grant: TokenGrant) async throws -> SaidAnswer {
        let sent = SentSentence(said, now: visitor.now, newID: surroundings.newID)
        let logged = try await log(sent, by: visitor, way: .shortcut, device: grant.name)
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
            pleaseCheck: doubtful.map { $0.title(in: foods.catalogue) },
            care: CareNotice(visitor.diary.careAnswers(to: events), afterLoss: !visitor.speaksOfPregnancy),
            units: visitor.profile.units, today: visitor.today)
    }

    private func file(_ bytes: [UInt8], day: CalendarDay) -> Response {
        Response(file: bytes, type: "application/json", name: ExportKind.json.fileName(on: "\(day)"))
    }
}
