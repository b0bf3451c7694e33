import CorginaJournal
import Crypto
import Foundation

/// Seals entries of one journal, and opens them.
///
/// A sealed entry is bound to its journal, its sequence, its name and the hash of all before it, so one that was moved,
/// exchanged or follows another past does not open.
struct EntrySeal: Sendable {
    let dataKey: DataKey
    private let names: RowNames
    /// What every entry of the journal is bound to.
    private let contextStart: Data

    init(dataKey: DataKey) {
        self.dataKey = dataKey
        names = RowNames(dataKey)
        contextStart = Sealing.context("corgina entry", dataKey.journal.bytes)
    }

    /// What the entry of that id is known by outside its seal.
    func name(of entry: EntryID) -> EntryName { names.name(of: entry) }

    /// The longest entry in bytes; a day's meals are a few thousand.
    static let longestEntry = (1 << 20) - 4

    /// - Throws: `entryNotWritable` or `entryTooLarge`.
    func seal(_ entry: JournalEntry, after head: JournalHead) throws(VaultError) -> SealedEntry {
        let bytes = try Self.bytes(of: entry)
        guard bytes.count <= Self.longestEntry else { throw .entryTooLarge }
        let name = names.name(of: entry.id)
        let context = context(name, after: head)
        let sealed = try Sealing.seal(Padding.pad(bytes), with: dataKey.key, bound: context)
        let next = head.appending(entry: name, sealed: sealed)
        return SealedEntry(sequence: next.sequence, name: name, sealed: sealed, hash: next.hash)
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

    /// The entry, if it is whole and was sealed to just that place and name after that head; the hash beside it is not looked at,
    /// and a name of an earlier version does as well.
    func openWhole(_ sealed: SealedEntry, after head: JournalHead) -> JournalEntry? {
        guard sealed.sequence == head.sequence + 1,
            let padded = Sealing.open(sealed.sealed, with: dataKey.key, bound: context(sealed.name, after: head)),
            let bytes = Padding.unpad(padded), let entry = try? JournalEntry(decoding: bytes)
        else { return nil }
        return entry
    }

    private func context(_ entry: EntryName, after head: JournalHead) -> Data {
        var context = contextStart
        context.append(bigEndian: UInt64(head.sequence + 1))
        context.append(head.hash)
        context.append(entry.bytes)
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
