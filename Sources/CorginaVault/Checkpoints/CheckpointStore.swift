import CorginaJournal
import Foundation

/// A diary as it was folded up to a head.
struct Checkpoint: Sendable {
    let diary: Diary
    let head: JournalHead
    /// How many bytes its entries have, sealed.
    let sealedBytes: Int
}

/// The folded diary beside its journal, sealed with the journal's key.
///
/// It is a copy of what the journal says, so that opening reads few entries. Losing it loses nothing, and what is not exactly what this
/// program wrote for that journal and that head counts as lost.
struct CheckpointStore: Sendable {
    let database: any VaultDatabase
    /// Whether the key still counts.
    let mark: KeyMark
    let dataKey: DataKey

    /// What a sealed checkpoint is padded to, in bytes: multiples of this.
    static let step = 32_768
    /// The longest that is kept, in bytes.
    static let longest = 64 << 20

    /// - Parameter program: what ``ProgramTrace`` says of the program that reads.
    /// - Returns: `nil` where there is none, or one of another program, key, journal or head.
    func read(by program: Data) async throws(VaultError) -> Checkpoint? {
        let journal = dataKey.journal
        guard let row = try await database.read({ try CheckpointRows.read($0, journal) }),
            let padded = Sealing.open(row.sealed, with: dataKey.key, bound: context(row.head, program)),
            let bytes = Padding.unpad(padded), bytes.count >= 8,
            let diary = try? Diary(checkpoint: Array(bytes.dropFirst(8))), diary.sequence == row.head.sequence
        else { return nil }
        let sealedBytes = UInt32(clamping: Data(bytes.prefix(8)).bigEndianWord(at: 0))
        return Checkpoint(diary: diary, head: row.head, sealedBytes: Int(sealedBytes))
    }

    /// Keeps a diary's bytes in the place of an earlier checkpoint, unless the journal is gone or has another past by then.
    ///
    /// - Parameters:
    ///   - diary: what ``DiaryCheckpointWriter`` made of it.
    ///   - sealedBytes: how many bytes its entries have, sealed.
    /// - Throws: `keyRetired`, and the cases of storage.
    func keep(_ diary: [UInt8], at head: JournalHead, sealedBytes: Int, by program: Data) async throws(VaultError) {
        guard diary.count <= Self.longest else { return }
        var bytes = Data(bigEndian: UInt64(clamping: sealedBytes))
        bytes.append(contentsOf: diary)
        let sealed = try Sealing.seal(
            Padding.pad(bytes, toMultipleOf: Self.step), with: dataKey.key, bound: context(head, program))
        let row = CheckpointRows.Row(head: head, sealed: sealed)
        try await database.write { [mark, journal = dataKey.journal] db in
            try mark.check(in: db)
            try CheckpointRows.put(db, row, journal)
        }
    }

    func discard() async throws(VaultError) {
        try await database.write { [journal = dataKey.journal] db in try CheckpointRows.delete(db, journal) }
    }

    private func context(_ head: JournalHead, _ program: Data) -> Data {
        Sealing.context(
            "corgina checkpoint", dataKey.journal.bytes, Data(bigEndian: Int64(head.sequence)), head.hash, program)
    }
}

extension UnlockedJournal {
    var checkpoints: CheckpointStore {
        CheckpointStore(database: drafts.database, mark: drafts.mark, dataKey: drafts.dataKey)
    }

    /// Whether every entry up to a head is what was written, as far as can be told without opening it.
    func chains(to head: JournalHead) async throws(VaultError) -> Bool {
        var reached = JournalHead.empty(id)
        while reached.sequence < head.sequence {
            let limit = Swift.min(Self.page, head.sequence - reached.sequence)
            let rows = try await store.read(id, after: reached.sequence, limit: limit)
            guard !rows.isEmpty else { return false }
            for row in rows {
                guard row.follows(reached) else { return false }
                reached = row.head
            }
        }
        return reached == head
    }
}
