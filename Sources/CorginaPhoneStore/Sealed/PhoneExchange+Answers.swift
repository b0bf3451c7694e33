import CorginaJournal
import Foundation
import GRDB

/// What was answered.
extension PhoneExchange {
    /// - Returns: whether to go on.
    mutating func take(_ reply: PhoneReply, to step: PhoneStep) throws -> Bool {
        let goesOn = try take(reply, step)
        try save()
        return goesOn
    }

    private mutating func take(_ reply: PhoneReply, _ step: PhoneStep) throws -> Bool {
        if reply.isOK, let head = reply.head {
            switch step {
            case .rest: return false
            case .read:
                guard let rows = reply.rows else { break }
                try receive(rows, head)
                return true
            case .append(let rows, _):
                if desk.sync.appended(head), let last = rows.last { standing.synced = last.head }
                return true
            case .putBack:
                _ = desk.sync.appended(head)
                return true
            }
        }
        if let head = reply.head, reply.code == "moved" {
            desk.sync.moved(head)
            return true
        }
        if let head = reply.head, reply.code == "past" {
            desk.sync.heldLess(head)
            return true
        }
        desk.sync.failed()
        if reply.code == "signed-out" || reply.code == "attach" { standing.isSignedOut = true }
        return false
    }

    private mutating func receive(_ rows: [PhoneRow], _ head: SyncHead) throws {
        let checked = try check(rows)
        let kept = desk.sync.received(checked, head: head)
        let fresh = Array(rows.prefix(kept))
        guard desk.anew != nil else {
            if kept > 0 { try rebase(fresh) }
            return
        }
        desk.anew?.append(contentsOf: fresh)
        switch desk.sync.next(most: 1) {
        case .append, .rest: try replaceAll()
        default: break
        }
    }

    private func check(_ rows: [PhoneRow]) throws -> [SyncRow] {
        var chain = PhoneChain(store.key, after: desk.sync.head)
        var names = Set((desk.anew ?? []).map(\.name))
        return try rows.map { row in
            let (computed, entry) = chain.check(row)
            let isKnown = try !names.insert(row.name).inserted || isTaken(row, opens: entry != nil)
            return SyncRow(
                sequence: row.sequence, hash: Array(row.hash), computed: isKnown ? [] : Array(computed), entry: entry)
        }
    }

    /// Whether another row of that name is here. One that does not open must not take the place of one that waits, and does.
    private func isTaken(_ row: PhoneRow, opens: Bool) throws -> Bool {
        let isAnew = desk.anew != nil
        if !isAnew, try isHeld(row.name) { return true }
        guard !opens else { return false }
        let own = try store.entries(after: isAnew ? start : standing.synced, db).entries
        return own.contains { store.key.name("entry", $0.id.high, $0.id.low) == row.name }
    }

    /// Whether a row of that name is among those the server is known to have.
    private func isHeld(_ name: Data) throws -> Bool {
        let sql = "SELECT EXISTS (SELECT 1 FROM journal WHERE journal = ? AND entry = ? AND sequence <= ?)"
        let arguments: StatementArguments = [store.key.journal, name, standing.synced.sequence]
        return try Bool.fetchOne(db, sql: sql, arguments: arguments) ?? false
    }
}

// MARK: What is kept

extension PhoneExchange {
    /// Rows of others are in front now; what waits is sealed anew behind them.
    mutating func rebase(_ fresh: [PhoneRow]) throws {
        try put(fresh, upTo: fresh.last?.head ?? standing.synced, after: standing.synced)
    }

    /// All was read anew, and nothing of it was kept so far.
    private mutating func replaceAll() throws {
        let fresh = desk.anew ?? []
        desk.anew = nil
        standing.trouble = nil
        standing.way = nil
        try put(fresh, upTo: fresh.last?.head ?? start, after: start)
    }

    private mutating func put(_ fresh: [PhoneRow], upTo head: SyncHead, after before: SyncHead) throws {
        let names = Set(fresh.map(\.name))
        let rest = try store.entries(after: before, db).entries.filter {
            !names.contains(store.key.name("entry", $0.id.high, $0.id.low))
        }
        desk.added = try store.put(fresh, upTo: head, then: rest, after: before.sequence, db)
        standing.synced = head
        for entry in rest { desk.sync.add(entry) }
        hasNews = true
    }
}
