import CorginaCore
import CorginaJournal
import CorginaLanguage
import CorginaRooms
import CorginaVault

/// Answers shortcuts and scripts. Nothing but a token gives them access.
struct InterfaceRoom: Sendable {
    let vault: Vault
    let visits: Visits
    let sentences: SentenceLog
    let heard: HeardSentences
    let photos: SentPhotos
    let typed: TypedLog
    let limit: AccessLimit
    let newID: @Sendable () -> RecordID

    /// Answers any request below `/api/`.
    ///
    /// - Throws: ``InterfaceError`` and ``ServerError``, which become JSON.
    func answer(_ request: InterfaceRequest) async throws -> HostAnswer {
        guard let address = InterfaceAddress(path: request.path) else { throw ServerError.notFound }
        let place = address.place
        guard place.methods.contains(request.method) else { throw InterfaceError.wrongMethod(place) }
        guard let right = place.right else { return Self.description }
        let (accessed, grant) = try access(by: request.token, from: request.address)
        guard grant.rights.contains(right) else { throw InterfaceError.rightMissing(right) }
        let visitor = try await visitor(accessed, waiting: address.draft)
        await noteUse(of: grant, accessed, by: visitor)
        do {
            return try await perform(request, at: address, by: visitor, through: grant)
        } catch RoomError.draftGone {
            // The words of the pages lead to a page.
            throw InterfaceError.draftGone
        }
    }

    private func perform(
        _ request: InterfaceRequest, at address: InterfaceAddress, by visitor: Visitor, through grant: TokenGrant
    ) async throws -> HostAnswer {
        switch address.place {
        case .entries:
            let said = try SaidSentence(request, now: visitor.now)
            return HostAnswer(json: try await say(said, by: visitor, through: grant).json, .created)
        case .measurements, .water, .doses:
            let entry = try TypedEntry(request, at: address.place, now: visitor.now)
            let events = try await typed.add(entry, at: address.place, by: visitor, device: grant.name)
            return HostAnswer(json: confirmed(events, by: visitor).json, .created)
        case .widget: return HostAnswer(content: .remembered(TodayFigures(visitor.diary, now: visitor.now).small))
        case .samples:
            let day = try Self.day(request.day, today: visitor.today)
            return HostAnswer(json: HealthSamples(visitor.diary, on: day).json)
        case .today: return HostAnswer(json: TodayFigures(visitor.diary, now: visitor.now).json)
        case .export: return file(try await visitor.wholeDiary(), day: visitor.today)
        case .fhir:
            return HostAnswer(
                file: SentFile(
                    type: ExportKind.fhir.mediaType, name: ExportKind.fhir.fileName(on: "\(visitor.today)"),
                    bytes: visitor.healthRecord()))
        case .understand:
            let said = try SaidSentence(request, now: visitor.now)
            return HostAnswer(json: try await heard.hear(said, by: visitor, through: grant).json)
        case .photos:
            let sent = try SentPhoto(request, now: visitor.now)
            return HostAnswer(json: try await photos.hear(sent, by: visitor, through: grant).json)
        case .answer:
            let chosen = try ChosenAnswer(request)
            let answer = try await heard.answer(chosen, to: try draft(address), by: visitor, through: grant)
            return HostAnswer(json: answer.json)
        case .confirm:
            let events = try await heard.confirm(try draft(address), by: visitor, through: grant)
            return HostAnswer(json: confirmed(events, by: visitor).json, .created)
        case .discard: return discarded(try await heard.discard(try draft(address), by: visitor))
        case .description: return Self.description
        }
    }

    /// The day that is asked for; without one, today.
    private static func day(_ text: String?, today: CalendarDay) throws(InterfaceError) -> CalendarDay {
        guard let text else { return today }
        guard let day = CalendarDay(text), HealthEvent.days.contains(day), day <= today else { throw .wrongDay }
        return day
    }

    private func draft(_ address: InterfaceAddress) throws(InterfaceError) -> RecordID {
        guard let draft = address.draft else { throw .draftGone }
        return draft
    }

    private func access(by token: BearerToken?, from address: String?) throws -> (AccessedJournal, TokenGrant) {
        let (accessed, grant) = try known(token, from: address)
        try limit.admit(grant.id)
        return (accessed, grant)
    }

    private func known(_ token: BearerToken?, from address: String?) throws -> (AccessedJournal, TokenGrant) {
        guard let token, let accessed = try vault.access.open(token.secret, for: .interface),
            let grant = TokenGrant(accessed.details)
        else {
            try limit.admitGuess(from: address)
            throw InterfaceError.tokenNeeded
        }
        return (accessed, grant)
    }

    /// Whether a token may send a photo, before any of it is taken in.
    ///
    /// - Throws: as ``answer(_:)`` for one that may not.
    func expectPhoto(by token: BearerToken?, from address: String?) throws {
        guard try known(token, from: address).1.rights.contains(.say) else { throw InterfaceError.rightMissing(.say) }
    }

    /// The person whose token it is, without a session. Unless a session has the diary open, it is dropped from memory afterwards.
    ///
    /// - Parameter draft: what she confirms, answers or drops.
    private func visitor(_ accessed: AccessedJournal, waiting draft: RecordID?) async throws -> Visitor {
        let folded = try await vault.diaries.folded(for: accessed.journal, keeping: false)
        let waiting = draft.map { [$0] } ?? []
        return Visitor(
            journal: accessed.journal, visit: try await visits.visit(folded, waiting: waiting, in: accessed.journal),
            head: folded.head, device: nil, pass: nil, lockAfter: 0)
    }

    /// Notes once a day that it was used. That this fails, on a full disk, must not keep her from reading.
    private func noteUse(of grant: TokenGrant, _ accessed: AccessedJournal, by visitor: Visitor) async {
        guard grant.seen != visitor.today else { return }
        var used = grant
        used.seen = visitor.today
        try? await vault.access.change(accessed.id, .interface, of: accessed.journal, details: used.bytes)
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
        return SaidAnswer(
            sentence: said.words, events: events, isUnderstood: !draft.events.isEmpty,
            notUnderstood: draft.notUnderstood, question: draft.question,
            pleaseCheck: HeardAnswer.doubtfulFoods(of: draft, in: visitor.foods.catalogue),
            care: CareNotice(
                visitor.diary.careAnswers(to: events), afterLoss: !visitor.speaksOfPregnancy, english: visitor.english),
            units: visitor.profile.units, english: visitor.english, today: visitor.today)
    }

    /// What is answered to her yes, the first time and every other: only what was logged counts.
    private func confirmed(_ events: [HealthEvent], by visitor: Visitor) -> SaidAnswer {
        SaidAnswer(
            sentence: "", events: events, isUnderstood: true, notUnderstood: [], question: nil, pleaseCheck: [],
            care: CareNotice(
                visitor.diary.careAnswers(to: events), afterLoss: !visitor.speaksOfPregnancy, english: visitor.english),
            units: visitor.profile.units, english: visitor.english, today: visitor.today)
    }

    private func discarded(_ wasLogged: Bool) -> HostAnswer {
        let sentence =
            wasLogged ? "It was added before. Take it back on Today if you like." : "Discarded. Nothing was added."
        return HostAnswer(json: ["spoken": .string(sentence)])
    }

    private static let description = HostAnswer(json: InterfaceDescription.json)

    private func file(_ bytes: [UInt8], day: CalendarDay) -> HostAnswer {
        HostAnswer(
            file: SentFile(type: "application/json", name: ExportKind.json.fileName(on: "\(day)"), bytes: bytes))
    }
}
