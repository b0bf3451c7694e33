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

    var bytes: Data { journal.bytes + key.withUnsafeBytes { Data($0) } }
}
