import CorginaCore
import CorginaJournal
import CorginaRooms

extension Worker {
    /// What companions are to see of the diary, in the clear: the host seals it and sends it nowhere before.
    ///
    /// - Parameter message: a request as ``answer(_:)`` takes it. What waits are the terms of shares under their ids. A GET asks for what
    ///   each of them shows. A POST is the form of ``ShareForm``; the terms it changes wait, or nothing does.
    /// - Returns: of a GET, what is shared by each as a part, in the order of `ids`. Of a POST, `errors`, `[[field, sentence], …]`; `more` and
    ///   `less`: whether it shows or allows more, or less, in any way; and, where nothing is wrong, the terms and what is shared by them.
    func shared(_ message: Message) throws(MessageError) -> Message {
        let request = try WorkerRequest(message)
        var known: [(RecordID, ShareTerms)] = []
        for (id, waiting) in request.waiting {
            guard case .bytes(let bytes) = waiting, let terms = ShareTerms(bytes) else { throw .malformed("waiting") }
            known.append((id, terms))
        }
        switch request.method {
        case .get:
            let ids = JSON.array(known.map { JSON.string("\($0.0)") })
            return Message(["ids": ids], known.map { SharedFacts(diary, by: $0.1, at: request.now).bytes })
        case .post: return terms(request, changing: known.first?.1)
        }
    }

    private func terms(_ request: WorkerRequest, changing former: ShareTerms?) -> Message {
        let form = ShareForm(request.form, changing: former, current: diary.currentPregnancy?.id)
        let errors = form.errors.map { JSON.array([.string($0.field), .string($0.message)]) }
        let head: JSON = [
            "errors": .array(errors), "more": .bool(former.map { form.terms.isMore(than: $0) } ?? true),
            "less": .bool(former.map { $0.isMore(than: form.terms) } ?? false),
        ]
        guard errors.isEmpty else { return Message(head) }
        return Message(head, [form.terms.bytes, SharedFacts(diary, by: form.terms, at: request.now).bytes])
    }

    /// What a companion sent, taken into the diary as ``SentRoom`` does. It waits under its own id.
    ///
    /// - Returns: `nil` for any other place; the sentence that says why it cannot be taken, as plain text.
    func taken(_ request: WorkerRequest, at route: Route, by visit: Visit) throws(RoomError) -> WorkerAnswer? {
        guard case .sharing(.take(_, let item)) = route, request.method == .post, request.home == .sealed else {
            return nil
        }
        guard case .bytes(let bytes)? = request.waiting[item], let thing = SentThing(received: bytes, id: item)
        else {
            throw .notFound
        }
        var taking = visit
        let answer: Answer
        do throws(SentRoom.Refusal) { answer = try SentRoom.take(thing, by: &taking) } catch {
            return WorkerAnswer(
                status: 422, type: "text/plain; charset=utf-8", body: Array(error.description.utf8))
        }
        return try answered(answer, request, taking)
    }
}

extension SentThing {
    /// What another browser sealed, which nobody looked at on the way: as a form would have taken it, or `nil`.
    init?(received bytes: [UInt8], id: RecordID) {
        guard let thing = SentThing(bytes, id: id) else { return nil }
        self = thing
        words = Form.withoutControls(words)
        let longest = list == nil ? Self.longestSentence : Checklist.longestItem
        guard !words.isEmpty, words.count <= longest else { return nil }
    }
}
