import CorginaJournal
import CorginaRooms
import Foundation
import GRDB

/// What a phone knows of the exchange with its server between two steps. It is made anew from what the file has, whenever it is gone.
struct PhoneDesk: Sendable {
    var sync: DiarySync
    /// Up to where what waits in the journal of this phone is known.
    var added: SyncHead
    /// Whether all rows are here that the server is known to have.
    var isWhole: Bool
    /// The rows that were read anew, while all are.
    var anew: [PhoneRow]?
}

/// What to do next.
enum PhoneStep: Sendable {
    /// Nothing, or nothing for now.
    case rest(isSettled: Bool)
    case read(after: SyncHead)
    case append([PhoneRow], after: SyncHead)
    /// The rows that the server lost, as they were.
    case putBack([PhoneRow], after: SyncHead)
}

/// One step of a sealed diary towards its server, and what follows from the answer: each in one transaction, so that the file has the
/// one or the other. What she did is in the journal of this phone at once, behind the rows the server is known to have; where others
/// wrote meanwhile it is sealed anew behind theirs. ``DiarySync`` decides.
struct PhoneExchange {
    let store: PhoneStore
    let db: Database
    var desk: PhoneDesk
    var standing: PhoneStanding
    /// Whether rows came, or stand elsewhere now: what was folded is to be folded anew.
    var hasNews = false

    /// The most rows one message takes.
    static let mostRows = 500
    /// Of their bytes: what is left of 4 MiB once they are written in base 64.
    static let mostBytes = 2_500_000

    init(_ store: PhoneStore, _ standing: PhoneStanding, _ desk: PhoneDesk?, _ db: Database) throws {
        (self.store, self.standing, self.db) = (store, standing, db)
        if let desk, desk.anew != nil || desk.sync.head == standing.synced {
            self.desk = desk
        } else {
            self.desk = try Self.desk(store, standing, db)
        }
    }

    private static func desk(_ store: PhoneStore, _ standing: PhoneStanding, _ db: Database) throws -> PhoneDesk {
        let count = standing.synced.sequence
        let sql = "SELECT entry, hash FROM journal WHERE journal = ? AND sequence <= ? ORDER BY sequence"
        // Known by their names, as they stand outside the seal.
        let held = try Row.fetchAll(db, sql: sql, arguments: [store.key.journal, count]).map { row -> HeldRow in
            let (name, hash): (Data, Data) = (row[0], row[1])
            return HeldRow(id: EntryID(bytes: name), hash: Array(hash))
        }
        let start = PhoneChain.start(of: store.key).hash
        return PhoneDesk(
            sync: DiarySync(start: start, held: held, conflicts: standing.conflicts), added: standing.synced,
            isWhole: held.count == count)
    }

    /// Where a journal without rows ends.
    var start: SyncHead { PhoneChain.start(of: store.key) }

    /// Keeps how things stand.
    mutating func save() throws {
        standing.conflicts = desk.sync.conflicts
        guard try store.standing(db) != standing else { return }
        try store.keep(standing, db)
    }
}

// MARK: What to send

extension PhoneExchange {
    mutating func next() throws -> PhoneStep {
        guard standing.syncs else { return .rest(isSettled: false) }
        try seat()
        // A row that is missing here is on the server.
        guard desk.isWhole || desk.anew != nil || standing.way == .startOver else {
            standing.trouble = .past
            standing.way = nil
            try save()
            return .rest(isSettled: false)
        }
        try goOn()
        let step = try step()
        try save()
        return step
    }

    private mutating func step() throws -> PhoneStep {
        switch desk.sync.next(most: Self.mostRows) {
        case .read(let head):
            desk.sync.beganReading()
            return .read(after: head)
        case .append(let entries, let head): return .append(try send(entries, after: head), after: head)
        case .putBack(let head, let last):
            let rows = Self.fitting(try store.rows(after: head.sequence, most: last - head.sequence, db))
            guard let end = rows.last else { throw PhoneStoreError.failed }
            desk.sync.beganPuttingBack(through: end.sequence)
            return .putBack(rows, after: head)
        case .halt(let trouble):
            standing.trouble = SealedStanding.Trouble(rawValue: trouble.name)
            standing.way = nil
        case .rest, .await:
            standing.trouble = nil
            standing.way = nil
        }
        return .rest(isSettled: desk.sync.isSettled)
    }

    /// What waits, as the file has it sealed.
    private mutating func send(_ entries: [JournalEntry], after head: SyncHead) throws -> [PhoneRow] {
        let rows = Self.fitting(try store.rows(after: head.sequence, most: entries.count, db))
        let names = entries.map { store.key.name("entry", $0.id.high, $0.id.low) }
        guard !rows.isEmpty, rows.map(\.name) == Array(names.prefix(rows.count)) else { throw PhoneStoreError.failed }
        desk.sync.beganSending(
            zip(entries, rows).map { entry, row in HeldRow(id: entry.id, hash: Array(row.hash)) })
        return rows
    }

    /// The first rows of these that go into one message.
    private static func fitting(_ rows: [PhoneRow]) -> [PhoneRow] {
        var bytes = 0
        let fits = rows.prefix { row in
            bytes += row.sealed.count
            return bytes <= mostBytes
        }
        return Array(rows.prefix(max(1, fits.count)))
    }

    /// The desk knows what the file has.
    private mutating func seat() throws {
        // Whatever was under way is over.
        desk.sync.failedIfUnderWay()
        // What is here is told when all is read anew.
        if desk.anew != nil || standing.way == .renewed { return }
        let (entries, isWhole) = try store.entries(after: desk.added, db)
        // One that does not open never will, and nobody else has it.
        guard isWhole else { return try rebase([]) }
        for entry in entries { desk.sync.add(entry) }
        desk.added = try store.head(db)
    }
}

extension DiarySync {
    /// Where an answer was awaited, none came.
    fileprivate mutating func failedIfUnderWay() {
        if case .await = next(most: 1) { failed() }
    }
}

// MARK: How she goes on

extension PhoneExchange {
    private mutating func goOn() throws {
        guard let way = standing.way else { return }
        if way == .renewed {
            if desk.anew == nil { try readAnew() }
            return
        }
        let isHalted = if case .halt = desk.sync.next(most: 1) { true } else { false }
        guard isHalted || !desk.isWhole || way == .again else { return }
        switch way {
        case .putBack: desk.sync.putBack()
        case .startOver: try readAnew()
        case .again:
            desk = try Self.desk(store, standing, db)
            try seat()
        case .renewed: break
        }
        standing.way = nil
    }

    /// What is here and not there is sent once all was read.
    private mutating func readAnew() throws {
        let entries = try store.entries(after: start, db).entries
        desk.anew = []
        desk.isWhole = true
        desk.sync.startOver(holding: entries)
    }
}
