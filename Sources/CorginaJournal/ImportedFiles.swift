import CorginaCore

/// The files that were taken into a diary, by what still stands of them.
public struct ImportedFiles: Sendable {
    private let diary: Diary
    private let standing: [(batch: ImportBatch, version: History<Diary.Record>.Version)]

    /// What still stands of one file as it came.
    public struct File: Hashable, Sendable, Identifiable {
        public let batch: ImportBatch
        public let importedAt: Moment
        /// How many of its entries nothing was done to since.
        public let standing: Int

        public var id: ImportBatch { batch }
    }

    public init(in diary: Diary) {
        self.diary = diary
        standing = diary.records.values.compactMap { history in
            guard let version = history.versions.last, version.value != nil, let batch = ImportBatch(version.entry)
            else { return nil }
            return (batch, version)
        }
    }

    /// Those of which something stands, the latest first.
    public var files: [File] {
        var found: [ImportBatch: (since: Moment, standing: Int)] = [:]
        for (batch, version) in standing {
            let before = found[batch] ?? (version.recordedAt, 0)
            found[batch] = (Swift.min(before.since, version.recordedAt), before.standing + 1)
        }
        return found.map { File(batch: $0.key, importedAt: $0.value.since, standing: $0.value.standing) }
            .sorted { ($1.importedAt, $1.batch) < ($0.importedAt, $0.batch) }
    }

    /// The changes that take a file back. What she changed or removed since stays as she left it.
    public func undoing(_ batch: ImportBatch) -> [Change] {
        standing.filter { $0.batch == batch }.map { $0.version.entry }.sorted().compactMap { diary.inverse(of: $0) }
    }
}
