import CorginaCore
import CorginaJournal
import CorginaLanguage
import CorginaRooms

/// Logs sentences that nobody confirms: those that waited on a device, and those of shortcuts.
struct SentenceLog: Sendable {
    let keeper: DiaryKeeper

    /// Logs a sentence once, and notes it for Today.
    ///
    /// - Parameter device: what the entries say wrote them.
    /// - Returns: the entries, in the order she said what they hold; the same ones each time.
    func add(
        _ sent: SentSentence, by visitor: Visitor, way: ArrivalWay, device: String = "web"
    ) async throws -> [EntryID] {
        let stored = try await logged(from: sent, by: visitor)
        guard stored.isEmpty else { return stored }
        let events = try events(in: sent, from: visitor.at(sent.moment))
        let entries = events.enumerated().map { number, event in
            JournalEntry(
                id: sent.entryID(number), recordedAt: visitor.now, device: device, change: .putEvent(event))
        }
        try await keeper.keep(entries, by: visitor) {
            try await visitor.noteArrival(of: events.map(\.id), by: way)
            return try await visitor.journal.appendOnce(entries, after: visitor.head)
        }
        return try await logged(from: sent, by: visitor)
    }

    private func logged(from sent: SentSentence, by visitor: Visitor) async throws -> [EntryID] {
        let possible = (0..<SentSentence.most).map(sent.entryID)
        let stored = try await visitor.journal.known(possible)
        return possible.filter(stored.contains)
    }

    /// What the sentence tells of. What of it is not understood is kept as she wrote it, so that nothing is lost.
    ///
    /// - Throws: `implausible` where a figure cannot be meant: nobody is there to be asked, so the sentence goes back to her whole.
    private func events(in sent: SentSentence, from visitor: Visitor) throws(ServerError) -> [HealthEvent] {
        let isLong = sent.words.count > DraftRoom.longestSentence
        var draft =
            isLong ? Draft(sentence: "", events: []) : DraftRoom.heard(sent.words, on: sent.day, from: visitor.visit)
        if let figure = draft.firstImplausible { throw .implausible(figure) }
        draft.partDoses()
        guard !draft.events.isEmpty else {
            return [HealthEvent(id: sent.recordID(0), moment: sent.moment, details: .note, notes: sent.words)]
        }
        draft.keepWords()
        return Array(draft.events(from: visitor.foods.catalogue, newID: sent.recordID).prefix(SentSentence.most))
    }
}
