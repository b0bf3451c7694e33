import Foundation

/// An entry as a device sends it: sealed, under its name. Its place and its hash follow from where the journal stands.
public struct SentRow: Hashable, Sendable {
    public let name: EntryName
    public let sealed: Data

    public init(name: EntryName, sealed: Data) {
        self.name = name
        self.sealed = sealed
    }

    /// How many may come at once.
    public static let most = 500

    /// Whether it has a size and a format that sealing gives. What is in it nobody here can tell.
    var isWellFormed: Bool {
        let padded = sealed.count - Sealing.overhead
        return sealed.first == Sealing.format && padded <= EntrySeal.longestEntry + 4
            && padded > 0 && padded == Padding.size(of: padded - 4)
    }
}

extension JournalHead {
    /// Rows as they stand behind this head, one after the other.
    ///
    /// - Throws: `rowsNotUsable` for none, too many, one that is not well formed, and a name twice.
    func chaining(_ rows: [SentRow]) throws(VaultError) -> [SealedEntry] {
        guard (1...SentRow.most).contains(rows.count), rows.allSatisfy(\.isWellFormed),
            Set(rows.map(\.name)).count == rows.count
        else { throw .rowsNotUsable }
        var head = self
        return rows.map { row in
            head = head.appending(entry: row.name, sealed: row.sealed)
            return SealedEntry(sequence: head.sequence, name: row.name, sealed: row.sealed, hash: head.hash)
        }
    }
}
