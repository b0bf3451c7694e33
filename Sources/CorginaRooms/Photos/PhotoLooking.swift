import CorginaCore
import CorginaLanguage

/// Having the picture server name what is on a photo that waits. What it answers are foods to check, which she changes or removes
/// before Corgina reads them.
package enum PhotoLooking {
    /// The photo that may be sent; `nil` where she did not agree, and where what is on it is named already.
    ///
    /// - Throws: ``RoomError/draftGone``
    package static func photo(of id: RecordID, _ visit: Visit) throws(RoomError) -> RecordID? {
        let draft = try DraftRoom.draft(id, of: visit)
        guard visit.agrees(to: .vision), isAwaited(for: draft) else { return nil }
        return draft.photo?.id
    }

    /// What the page of a photo says of the picture server; `nil` where none is configured, or nothing is left to name.
    static func offer(for draft: Draft, _ visit: Visit) -> PhotoFoodsPage.Looking? {
        guard let host = visit.uses[.vision], let photo = draft.photo, isAwaited(for: draft) else { return nil }
        guard visit.agrees(to: .vision) else { return .asks(host) }
        return photo.isLookedAt ? .again(host) : .ready(host)
    }

    /// Adds to the draft what the server saw on the photo. If she named something meanwhile, only her words are kept.
    package static func take(
        _ seen: [SeenFood], for id: RecordID, by visit: inout Visit
    ) throws(RoomError) -> Answer {
        var draft = try DraftRoom.draft(id, of: visit)
        guard isAwaited(for: draft) else { return .redirect(to: .photos(.foods(id))) }
        draft.photo?.seen = Array(seen.prefix(PhotoRoom.mostFoods))
        draft.photo?.isLookedAt = true
        try DraftRoom.stage(draft, as: id, by: &visit)
        return .redirect(to: .photos(.foods(id)))
    }

    /// The page without what the server sees, with what went wrong.
    package static func giveUp(
        on id: RecordID, by visit: inout Visit, problem: String
    ) throws(RoomError) -> Answer {
        var draft = try DraftRoom.draft(id, of: visit)
        guard isAwaited(for: draft) else { return .redirect(to: .photos(.foods(id))) }
        draft.photo?.isLookedAt = true
        try DraftRoom.stage(draft, as: id, by: &visit)
        return Answer(try PhotoRoom.foodsPage(id, to: visit, problem: problem), .refused)
    }

    /// Whether a new photo waits and she has named nothing on it.
    private static func isAwaited(for draft: Draft) -> Bool {
        guard let photo = draft.photo, PhotoRoom.waits(with: draft) else { return false }
        return photo.seen.isEmpty && photo.words.isEmpty && draft.sentence.isEmpty
    }
}
