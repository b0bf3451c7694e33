import CorginaCore
import CorginaFoods
import CorginaJournal
import CorginaLanguage

/// From a sentence said to a shortcut to its entries, with her yes in between.
package struct HeardRoom {
    /// Whether what her diary holds already may be told.
    package let mayRead: Bool
    /// The id of the event of that place, from 0, in the draft of that id.
    let newID: (RecordID, Int) -> RecordID

    package init(mayRead: Bool, newID: @escaping (RecordID, Int) -> RecordID) {
        self.mayRead = mayRead
        self.newID = newID
    }

    /// Understands what she said and keeps it to be confirmed, as the sheet does. A question of hers is answered.
    ///
    /// - Parameters:
    ///   - moment: when she said it.
    ///   - id: of the draft.
    /// - Throws: `implausible` and `notStorable`: the sentence goes back to her whole.
    package func hear(
        _ sentence: String, at moment: Moment, as id: RecordID, by visit: inout Visit
    ) throws(RoomError) -> HeardAnswer {
        var then = visit
        then.now = moment
        let draft = DraftRoom.heard(sentence, on: nil, from: then)
        if let figure = draft.firstImplausible { throw .implausible(figure) }
        if draft.events.isEmpty, let inquiry = Inquiry(sentence) { return answer(inquiry, to: visit) }
        if draft.events.isEmpty, !draft.remarks.isEmpty { return nothingNew(draft, to: visit) }
        return try draft.events.isEmpty
            ? keepWords(of: draft, at: moment, as: id, by: &visit) : keep(draft, as: id, by: &visit)
    }

    /// Her answer to the question that is open.
    ///
    /// - Returns: `nil` where it is none of the choices; then nothing changed.
    /// - Throws: `draftGone`, `draftDamaged`, `notStorable`
    package func answer(_ choice: String, to id: RecordID, by visit: inout Visit) throws(RoomError) -> HeardAnswer? {
        var draft = try Self.draft(id, of: visit)
        guard let question = HeardQuestion(draft, in: visit.foods.catalogue),
            question.answer(choice, in: &draft, from: visit.foods.catalogue)
        else { return nil }
        return try keep(draft, as: id, by: &visit)
    }

    /// What logging it changes. What she answered nothing to is logged as it was read.
    ///
    /// - Throws: `draftGone`, `draftDamaged`, `implausible`
    package func confirm(_ id: RecordID, for visit: Visit) throws(RoomError) -> [Change] {
        var draft = try Self.draft(id, of: visit)
        if let figure = draft.firstImplausible { throw .implausible(figure) }
        draft.keepWords()
        return DraftRoom.changes(events(of: draft, id, visit), of: draft, visit)
    }

    /// Forgets it, if it waits. Something else under that id is left alone.
    package static func discard(_ id: RecordID, by visit: inout Visit) {
        guard (try? draft(id, of: visit)) != nil else { return }
        visit.discard(id)
    }

    /// What she said and did not log yet. What is in the diary and was opened to be changed is no concern of a shortcut's.
    private static func draft(_ id: RecordID, of visit: Visit) throws(RoomError) -> Draft {
        let draft = try DraftRoom.draft(id, of: visit)
        guard draft.purpose == .log, !draft.events.isEmpty else { throw .draftGone }
        return draft
    }
}

extension HeardRoom {
    func keep(_ draft: Draft, as id: RecordID, by visit: inout Visit) throws(RoomError) -> HeardAnswer {
        try DraftRoom.stage(draft, as: id, by: &visit)
        let remarks = mayRead ? draft.remarks + DraftDoses.repeats(in: draft, for: visit) : []
        let verb = draft.photo?.words.isEmpty == true ? "see" : "heard"
        return answer(draft, id, to: visit, ["I \(verb) \(heard(draft, visit))."] + remarks)
    }

    /// Of what was not understood her words are kept as a note, if she likes.
    private func keepWords(
        of draft: Draft, at moment: Moment, as id: RecordID, by visit: inout Visit
    ) throws(RoomError) -> HeardAnswer {
        var note = draft
        note.keepAsNote(at: moment)
        try DraftRoom.stage(note, as: id, by: &visit)
        return answer(
            note, id, to: visit, ["I did not understand that. If you confirm it, your words are kept as a note."])
    }

    private func nothingNew(_ draft: Draft, to visit: Visit) -> HeardAnswer {
        let sentences = (mayRead ? draft.remarks : []) + ["There is nothing new to log."]
        return HeardAnswer(place: .today, sentences: sentences, units: visit.profile.units)
    }

    private func answer(_ inquiry: Inquiry, to visit: Visit) -> HeardAnswer {
        let figures = TodayFigures(visit.diary, now: visit.now)
        let answer =
            mayRead
            ? figures.words(for: inquiry) ?? "Corgina answers that on a page of its own. Open Corgina to see it."
            : "That is a question, and this token may not read. Open Corgina to see the answer."
        return HeardAnswer(place: inquiry.place(in: visit), sentences: [answer], units: visit.profile.units)
    }

    private func answer(_ draft: Draft, _ id: RecordID, to visit: Visit, _ sentences: [String]) -> HeardAnswer {
        let speech = speech(of: draft, visit)
        let doubtful = HeardAnswer.doubtfulFoods(of: draft, in: visit.foods.catalogue)
        var answer = HeardAnswer(
            draft: id, place: .drafts(.sheet(id)), events: events(of: draft, id, visit), sentences: sentences,
            notUnderstood: draft.notUnderstood, question: HeardQuestion(draft, in: visit.foods.catalogue),
            pleaseCheck: doubtful, care: CareNotice.notice(for: draft, of: visit), units: visit.profile.units)
        if !draft.notUnderstood.isEmpty {
            answer.sentences.append("I did not understand \(draft.notUnderstood.joined(separator: ", ")).")
        }
        if !doubtful.isEmpty {
            answer.sentences.append("I am not sure of \(doubtful.map(speech.small).joined(separator: " and ")).")
        }
        return answer
    }

    /// "two eggs and toast, 249 calories; iron; and nausea"
    private func heard(_ draft: Draft, _ visit: Visit) -> String {
        let speech = speech(of: draft, visit)
        let events = HeardWords.naming(draft).events(from: visit.foods.catalogue) { _ in visit.newID() }
        let words = events.compactMap { $0.details.kind.entry.heard($0.details, speech, $0.moment) }
        guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
        return words.dropLast().joined(separator: "; ") + "; and " + last
    }

    private func speech(of draft: Draft, _ visit: Visit) -> SpokenEvent {
        SpokenEvent(
            sentence: draft.sentence, units: visit.profile.units, english: visit.english, today: visit.today)
    }

    private func events(of draft: Draft, _ id: RecordID, _ visit: Visit) -> [HealthEvent] {
        var parted = draft
        parted.partDoses()
        return PhotoRoom.showing(parted, in: parted.events(from: visit.foods.catalogue) { newID(id, $0) })
    }
}
