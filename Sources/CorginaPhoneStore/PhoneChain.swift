import CorginaJournal
import Crypto
import Foundation

/// A row of the journal: sealed to its journal, its place and everything before it (`docs/storage.md`, Journals).
struct PhoneRow: Hashable, Sendable {
    let sequence: Int
    /// 16 bytes: what the entry is known by outside its seal.
    let name: Data
    let sealed: Data
    /// The hash of the journal once this row is its last.
    let hash: Data

    var head: SyncHead { SyncHead(sequence: sequence, hash: Array(hash)) }
}

/// Seals entries one after the other, and opens them in their order.
struct PhoneChain {
    let key: PhoneKey
    private(set) var sequence: Int
    private(set) var hash: Data

    /// The longest entry, in bytes.
    static let longest = (1 << 20) - 4

    /// - Parameter head: where the journal ends; `nil` for one without rows.
    init(_ key: PhoneKey, after head: SyncHead? = nil) {
        let head = head ?? Self.start(of: key)
        self.key = key
        sequence = head.sequence
        hash = Data(head.hash)
    }

    /// Where a journal without rows ends.
    static func start(of key: PhoneKey) -> SyncHead {
        SyncHead(sequence: 0, hash: Array(SHA256.hash(data: PhoneKey.context("corgina journal", key.journal))))
    }

    var head: SyncHead { SyncHead(sequence: sequence, hash: Array(hash)) }

    /// - Throws: `notWritable`.
    mutating func seal(_ entry: JournalEntry) throws(PhoneStoreError) -> PhoneRow {
        guard let bytes = try? entry.encoded(), bytes.count <= Self.longest else { throw .notWritable }
        let name = key.name("entry", entry.id.high, entry.id.low)
        let sealed = try key.seal(PhonePadding.pad(bytes, smallest: 256), bound: context(name))
        let row = PhoneRow(
            sequence: sequence + 1, name: name, sealed: sealed, hash: following(name: name, sealed: sealed))
        go(to: row)
        return row
    }

    /// The entries up to and with a row: `nil` for each that is missing before it, or is not what was written.
    mutating func open(_ row: PhoneRow) -> [JournalEntry?] {
        let missing = max(0, row.sequence - sequence - 1)
        defer { go(to: row) }
        // An entry whose predecessor is gone has lost what it was sealed to.
        guard missing == 0, row.sequence == sequence + 1, let padded = key.open(row.sealed, bound: context(row.name)),
            let bytes = PhonePadding.unpad(padded), let entry = try? JournalEntry(decoding: bytes)
        else { return Array(repeating: nil, count: missing + 1) }
        return [entry]
    }

    /// The hash that a row from elsewhere has by itself behind the one before it, and its entry; `nil` where it does not open, or has
    /// another entry's name.
    mutating func check(_ row: PhoneRow) -> (computed: Data, entry: JournalEntry?) {
        let computed = following(name: row.name, sealed: row.sealed)
        guard row.sequence == sequence + 1 else {
            go(to: row)
            return (computed, nil)
        }
        guard let entry = open(row).last.flatMap({ $0 }), key.name("entry", entry.id.high, entry.id.low) == row.name
        else { return (computed, nil) }
        return (computed, entry)
    }

    private mutating func go(to row: PhoneRow) { (sequence, hash) = (row.sequence, row.hash) }

    private func context(_ name: Data) -> Data {
        PhoneKey.context("corgina entry", key.journal, Data(bigEndian: UInt64(sequence + 1)), hash, name)
    }

    private func following(name: Data, sealed: Data) -> Data {
        Data(SHA256.hash(data: hash + Data(bigEndian: UInt64(sequence + 1)) + name + sealed))
    }
}
