import CorginaCore

/// The entries of a diary with a photo she marked as one of her bump, the earliest first.
public struct BumpPhotos: Hashable, Sendable {
    public let events: [HealthEvent]

    public init(in diary: Diary) {
        events = diary.index.bumpPhotos.compactMap { diary.event($0) }
            .sorted { ($0.moment, $0.id) < ($1.moment, $1.id) }
    }
}
