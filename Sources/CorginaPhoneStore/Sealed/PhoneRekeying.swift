import CorginaJournal
import GRDB

/// Another key for what this phone keeps.
enum PhoneRekeying {
    /// Seals all there is under another key, which the file keeps for the Keychain. An entry that does not open stays behind.
    static func move(_ store: PhoneStore, to other: PhoneStore, _ db: Database) throws {
        let entries = try store.entries(after: PhoneChain.start(of: store.key), db).entries
        let drafts = try store.drafts(db)
        let ledgers = try PhoneLedger.allCases.map { ($0, try store.kept($0, db)) }
        try clear(store, db)
        _ = try other.append(entries, db)
        for (id, bytes) in drafts { try other.stage(bytes, as: id, db) }
        for (ledger, bytes) in ledgers { try other.keep(bytes, as: ledger, db) }
        try PhoneSuccessor.keep(other.key, after: store.key, db)
    }

    /// Removes all there is of the store's journal.
    static func clear(_ store: PhoneStore, _ db: Database) throws {
        for table in ["journal", "draft", "ledger", "standing"] {
            try db.execute(sql: "DELETE FROM \(table) WHERE journal = ?", arguments: [store.key.journal])
        }
    }
}
