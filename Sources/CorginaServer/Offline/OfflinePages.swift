import CorginaCore
import CorginaJournal
import CorginaLanguage
import CorginaRooms
import CorginaVault
import Foundation
import HTTPTypes
import Hummingbird

/// What a device asks for so that Corgina works without a connection. Pages ask by script; none of it is needed without.
extension CorginaServer {
    func show(_ place: OfflinePlace) throws -> Response {
        guard place == .shell else { throw ServerError.notFound }
        return answer(OfflinePage())
    }

    func accept(_ form: Form, at place: OfflinePlace, by visitor: Visitor) async throws -> Response {
        switch place {
        case .key: try await handOverKey(form, to: visitor)
        case .entries: try await deliver(form, by: visitor)
        // Today answers what she has looked at.
        case .shell, .checked: throw ServerError.notFound
        }
    }

    /// Tells the device what it seals with, and whether the diary still holds all there was when the device last looked.
    private func handOverKey(_ form: Form, to visitor: Visitor) async throws -> Response {
        let keys = try await visitor.offlineKeys()
        var holds = true
        if form["diary"] == visitor.journal.offlineTag, let head = form["head"].flatMap(JournalHead.init(marked:)) {
            holds = try await keys.hold(head, mark: form["mark"], in: visitor.journal, now: visitor.head)
        }
        return Response(
            json: [
                "diary": .string(visitor.journal.offlineTag), "key": .string(keys.current),
                "former": .array(keys.former.map(JSON.string)), "mark": .string(OfflineKeys.mark(keys.current)),
                "holds": .bool(holds), "entries": .whole(visitor.head.sequence),
            ])
    }

    /// Logs a sentence that waited, as Corgina reads it and at the moment she said it; once, however often it is sent.
    private func deliver(_ form: Form, by visitor: Visitor) async throws -> Response {
        // Sealed for another diary, or made up: nothing of it comes in here.
        guard form["diary"] == visitor.journal.offlineTag else { return Response(json: [:], status: .conflict) }
        guard let sent = SentSentence(form, now: visitor.now) else {
            let sentence = "This entry came without its words. Remove it, and say it again."
            return Response(json: ["error": .string(sentence)], status: .unprocessableContent)
        }
        let stored = try await log(sent, by: visitor, way: .offline)
        return Response(json: ["entries": .array(stored.map { .string("\($0)") })])
    }

    /// Logs a sentence nobody confirms, once, and notes it for Today.
    ///
    /// - Parameter device: what the entries say wrote them.
    /// - Returns: the entries, in the order she said what they hold; the same ones each time.
    func log(
        _ sent: SentSentence, by visitor: Visitor, way: ArrivalWay, device: String = "web"
    ) async throws -> [EntryID] {
        let stored = try await logged(from: sent, by: visitor)
        guard stored.isEmpty else { return stored }
        let events = try events(in: sent, from: visitor.at(sent.moment))
        let entries = events.enumerated().map { number, event in
            JournalEntry(
                id: sent.entryID(number), recordedAt: visitor.now, device: device, change: .putEvent(event))
        }
        try await keep(entries, by: visitor) {
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
        if !draft.notUnderstood.isEmpty || draft.question != nil { draft.setNotes("“\(sent.words)”", ofEvent: 0) }
        return draft.events.prefix(SentSentence.most).enumerated().map { number, event in
            event.event(id: event.draft.slot?.recordID ?? sent.recordID(number), from: foods.catalogue)
        }
    }
}

extension Visitor {
    /// She, as she was at another moment.
    func at(_ moment: Moment) -> Visitor {
        var visitor = self
        visitor.visit.now = moment
        return visitor
    }
}

extension Response {
    /// An answer for a script.
    init(json: JSON, status: HTTPResponse.Status = .ok) {
        let body = ByteBuffer(bytes: json.utf8)
        self.init(
            status: status,
            headers: [.contentType: "application/json", .contentLength: "\(body.readableBytes)"],
            body: ResponseBody(byteBuffer: body))
    }
}
