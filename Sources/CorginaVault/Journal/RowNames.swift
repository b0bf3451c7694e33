import CorginaCore
import CorginaJournal
import Crypto
import Foundation

/// What an entry is known by outside its seal: 16 bytes that follow from its id and the data key.
///
/// An id may follow from her words, as that of a sentence a shortcut sends. Nobody without the key can tell what a name was
/// made from, nor try out what it may have been made from.
public struct EntryName: Hashable, Sendable {
    public let bytes: Data

    /// `nil` unless there are 16 bytes.
    public init?(bytes: some Collection<UInt8>) {
        guard bytes.count == 16 else { return nil }
        self.bytes = Data(bytes)
    }

    fileprivate init(first16Of code: some Sequence<UInt8>) { bytes = Data(code.prefix(16)) }
}

/// Names for the rows of a journal, as they stand in the clear.
struct RowNames: Sendable {
    private let key: SymmetricKey

    init(_ dataKey: DataKey) {
        key = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: dataKey.key, info: Sealing.context("corgina row names", dataKey.journal.bytes),
            outputByteCount: 32)
    }

    func name(of entry: EntryID) -> EntryName { EntryName(first16Of: code("entry", entry.high, entry.low)) }

    /// 16 bytes.
    func name(ofDraft id: RecordID) -> Data { Data(code("draft", id.high, id.low).prefix(16)) }

    /// 16 bytes.
    func name(ofPhoto id: RecordID) -> Data { Data(code("photo", id.high, id.low).prefix(16)) }

    /// 16 bytes, by which all shares of a diary are found.
    var nameOfShares: Data { Data(code("shares", 0, 0).prefix(16)) }

    private func code(_ kind: String, _ high: UInt64, _ low: UInt64) -> HMAC<SHA256>.MAC {
        HMAC<SHA256>.authenticationCode(
            for: Sealing.context(kind, Data(bigEndian: high), Data(bigEndian: low)), using: key)
    }
}
