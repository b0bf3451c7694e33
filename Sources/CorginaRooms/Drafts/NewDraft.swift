import CorginaCore
import CorginaLanguage

/// What was just said and understood, by her or by somebody she shares with.
enum NewDraft {
    /// Has it wait to be looked over, and leads to it.
    static func stage(_ draft: Draft, by visit: inout Visit) throws(RoomError) -> Answer {
        let id = visit.newID()
        var draft = draft
        draft.offers = ProductOffers.offers(for: draft.notUnderstood, from: visit.foods.products)
        try DraftRoom.stage(draft, as: id, by: &visit)
        return .redirect(to: .drafts(.sheet(id)))
    }
}
