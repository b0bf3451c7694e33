import CorginaCore
import CorginaLanguage

extension HeardRoom {
    /// Understands what is said or seen to be on a photo and keeps it to be confirmed. What nobody named, and what is not understood,
    /// waits on the photo's page, where she names it.
    ///
    /// - Parameters:
    ///   - moment: when the photo was taken.
    ///   - id: of the draft the photo waits with.
    ///   - problem: why nothing was seen on it.
    /// - Throws: `implausible` and `notStorable`: then the photo waits all the same.
    package func see(
        _ photo: DraftPhoto, at moment: Moment, as id: RecordID, problem: String? = nil, by visit: inout Visit
    ) throws(RoomError) -> HeardAnswer {
        guard let words = photo.sentence, words.count <= DraftRoom.longestSentence else {
            return try wait(photo, as: id, [problem ?? "Nobody said what is on it."], by: &visit)
        }
        var then = visit
        then.now = moment
        let draft = PhotoRoom.heard(photo, words, on: nil, from: then)
        if let figure = draft.firstImplausible { throw .implausible(figure) }
        guard !draft.events.isEmpty else {
            return try wait(photo, as: id, ["I did not understand what is on it."], by: &visit)
        }
        return try keep(draft, as: id, by: &visit)
    }

    private func wait(
        _ photo: DraftPhoto, as id: RecordID, _ sentences: [String], by visit: inout Visit
    ) throws(RoomError) -> HeardAnswer {
        var draft = Draft(sentence: "", events: [])
        draft.photo = photo
        try DraftRoom.stage(draft, as: id, by: &visit)
        return HeardAnswer(
            place: .photos(.foods(id)),
            sentences: sentences + ["The photo waits in Corgina. Open Corgina to say what is on it."],
            units: visit.profile.units)
    }
}
