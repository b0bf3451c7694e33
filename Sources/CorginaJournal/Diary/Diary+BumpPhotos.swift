import CorginaCore

extension Diary {
    /// The entries with a photo she marked as one of her bump, the earliest first.
    public var bumpPhotos: [HealthEvent] {
        index.bumpPhotos.compactMap { event($0) }.sorted { ($0.moment, $0.id) < ($1.moment, $1.id) }
    }
}
