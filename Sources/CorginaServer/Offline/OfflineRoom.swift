import CorginaCore
import CorginaJournal
import CorginaRooms
import CorginaVault

/// What a device asks for so that Corgina works without a connection. Pages ask by script; none of it is needed without.
struct OfflineRoom: Sendable {
    let sentences: SentenceLog

    func show(_ place: OfflinePlace) throws(ServerError) -> HostAnswer {
        guard place == .shell else { throw .notFound }
        return HostAnswer(OfflinePage())
    }

    func accept(_ form: Form, at place: OfflinePlace, by visitor: Visitor) async throws -> HostAnswer {
        switch place {
        case .key: try await handOverKey(form, to: visitor)
        case .entries: try await deliver(form, by: visitor)
        // Today answers what she has looked at.
        case .shell, .checked: throw ServerError.notFound
        }
    }

    /// Tells the device what it seals with, and whether the diary still holds all there was when the device last looked.
    private func handOverKey(_ form: Form, to visitor: Visitor) async throws -> HostAnswer {
        let keys = try await visitor.offlineKeys()
        var holds = true
        if form["diary"] == visitor.journal.offlineTag, let head = form["head"].flatMap(JournalHead.init(marked:)) {
            holds = try await keys.hold(head, mark: form["mark"], in: visitor.journal, now: visitor.head)
        }
        return HostAnswer(
            json: [
                "diary": .string(visitor.journal.offlineTag), "key": .string(keys.current),
                "former": .array(keys.former.map(JSON.string)), "mark": .string(OfflineKeys.mark(keys.current)),
                "holds": .bool(holds), "entries": .whole(visitor.head.sequence),
            ])
    }

    /// Logs a sentence that waited, as Corgina reads it and at the moment she said it; once, however often it is sent.
    private func deliver(_ form: Form, by visitor: Visitor) async throws -> HostAnswer {
        // It was sealed for another diary, or is made up: none of it is logged.
        guard form["diary"] == visitor.journal.offlineTag else { return HostAnswer(json: [:], .conflicting) }
        guard let sent = SentSentence(form, now: visitor.now) else {
            let sentence = "This entry came without its words. Remove it, and say it again."
            return HostAnswer(json: ["error": .string(sentence)], .refused)
        }
        let stored = try await sentences.add(sent, by: visitor, way: .offline)
        return HostAnswer(json: ["entries": .array(stored.map { .string("\($0)") })])
    }
}
