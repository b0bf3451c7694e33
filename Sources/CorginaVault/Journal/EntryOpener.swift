import Algorithms
import CorginaJournal
import Foundation

extension UnlockedJournal {
    /// Entries read at once.
    struct Page {
        var entries: [Placed] = []
        /// How many are missing or are not what was written there.
        var damagedCount = 0
        /// Whether nothing was stored after it when it was read.
        var isLast = false
        /// How many bytes they have, sealed.
        var sealedBytes = 0
        /// The first of those, or the first whose stored hash alone is wrong.
        var firstFault: Int?
        /// The last stored entry's, damaged or not.
        var head: JournalHead

        var isEmpty: Bool { entries.isEmpty && damagedCount == 0 }
    }
}

/// Opens one entry after the other, and goes on after one that is damaged.
///
/// An entry is sealed to the hash of all before it. Where a stored hash is what was damaged, the next entry still opens by
/// the hash the entry itself gives; where an entry is gone, the one after it has lost what it was sealed to and is gone too.
struct EntryOpener {
    let seal: EntrySeal
    private(set) var page: UnlockedJournal.Page
    /// The head the last entry gives of itself, where another is stored.
    private var recomputed: JournalHead?

    init(seal: EntrySeal, head: JournalHead) {
        self.seal = seal
        page = UnlockedJournal.Page(head: head)
    }

    /// Lets go of what was opened, and goes on where that ended.
    mutating func begin() {
        page.entries = []
    }

    mutating func open(_ row: SealedEntry) {
        let missing = row.sequence - page.head.sequence - 1
        if missing > 0 { note(page.head.sequence + 1, count: missing) }
        if let (entry, next) = opened(row, after: page.head) ?? recomputed.flatMap({ opened(row, after: $0) }) {
            page.entries.append(.init(sequence: row.sequence, entry: entry))
            page.sealedBytes += row.sealed.count
            recomputed = next == row.head ? nil : next
            if recomputed != nil { note(row.sequence, count: 0) }
        } else {
            note(row.sequence, count: 1)
            recomputed = nil
        }
        page.head = row.head
    }

    /// Opens rows one after the other; where there are many, on all cores as long as each is what was written.
    mutating func open(_ rows: ArraySlice<SealedEntry>) async {
        if recomputed == nil, let whole = await Self.whole(rows, after: page.head, seal) {
            page.entries += whole
            page.sealedBytes += rows.reduce(0) { $0 + $1.sealed.count }
            page.head = rows.last?.head ?? page.head
        } else {
            for row in rows { open(row) }
        }
    }

    private func opened(_ row: SealedEntry, after head: JournalHead) -> (JournalEntry, next: JournalHead)? {
        seal.openWhole(row, after: head).map { ($0, head.appending(entry: row.name, sealed: row.sealed)) }
    }

    private mutating func note(_ sequence: Int, count: Int) {
        page.damagedCount += count
        page.firstFault = page.firstFault ?? sequence
    }
}

// MARK: On several cores

extension EntryOpener {
    /// Fewer entries than that are opened before another core has heard of them.
    private static let leastShare = 64

    /// All of the rows opened, each by the hash that is stored with the one before it.
    ///
    /// - Returns: `nil` for few of them, and unless every one and every hash is what was written.
    private static func whole(
        _ rows: ArraySlice<SealedEntry>, after head: JournalHead, _ seal: EntrySeal
    ) async -> [UnlockedJournal.Placed]? {
        let shares = Swift.min(ProcessInfo.processInfo.activeProcessorCount, rows.count / leastShare)
        guard shares > 1 else { return nil }
        let size = (rows.count + shares - 1) / shares
        return await withTaskGroup(of: (Int, [UnlockedJournal.Placed]?).self) { group in
            for share in rows.chunks(ofCount: size) {
                let start = share.startIndex
                let before = start == rows.startIndex ? head : rows[start - 1].head
                group.addTask { (start, wholeInOrder(share, after: before, seal)) }
            }
            var opened: [Int: [UnlockedJournal.Placed]] = [:]
            for await (start, entries) in group {
                guard let entries else { return nil }
                opened[start] = entries
            }
            return opened.sorted { $0.key < $1.key }.flatMap(\.value)
        }
    }

    private static func wholeInOrder(
        _ rows: ArraySlice<SealedEntry>, after head: JournalHead, _ seal: EntrySeal
    ) -> [UnlockedJournal.Placed]? {
        var head = head
        var entries: [UnlockedJournal.Placed] = []
        entries.reserveCapacity(rows.count)
        for row in rows {
            guard row.follows(head), let entry = seal.openWhole(row, after: head) else { return nil }
            entries.append(.init(sequence: row.sequence, entry: entry))
            head = row.head
        }
        return entries
    }
}
