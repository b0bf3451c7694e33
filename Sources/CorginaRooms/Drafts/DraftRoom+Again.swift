import CorginaCore

extension DraftRoom {
    /// What she says now takes the place of what she said before. Without words all stays as it is.
    static func sayAgain(_ id: RecordID, _ form: Form, by visit: inout Visit) throws(RoomError) -> Answer {
        _ = try draft(id, of: visit)
        guard form["sentence"] != nil else { return .redirect(to: .drafts(.sheet(id))) }
        visit.discard(id)
        return try stageDraft(form, by: &visit)
    }
}
