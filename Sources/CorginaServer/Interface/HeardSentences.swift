import CorginaCore
import CorginaJournal
import CorginaLanguage
import CorginaRooms
import CorginaVault

/// Sentences that a shortcut reads back and logs on her yes.
struct HeardSentences: Sendable {
    let keeper: DiaryKeeper
    let newID: @Sendable () -> RecordID

    /// How many changes one sentence may make, the corrections it teaches among them.
    private static let mostChanges = 200

    /// Understands it and keeps it to be confirmed. Called by the same name it is the same draft.
    func hear(_ said: SaidSentence, by visitor: Visitor, through grant: TokenGrant) async throws -> HeardAnswer {
        let sent = SentSentence(said, now: visitor.now, newID: newID)
        var visitor = visitor
        let answer = try room(grant).hear(sent.words, at: sent.moment, as: sent.id, by: &visitor.visit)
        try await keeper.perform(visitor.visit.effects, by: visitor)
        return answer
    }

    /// Understands what is said to be on a photo that waits with the draft of that id.
    ///
    /// - Parameter problem: why nothing was seen on it.
    func see(
        _ photo: DraftPhoto, at moment: Moment, as draft: RecordID, problem: String?, by visitor: Visitor,
        through grant: TokenGrant
    ) async throws -> HeardAnswer {
        var visitor = visitor
        let answer = try room(grant).see(photo, at: moment, as: draft, problem: problem, by: &visitor.visit)
        try await keeper.perform(visitor.visit.effects, by: visitor)
        return answer
    }

    func answer(
        _ chosen: ChosenAnswer, to draft: RecordID, by visitor: Visitor, through grant: TokenGrant
    ) async throws -> HeardAnswer {
        var visitor = visitor
        guard let answer = try room(grant).answer(chosen.choice, to: draft, by: &visitor.visit) else {
            throw InterfaceError.wrongChoice
        }
        try await keeper.perform(visitor.visit.effects, by: visitor)
        return answer
    }

    /// Logs it once, however often she confirms it.
    ///
    /// - Returns: what was logged.
    func confirm(_ draft: RecordID, by visitor: Visitor, through grant: TokenGrant) async throws -> [HealthEvent] {
        if let logged = try await logged(from: draft, by: visitor) { return logged }
        let changes = try room(grant).confirm(draft, for: visitor.visit)
        guard changes.count <= Self.mostChanges else { throw InterfaceError.tooLong }
        let entries = changes.enumerated().map { number, change in
            JournalEntry(
                id: Self.name(draft).entryID(number), recordedAt: visitor.now, device: grant.name, change: change)
        }
        try await keeper.keep(entries, by: visitor) {
            try await visitor.journal.appendOnce(entries, discarding: draft, after: visitor.head)
        }
        return try await logged(from: draft, by: visitor) ?? []
    }

    /// - Returns: whether it was logged before, and so is not dropped.
    func discard(_ draft: RecordID, by visitor: Visitor) async throws -> Bool {
        guard try await logged(from: draft, by: visitor) == nil else { return true }
        var visitor = visitor
        HeardRoom.discard(draft, by: &visitor.visit)
        try await keeper.perform(visitor.visit.effects, by: visitor)
        return false
    }

    /// What was logged of a draft, as it was then; `nil` where nothing was.
    private func logged(from draft: RecordID, by visitor: Visitor) async throws -> [HealthEvent]? {
        let possible = (0..<Self.mostChanges).map(Self.name(draft).entryID)
        let stored = try await visitor.journal.known(possible)
        guard !stored.isEmpty else { return nil }
        let entries = try await visitor.journal.entries(named: possible.filter(stored.contains))
        return entries.compactMap { if case .putEvent(let event) = $0.change { event } else { nil } }
    }

    private func room(_ grant: TokenGrant) -> HeardRoom {
        HeardRoom(mayRead: grant.rights.contains(.read)) { Self.name($0).recordID($1) }
    }

    /// What is logged of a draft is named after it, as what is logged of a sentence is after that.
    private static func name(_ draft: RecordID) -> SentSentence {
        SentSentence(id: draft, words: "", moment: Moment(secondsSinceEpoch: 0, utcOffset: 0))
    }
}
