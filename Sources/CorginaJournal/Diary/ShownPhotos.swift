import CorginaCore

/// The photos that entries of a diary show, and those an entry let go of within a day.
public struct ShownPhotos: Hashable, Sendable {
    public private(set) var ids: Set<RecordID> = []

    /// Seconds a photo stays after its entry let go of it, so that Undo brings it back.
    private static let undone: Int64 = 86_400

    public init(in diary: Diary, at now: Moment) {
        for history in diary.records.values {
            if let photo = history.current?.event?.photo { ids.insert(photo) }
            guard let last = history.versions.last,
                last.recordedAt.secondsSinceEpoch > now.secondsSinceEpoch - Self.undone
            else { continue }
            for version in history.versions { if let photo = version.value?.event?.photo { ids.insert(photo) } }
        }
    }
}

extension ShownPhotos {
    /// All photos that entries of a diary show or ever showed.
    public static func named(in diary: Diary) -> Set<RecordID> {
        var named: Set<RecordID> = []
        for history in diary.records.values {
            for version in history.versions { if let photo = version.value?.event?.photo { named.insert(photo) } }
        }
        return named
    }
}
