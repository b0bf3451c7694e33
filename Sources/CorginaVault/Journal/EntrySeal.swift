import CorginaJournal
import Crypto
import Foundation

/// Seals entries of one journal, and opens them.
///
/// A sealed entry is bound to its journal, its sequence, its id and the hash of all before it, so one that was moved,
/// exchanged or follows another past does not open.
struct EntrySeal: Sendable {
    let dataKey: DataKey
    /// What every entry of the journal is bound to.
    private let contextStart: Data

    init(dataKey: DataKey) {
        self.dataKey = dataKey
        contextStart = Sealing.context("corgina entry", dataKey.journal.bytes)
    }

    /// The longest entry in bytes; a day's meals are a few thousand.
    static let longestEntry = (1 << 20) - 4

    /// - Throws: `entryNotWritable` or `entryTooLarge`.
    func seal(_ entry: JournalEntry, after head: JournalHead) throws(VaultError) -> SealedEntry {
        let bytes = try Self.bytes(of: entry)
        guard bytes.count <= Self.longestEntry else { throw .entryTooLarge }
        let context = context(entry.id, after: head)
        let sealed = try Sealing.seal(Padding.pad(bytes), with: dataKey.key, bound: context)
        let next = head.appending(entry: entry.id, sealed: sealed)
        return SealedEntry(sequence: next.sequence, id: entry.id, sealed: sealed, hash: next.hash)
    }

    /// How many bytes an entry has once it is sealed.
    ///
    /// - Throws: `entryNotWritable` or `entryTooLarge`.
    static func sealedSize(of entry: JournalEntry) throws(VaultError) -> Int {
        let bytes = try Self.bytes(of: entry)
        guard bytes.count <= longestEntry else { throw .entryTooLarge }
        return Padding.size(of: bytes.count) + Sealing.overhead
    }

    /// Seals entries one after the other.
    func seal(_ entries: [JournalEntry], after head: JournalHead) throws(VaultError) -> [SealedEntry] {
        var sealed: [SealedEntry] = []
        for entry in entries { sealed.append(try seal(entry, after: sealed.last?.head ?? head)) }
        return sealed
    }

    /// The entry, if it is whole and was sealed to just that place after that head; the hash beside it is not looked at.
    func openWhole(_ sealed: SealedEntry, after head: JournalHead) -> JournalEntry? {
        guard sealed.sequence == head.sequence + 1,
            let padded = Sealing.open(sealed.sealed, with: dataKey.key, bound: context(sealed.id, after: head)),
            let bytes = Padding.unpad(padded), let entry = try? JournalEntry(decoding: bytes), entry.id == sealed.id
        else { return nil }
        return entry
    }

    private func context(_ entry: EntryID, after head: JournalHead) -> Data {
        var context = contextStart
        context.append(bigEndian: UInt64(head.sequence + 1))
        context.append(head.hash)
        context.append(bigEndian: entry.high)
        context.append(bigEndian: entry.low)
        return context
    }

    private static func bytes(of entry: JournalEntry) throws(VaultError) -> [UInt8] {
        do throws(JournalCodecError) {
            return try entry.encoded()
        } catch {
            switch error {
            case .malformed(let field): throw .entryNotWritable(field: field)
            case .notJSON: throw .entryNotWritable(field: "change")
            }
        }
    }
}
