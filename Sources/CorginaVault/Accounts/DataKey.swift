import Crypto
import Foundation

/// What opens a diary: which journal it is, and the key its entries are sealed with.
struct DataKey: Sendable {
    let journal: JournalID
    let key: SymmetricKey

    static let byteCount = 16 + 32

    static func random() -> DataKey {
        DataKey(journal: .random(), key: SymmetricKey(size: .bits256))
    }

    init(journal: JournalID, key: SymmetricKey) {
        self.journal = journal
        self.key = key
    }

    /// Reads the first 48 bytes.
    init?(_ bytes: Data) {
        guard bytes.count >= Self.byteCount, let journal = JournalID(bytes: bytes.prefix(16)) else { return nil }
        self.init(journal: journal, key: SymmetricKey(data: bytes.dropFirst(16).prefix(32)))
    }

    /// Journal, key, and zeros up to `count` bytes, in one piece of memory that ``Foundation/Data/wipe()`` can clear.
    func bytes(count: Int = byteCount) -> Data {
        var bytes = Data(count: count)
        bytes.withUnsafeMutableBytes { buffer in
            buffer.copyBytes(from: journal.bytes)
            key.withUnsafeBytes { UnsafeMutableRawBufferPointer(rebasing: buffer[16...]).copyMemory(from: $0) }
        }
        return bytes
    }

    /// Reads the first 48 bytes and wipes them all.
    static func taking(_ bytes: inout Data) -> DataKey? {
        defer { bytes.wipe() }
        return DataKey(bytes)
    }
}

extension Data {
    /// Overwrites the bytes where they lie. Does so only for the last holder; others would keep a copy.
    mutating func wipe() {
        withUnsafeMutableBytes { buffer in
            _ = buffer.initializeMemory(as: UInt8.self, repeating: 0)
        }
    }
}
