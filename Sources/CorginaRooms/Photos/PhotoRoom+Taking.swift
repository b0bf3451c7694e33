import CorginaCore

extension PhotoRoom {
    /// Where a photo goes that a host took in.
    public struct Taking {
        public let answer: Answer
        /// What the photo is to be kept as; `nil` where it is not to be kept.
        public let photo: RecordID?
        /// The draft it waits with; `nil` where the entries of the same answer name it.
        public let draft: RecordID?
    }

    /// Says where a photo goes that was sent to a place, and asks for the entries that name it.
    ///
    /// - Throws: `notFound` for a place that takes none.
    public static func take(
        _ form: Form, at place: PhotoPlace, by visit: inout Visit
    ) throws(RoomError) -> Taking {
        let (draft, photo) = (visit.newID(), visit.newID())
        switch place {
        case .new(let day):
            let past = day.flatMap { $0 < visit.today ? $0 : nil }
            visit.stage(try self.draft(of: photo, on: past), as: draft)
            return Taking(answer: .redirect(to: .photos(.foods(draft))), photo: photo, draft: draft)
        case .entry(let event):
            let answer = try add(photo, waitingWith: draft, to: event, by: &visit)
            return Taking(answer: answer, photo: photo, draft: nil)
        case .newBump:
            let answer = BumpRoom.add(photo, waitingWith: draft, form, by: &visit)
            return Taking(answer: answer, photo: visit.effects.isEmpty ? nil : photo, draft: nil)
        case .one, .small, .foods, .look, .removal, .markBump, .bump, .bumpPair: throw .notFound
        }
    }

    /// The page a photo came from, with why it is not taken.
    public static func refuse(_ words: String, at place: PhotoPlace, to visit: Visit) -> Answer {
        Answer(refusal(words, at: place, to: visit), .refused)
    }
}
