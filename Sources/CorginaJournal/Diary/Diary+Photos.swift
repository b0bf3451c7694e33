import CorginaCore

extension Diary {
    /// Seconds a photo stays after its entry let go of it, so that Undo brings it back.
    private static let undone: Int64 = 86_400

    /// The photos that entries show, and those an entry let go of within a day.
    public func photos(at now: Moment) -> Set<RecordID> {
        var photos: Set<RecordID> = []
        for history in records.values {
            if let photo = history.current?.event?.photo { photos.insert(photo) }
            guard let last = history.versions.last,
                last.recordedAt.secondsSinceEpoch > now.secondsSinceEpoch - Self.undone
            else { continue }
            for version in history.versions { if let photo = version.value?.event?.photo { photos.insert(photo) } }
        }
        return photos
    }
}
