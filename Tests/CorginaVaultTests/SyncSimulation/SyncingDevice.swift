import CorginaCore
import CorginaJournal
import Foundation
import SeededRandom

@testable import CorginaVault

/// A device as every host of ``DiarySync`` has it: rows on its disk, and what the machine says done in its order.
struct SyncingDevice {
    let number: Int
    let seal: EntrySeal

    // On its disk, written together.
    private(set) var sync: DiarySync
    private(set) var rows: [SealedEntry] = []
    private(set) var entries: [JournalEntry?] = []

    // In its memory.
    private(set) var attempt: Int?
    private var sent: [SealedEntry] = []

    // What the test remembers of it.
    /// All it made, in order, each with how many rows the device had read by then.
    private(set) var made: [(entry: JournalEntry, seen: Int)] = []
    /// All conflicts it ever told of.
    private(set) var told: Set<SyncConflict> = []
    private(set) var troubles: [SyncTrouble] = []

    init(number: Int, seal: EntrySeal) {
        self.number = number
        self.seal = seal
        sync = DiarySync(start: Array(JournalHead.empty(seal.dataKey.journal).hash))
    }

    var head: JournalHead { rows.last?.head ?? .empty(seal.dataKey.journal) }

    /// The diary as it shows it: what it read, then what waits.
    var diary: Diary {
        var diary = Diary()
        for (place, entry) in entries.enumerated() { if let entry { diary.apply(entry, sequence: place + 1) } }
        for (place, entry) in sync.waiting.enumerated() { diary.apply(entry, sequence: entries.count + place + 1) }
        return diary
    }

    /// She does something: a few things and the profile are changed again and again, so that devices meet.
    mutating func act(using chance: inout SeededGenerator) {
        let target = RecordID(high: 1, low: UInt64.random(in: 0..<6, using: &chance))
        let words = "\(made.count) of device \(number)"
        let event = HealthEvent(id: target, moment: TestVault.now, details: .note, notes: words)
        let change: Change =
            switch Int.random(in: 0..<8, using: &chance) {
            case 0: .remove(target)
            case 1: .putProfile(Profile(firstName: words, units: .metric, timeZone: "Europe/Berlin"))
            default: .putEvent(event)
            }
        let id = EntryID(high: UInt64(number + 1), low: UInt64(made.count))
        let entry = JournalEntry(id: id, recordedAt: TestVault.now, device: "device \(number)", change: change)
        made.append((entry, rows.count))
        sync.add(entry)
    }

    mutating func look() { sync.lookAgain() }

    /// What it sends now, if it sends anything.
    mutating func message(_ attempt: Int, most: Int) throws -> SyncMessage? {
        guard self.attempt == nil else { return nil }
        switch sync.next(most: most) {
        case .rest, .await, .halt: return nil
        case .read(let after):
            guard JournalHead(after) == head else { throw SyncHistory.Violation("reads after a head it does not have") }
            sync.beganReading()
            self.attempt = attempt
            return .read(after: head)
        case .append(let waiting, let after):
            sent = try seal.seal(waiting, after: JournalHead(after))
            sync.beganSending(zip(sent, waiting).map { HeldRow(id: $1.id, hash: Array($0.hash)) })
            self.attempt = attempt
            return .append(sent.map(\.sent), after: JournalHead(after))
        case .putBack(let after, let last):
            let lost = rows[after.sequence..<last]
            sync.beganPuttingBack(through: last)
            sent = []
            self.attempt = attempt
            return .append(lost.map(\.sent), after: JournalHead(after))
        }
    }

    mutating func hear(_ reply: SyncReply, to attempt: Int) {
        guard self.attempt == attempt else { return }
        self.attempt = nil
        switch reply {
        case .failed: sync.failed()
        case .page(.past(let head)): sync.heldLess(SyncHead(head))
        case .page(.rows(let page, let newest)): take(page, newest)
        case .append(.moved(let head)): sync.moved(SyncHead(head))
        case .append(.appended(let head)):
            let waiting = sync.waiting
            if sync.appended(SyncHead(head)) {
                rows += sent
                entries += waiting.prefix(sent.count).map(Optional.some)
            }
        }
        told.formUnion(sync.conflicts)
        if let trouble = sync.trouble, troubles.last != trouble { troubles.append(trouble) }
    }

    private mutating func take(_ page: [SealedEntry], _ newest: JournalHead) {
        var before = head
        var opened: [SyncRow] = []
        for row in page {
            let computed = before.appending(entry: row.name, sealed: row.sealed)
            opened.append(
                SyncRow(
                    sequence: row.sequence, hash: Array(row.hash), computed: Array(computed.hash),
                    entry: seal.openWhole(row, after: before)))
            before = computed
        }
        let kept = sync.received(opened, head: SyncHead(newest))
        rows += page.prefix(kept)
        entries += opened.prefix(kept).map(\.entry)
    }

    /// It stops, with what is on its disk.
    mutating func stop() {
        attempt = nil
        sent = []
        sync.wasCut()
    }

    /// She decides how to go on.
    mutating func decide(startsOver: Bool) {
        switch sync.trouble {
        case .serverHasLess where !startsOver: sync.putBack()
        case .missing: sync.bringBack()
        case nil: return
        default:
            sync.startOver(holding: entries.compactMap(\.self))
            (rows, entries) = ([], [])
        }
        troubles.removeAll()
    }
}

extension SealedEntry {
    /// As a device sends it.
    var sent: SentRow { SentRow(name: name, sealed: sealed) }
}

extension JournalHead {
    init(_ head: SyncHead) { self.init(sequence: head.sequence, hash: Data(head.hash)) }
}

extension SyncHead {
    init(_ head: JournalHead) { self.init(sequence: head.sequence, hash: Array(head.hash)) }
}
