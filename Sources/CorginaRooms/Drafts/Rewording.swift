import CorginaCore
import CorginaLanguage

/// Other words for a sentence that gave nothing to log. They are a suggestion: Corgina reads them, and she uses or dismisses that.
package enum Rewording {
    /// The sentence that may be sent for other words; `nil` for one that was read, and where she did not agree.
    ///
    /// - Throws: ``RoomError/draftGone``
    package static func sentence(of id: RecordID, _ visit: Visit) throws(RoomError) -> String? {
        let draft = try DraftRoom.draft(id, of: visit)
        return host(for: draft, visit) == nil ? nil : draft.sentence
    }

    /// The server that can be asked for other words for a draft; `nil` where none may.
    static func host(for draft: Draft, _ visit: Visit) -> String? {
        visit.agrees(to: .text) && isPossible(for: draft) ? visit.uses[.text] : nil
    }

    /// Whether nothing of her words was read, and they are her own.
    private static func isPossible(for draft: Draft) -> Bool {
        draft.events.isEmpty && draft.remarks.isEmpty && draft.implausible.isEmpty && draft.ownWords == nil
            && draft.purpose == .log && !draft.sentence.isEmpty
    }

    /// Puts other words in place of hers, as Corgina reads them, until she decides.
    package static func suggest(
        _ words: String, for id: RecordID, by visit: inout Visit
    ) throws(RoomError) -> Answer {
        let own = try DraftRoom.draft(id, of: visit)
        guard isPossible(for: own) else { return .redirect(to: .drafts(.sheet(id))) }
        var suggested = DraftRoom.heard(words, on: nil, from: visit)
        guard !suggested.events.isEmpty else {
            return try show(id, to: visit, problem: "No words were found that Corgina can read. Edit the sentence.")
        }
        suggested.ownWords = own.sentence
        suggested.spoken = own.spoken
        try DraftRoom.stage(suggested, as: id, by: &visit)
        return .redirect(to: .drafts(.sheet(id)))
    }

    /// The sheet, with what went wrong.
    package static func show(_ id: RecordID, to visit: Visit, problem: String) throws(RoomError) -> Answer {
        var page = DraftRoom.confirmation(of: try DraftRoom.draft(id, of: visit), id: id, to: visit)
        page.errors = [FieldError(field: "draft", message: problem)]
        return Answer(page, .refused)
    }

    /// Dismisses a suggestion: her own words stand again.
    static func dismiss(_ id: RecordID, by visit: inout Visit) throws(RoomError) -> Answer {
        let suggested = try DraftRoom.draft(id, of: visit)
        if let own = suggested.ownWords {
            var draft = DraftRoom.heard(own, on: nil, from: visit)
            draft.spoken = suggested.spoken
            try DraftRoom.stage(draft, as: id, by: &visit)
        }
        return .redirect(to: .drafts(.sheet(id)))
    }
}
