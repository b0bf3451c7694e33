import CorginaJournal
import Foundation

@testable import CorginaVault

/// The server of one sealed journal: the vault's own, or its rows in memory. Either may be put back to how it once was.
struct SyncServer {
    private enum Store {
        case memory([SealedEntry])
        case vault(Vault, SealedSession)
    }

    let journal: JournalID
    private var store: Store

    /// How many rows an answer has in memory: few, so that many pages are read.
    static let page = 3

    init(journal: JournalID, rows: [SealedEntry] = []) {
        self.journal = journal
        store = .memory(rows)
    }

    /// - Parameter session: that has the journal.
    init(_ vault: Vault, session: SealedSession, journal: JournalID) {
        self.journal = journal
        store = .vault(vault, session)
    }

    mutating func answer(_ message: SyncMessage) async throws -> SyncReply {
        switch (message, store) {
        case (.read(let head), .vault(let vault, let session)):
            return .page(try await vault.sealed.rows(after: head, for: session))
        case (.append(let rows, let head), .vault(let vault, let session)):
            return .append(try await vault.sealed.append(rows, after: head, for: session))
        case (.read(let head), .memory(let rows)): return .page(Self.page(of: rows, after: head, journal))
        case (.append(let sent, let head), .memory(let rows)):
            let newest = rows.last?.head ?? .empty(journal)
            guard newest == head, Set(rows.map(\.name)).isDisjoint(with: sent.map(\.name)) else {
                return .append(.moved(newest))
            }
            let added = try head.chaining(sent)
            store = .memory(rows + added)
            return .append(.appended(added.last?.head ?? newest))
        }
    }

    func rows() async throws -> [SealedEntry] {
        switch store {
        case .memory(let rows): return rows
        case .vault(let vault, _): return try await vault.journals.read(journal, after: 0, limit: 10_000)
        }
    }

    /// An older backup is put back.
    mutating func restore(to count: Int) async throws {
        switch store {
        case .memory(let rows): store = .memory(Array(rows.prefix(count)))
        case .vault(let vault, _):
            let id = journal.bytes
            try await vault.database.write { db in
                _ = try db.execute("DELETE FROM journal WHERE journal = ? AND sequence > ?", [id, count])
            }
        }
    }

    static func page(of rows: [SealedEntry], after head: JournalHead, _ journal: JournalID) -> SealedPage {
        let newest = rows.last?.head ?? .empty(journal)
        let held = head.sequence == 0 ? .empty(journal) : rows.dropFirst(head.sequence - 1).first?.head
        guard held == head else { return .past(head: newest) }
        return .rows(Array(rows.dropFirst(head.sequence).prefix(page)), head: newest)
    }
}
