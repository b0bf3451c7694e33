import CorginaCore

/// Entries that came out of one file, known by their ids, so that all of them can be taken back at once.
///
/// Half of such an id is the same for all of a batch; the rest is the entry's place in it and a check, so that no random id is taken
/// for one.
public struct ImportBatch: Hashable, Sendable, Comparable {
    /// A random number, which names the batch.
    public let number: UInt32

    private static let mark: UInt64 = 0x4648_4952 << 32

    public init(number: UInt32) { self.number = number }

    /// The batch an entry belongs to; `nil` for an entry that was made otherwise.
    init?(_ entry: EntryID) {
        self.init(number: UInt32(truncatingIfNeeded: entry.high))
        guard entry.high == high, entry.low >> 32 == check else { return nil }
    }

    /// The id of the entry at a place in it.
    public func entryID(at place: UInt32) -> EntryID { EntryID(high: high, low: check << 32 | UInt64(place)) }

    private var high: UInt64 { Self.mark | UInt64(number) }

    private var check: UInt64 { (high &* 0x9E37_79B9_7F4A_7C15) >> 32 }

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }
}

extension ImportBatch: CustomStringConvertible, LosslessStringConvertible {
    /// Reads the eight digits ``description`` writes; anything else is `nil`.
    public init?(_ text: String) {
        guard text.utf8.count == 8, let id = RecordID(String(repeating: "0", count: 24) + text) else { return nil }
        self.init(number: UInt32(truncatingIfNeeded: id.low))
    }

    public var description: String { String(RecordID(high: 0, low: UInt64(number)).description.suffix(8)) }
}

/// What became of the entries of one file.
public struct ImportedBatch: Hashable, Sendable, Identifiable {
    public let batch: ImportBatch
    public let importedAt: Moment
    /// How many of its entries stand as they came.
    public let standing: Int

    public var id: ImportBatch { batch }
}

extension Diary {
    /// The files that were taken in and of which something still stands as it came, the latest first.
    public var importedBatches: [ImportedBatch] {
        var found: [ImportBatch: (since: Moment, standing: Int)] = [:]
        for (batch, version) in standingImports {
            let before = found[batch] ?? (version.recordedAt, 0)
            found[batch] = (Swift.min(before.since, version.recordedAt), before.standing + 1)
        }
        return found.map { ImportedBatch(batch: $0.key, importedAt: $0.value.since, standing: $0.value.standing) }
            .sorted { ($1.importedAt, $1.batch) < ($0.importedAt, $0.batch) }
    }

    /// The changes that take a file back. What she changed or removed since stays as she left it.
    public func undoing(_ batch: ImportBatch) -> [Change] {
        standingImports.filter { $0.batch == batch }.map { $0.version.entry }.sorted().compactMap(inverse)
    }

    private var standingImports: [(batch: ImportBatch, version: History<Record>.Version)] {
        records.values.compactMap { history in
            guard let version = history.versions.last, version.value != nil, let batch = ImportBatch(version.entry)
            else { return nil }
            return (batch, version)
        }
    }
}
