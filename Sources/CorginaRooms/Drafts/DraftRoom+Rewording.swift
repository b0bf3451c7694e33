import CorginaCore
import CorginaLanguage

/// Other words for a sentence that gave nothing to log. They are a suggestion: Corgina reads them, and she uses or dismisses that.
extension DraftRoom {
    /// The sentence that may be sent for other words; `nil` for one that was read, and where she did not agree.
    ///
    /// - Throws: ``RoomError/draftGone``
    package static func sentenceToReword(_ id: RecordID, of visit: Visit) throws(RoomError) -> String? {
        let draft = try draft(id, of: visit)
        guard visit.agrees(to: .text), draft.mayBeReworded else { return nil }
        return draft.sentence
    }

    /// Puts other words in place of hers, as Corgina reads them, until she decides.
    package static func suggest(
        _ words: String, for id: RecordID, by visit: inout Visit
    ) throws(RoomError) -> Answer {
        let own = try draft(id, of: visit)
        guard own.mayBeReworded else { return .redirect(to: .drafts(.sheet(id))) }
        var suggested = heard(words, on: nil, from: visit)
        guard !suggested.events.isEmpty else {
            return try showDraft(
                id, to: visit, problem: "No words were found that Corgina can read. Edit the sentence.")
        }
        suggested.ownWords = own.sentence
        try stage(suggested, as: id, by: &visit)
        return .redirect(to: .drafts(.sheet(id)))
    }

    /// The sheet, with what went wrong.
    package static func showDraft(
        _ id: RecordID, to visit: Visit, problem: String
    ) throws(RoomError) -> Answer {
        var page = confirmation(of: try draft(id, of: visit), id: id, to: visit)
        page.errors = [FieldError(field: "draft", message: problem)]
        return Answer(page, .refused)
    }

    /// Dismisses a suggestion: her own words stand again.
    static func takeOwnWords(_ id: RecordID, by visit: inout Visit) throws(RoomError) -> Answer {
        if let own = try draft(id, of: visit).ownWords {
            try stage(heard(own, on: nil, from: visit), as: id, by: &visit)
        }
        return .redirect(to: .drafts(.sheet(id)))
    }
}

extension Draft {
    /// Whether nothing of her words was read, and they are her own.
    var mayBeReworded: Bool {
        events.isEmpty && remarks.isEmpty && implausible.isEmpty && ownWords == nil && purpose == .log
            && !sentence.isEmpty
    }
}
