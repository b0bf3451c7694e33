import CorginaJournal
import Foundation

/// Folded diaries of unlocked journals, so that a page reads only what is new since the last one.
///
/// Bounded by the memory they take; the least recently used diary goes first.
public actor DiaryCache {
    /// A diary, and how far its journal had come when it was folded.
    public struct Folded: Sendable {
        public let diary: Diary
        public let head: JournalHead
        /// How many entries are missing or are not what was written there; the diary is without them.
        public let damagedEntries: Int
        /// What was worked out from it so far.
        public let derived: DerivedValues
    }

    struct Cached {
        var diary: Diary
        var head: JournalHead
        var damagedEntries = 0
        var derived = DerivedValues()
        var sealedBytes = 0
        /// Whether nothing that was read was other than it was written.
        var isSound = true
        /// How far the checkpoint goes that the diary was read from; 0 where every entry was read.
        var readFrom = 0
        /// How far the checkpoint goes that there is; 0 for none.
        var checkpointed = 0

        var cost: Int { DiaryCache.cost(entries: head.sequence, sealedBytes: sealedBytes) }

        mutating func add(_ page: UnlockedJournal.Page, sharing shelf: inout SharedFoods) {
            if page.firstFault != nil { isSound = false }
            guard !page.isEmpty else { return }
            for placed in page.entries { diary.apply(shelf.sharing(placed.entry), sequence: placed.sequence) }
            damagedEntries += page.damagedCount
            sealedBytes += page.sealedBytes
            head = page.head
            derived = DerivedValues()
        }
    }

    private let capacity: Int
    let checkpoints: CheckpointRule
    private var cached: [JournalID: Cached] = [:]
    private var order = UseOrder<JournalID>()
    /// The last reading of each journal that is asked for, under way or not.
    private var turns: [JournalID: DiaryTurn] = [:]
    /// What is kept.
    public private(set) var size = Size()
    /// How often the diary of a journal that is being read was dropped meanwhile, so that its reader does not put it back.
    private var drops: [JournalID: Int] = [:]
    /// The one checkpoint that is being written.
    var writing: CheckpointWriting?
    /// How far the checkpoints go that were written while their diaries were being read.
    private var written: [JournalID: Int] = [:]
    /// Where diaries that are not here yet wait for each other, so that those that are here need not wait for them.
    private let openings = AsyncSemaphore(places: ProcessInfo.processInfo.activeProcessorCount)

    /// - Parameters:
    ///   - capacity: how many bytes of memory all diaries together may take, by ``cost(entries:sealedBytes:)``. One that
    ///   takes more by itself is kept all the same, as the only one.
    ///   - checkpoints: when a diary is kept beside its journal too.
    public init(capacity: Int = usualCapacity, checkpoints: CheckpointRule = .usual) {
        self.capacity = capacity
        self.checkpoints = checkpoints
    }

    /// The diary as its journal now stands.
    ///
    /// - Throws: `entryDamaged` when the journal is not what it was.
    public func diary(for journal: UnlockedJournal) async throws(VaultError) -> Diary {
        try await folded(for: journal).diary
    }

    /// The same, with where the journal stood.
    ///
    /// - Parameter keeping: whether it stays in memory afterwards. What an access opens does only where a session keeps it, so
    ///   that a diary nobody is signed in to, or that is locked, is not left open by it.
    /// - Throws: `entryDamaged` when the journal is not what it was.
    public func folded(for journal: UnlockedJournal, keeping: Bool = true) async throws(VaultError) -> Folded {
        let turn = turn(for: journal, keeping: keeping)
        let result = await turn.value
        if turns[journal.id]?.task == turn { (turns[journal.id], drops[journal.id]) = (nil, nil) }
        return try result.get()
    }

    /// One reading of a journal at a time: the next then finds what the one before has read. One that has not begun will read all that
    /// was written by now, so whoever comes meanwhile shares it, and nobody waits for more than two.
    private func turn(for journal: UnlockedJournal, keeping: Bool) -> DiaryTurn.Reading {
        let last = turns[journal.id]
        let drops = drops[journal.id, default: 0]
        if let last, last.isShared(by: journal.mark, drops: drops) {
            turns[journal.id]?.readers += 1
            if keeping { turns[journal.id]?.isKeeping = true }
            return last.task
        }
        let number = (last?.number ?? 0) + 1
        let task = Task {
            _ = await last?.task.value
            return await catchUp(journal, keeping: begin(number, of: journal.id) || keeping, dropsBefore: drops)
        }
        turns[journal.id] = DiaryTurn(number: number, mark: journal.mark, drops: drops, isKeeping: keeping, task: task)
        return task
    }

    /// How many wait for the last reading of a journal that was asked for.
    func readers(of journal: JournalID) -> Int { turns[journal]?.readers ?? 0 }

    /// From now on nobody shares it. Answers whether one of those who do wants the diary kept.
    private func begin(_ number: Int, of journal: JournalID) -> Bool {
        guard let turn = turns[journal], turn.number == number else { return false }
        turns[journal]?.hasBegun = true
        return turn.isKeeping
    }

    private func catchUp(
        _ journal: UnlockedJournal, keeping: Bool, dropsBefore: Int
    ) async -> Result<Folded, VaultError> {
        let isKept = keeping || cached[journal.id] != nil
        // Handed over, not copied: a diary that two hold is copied whole when an entry is folded in.
        let result = await Self.caughtUp(
            drop(journal.id) ?? Cached(diary: Diary(), head: .empty(journal.id)), journal, openings, checkpoints)
        // Read with a key that was retired meanwhile, what is stored looks damaged.
        guard !journal.mark.isRetired else { return .failure(.keyRetired) }
        if case .success(var current) = result, drops[journal.id, default: 0] == dropsBefore, isKept {
            current.checkpointed = max(current.checkpointed, written.removeValue(forKey: journal.id) ?? 0)
            keep(current, for: journal.id)
            writeCheckpoint(of: current, journal)
        }
        return result.map {
            Folded(diary: $0.diary, head: $0.head, damagedEntries: $0.damagedEntries, derived: $0.derived)
        }
    }

    /// Drops a journal's diary, when it is locked.
    public func forget(_ journal: JournalID) { forget([journal]) }

    /// The same for several at once.
    func forget(_ journals: Set<JournalID>) {
        for journal in journals {
            noteDrop(journal)
            _ = drop(journal)
            written[journal] = nil
        }
        if let writing, journals.contains(writing.journal) { writing.task.cancel() }
    }

    /// Drops everything.
    public func forgetAll() {
        for journal in turns.keys { noteDrop(journal) }
        writing?.task.cancel()
        written = [:]
        cached = [:]
        order = UseOrder()
        size = Size()
    }

    private func noteDrop(_ journal: JournalID) {
        if turns[journal] != nil { drops[journal, default: 0] += 1 }
    }

    /// How many entries are kept.
    public var entryCount: Int { size.entries }

    /// Notes how far the checkpoint of a diary goes.
    func note(_ head: JournalHead, of journal: JournalID) {
        if cached[journal] == nil { written[journal] = head.sequence }
        cached[journal]?.checkpointed = head.sequence
    }

    private func drop(_ journal: JournalID) -> Cached? {
        guard let dropped = cached.removeValue(forKey: journal) else { return nil }
        order.remove(journal)
        size.diaries -= 1
        size.entries -= dropped.head.sequence
        size.bytes -= dropped.cost
        return dropped
    }

    private func keep(_ current: Cached, for journal: JournalID) {
        _ = drop(journal)
        cached[journal] = current
        order.use(journal)
        size.diaries += 1
        size.entries += current.head.sequence
        size.bytes += current.cost
        while size.bytes > capacity, size.diaries > 1, let oldest = order.oldest() { _ = drop(oldest) }
    }

    /// Off the actor, so that a long diary does not hold up the others.
    private nonisolated static func caughtUp(
        _ current: consuming Cached, _ journal: UnlockedJournal, _ openings: AsyncSemaphore, _ rule: CheckpointRule
    ) async -> Result<Cached, VaultError> {
        do throws(VaultError) {
            // Mostly nothing is new, and a journal that still ends where it did is what it was.
            if current.head.sequence > 0, try await journal.head() == current.head { return .success(current) }
            // What is new since the last page is little, and is read at once. A diary that has to be opened takes its turn
            // with others of the kind, anew for each part of it, so that a long one holds up no short one.
            var page: UnlockedJournal.Page
            if current.head.sequence > 0 {
                page = try await journal.page(after: current.head)
            } else if let start = await openings.checkpoint(of: journal, rule) {
                (current, page) = (Cached(start.checkpoint), start.page)
            } else {
                page = try await openings.page(of: journal, after: current.head).get()
            }
            var shelf = SharedFoods()
            while !page.isLast {
                let head = page.head
                async let next = openings.page(of: journal, after: head)
                current.add(page, sharing: &shelf)
                page = try await next.get()
            }
            current.add(page, sharing: &shelf)
            return .success(current)
        } catch {
            return .failure(error)
        }
    }
}

extension AsyncSemaphore {
    /// The journal's next entries after a head, once it is its turn, or why they could not be read.
    fileprivate nonisolated func page(
        of journal: UnlockedJournal, after head: JournalHead
    ) async -> Result<UnlockedJournal.Page, VaultError> {
        await pass {
            do throws(VaultError) { return .success(try await journal.page(after: head)) } catch {
                return .failure(error)
            }
        }
    }
}
