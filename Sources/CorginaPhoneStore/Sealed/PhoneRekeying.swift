import CorginaJournal
import GRDB

/// Another data key for a diary of this phone.
enum PhoneRekeying {
    /// Seals all there is under another key, which the file keeps for the Keychain. An entry that does not open stays behind.
    static func move(_ store: PhoneStore, to other: PhoneStore, _ db: Database) throws {
        let entries = try store.entries(after: PhoneChain.start(of: store.key), db).entries
        let drafts = try store.drafts(db)
        let ledgers = try PhoneLedger.allCases.map { ($0, try store.kept($0, db)) }
        try store.clear(db)
        _ = try other.append(entries, db)
        for (id, bytes) in drafts { try other.stage(bytes, as: id, db) }
        for (ledger, bytes) in ledgers { try other.keep(bytes, as: ledger, db) }
        try PhoneSuccessor.keep(other.key, after: store.key, db)
    }
}
