import CorginaJournal

/// Folded diaries of unlocked journals, so that a page reads only what is new since the last one.
///
/// Bounded by the entries it holds; the least recently used diary goes first.
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

    private struct Cached {
        var diary: Diary
        var head: JournalHead
        var damagedEntries = 0
        var derived = DerivedValues()
        var lastUse: Int
    }

    private let capacity: Int
    private var cached: [JournalID: Cached] = [:]
    private var turns: [JournalID: Task<Result<Folded, VaultError>, Never>] = [:]
    private var uses = 0
    /// How many entries the cached diaries have together.
    private var kept = 0
    /// Counts how often something was dropped, so that a reader under way does not put it back.
    private var drops = 0

    /// - Parameter capacity: how many entries, of all diaries together, are kept. An entry takes some 3 KB, as
    ///   `corgina bench load` measures, so that 150,000 take about 450 MB.
    public init(capacity: Int = 150_000) {
        self.capacity = capacity
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
        // One reader a journal at a time: the next then finds what the one before has read.
        let previous = turns[journal.id]
        let turn = Task {
            _ = await previous?.value
            return await catchUp(journal, keeping: keeping)
        }
        turns[journal.id] = turn
        let result = await turn.value
        if turns[journal.id] == turn { turns[journal.id] = nil }
        return try result.get()
    }

    private func catchUp(_ journal: UnlockedJournal, keeping: Bool) async -> Result<Folded, VaultError> {
        let dropsBefore = drops
        let isKept = keeping || cached[journal.id] != nil
        // Handed over, not copied: a diary that two hold is copied whole when an entry is folded in.
        let result = await Self.caughtUp(
            drop(journal.id) ?? Cached(diary: Diary(), head: .empty(journal.id), lastUse: 0),
            journal)
        // Read with a key that was retired meanwhile, what is stored looks damaged.
        guard !journal.mark.isRetired else { return .failure(.keyRetired) }
        if case .success(let current) = result, drops == dropsBefore, isKept { keep(current, for: journal.id) }
        return result.map {
            Folded(diary: $0.diary, head: $0.head, damagedEntries: $0.damagedEntries, derived: $0.derived)
        }
    }

    /// Drops a journal's diary, when it is locked.
    public func forget(_ journal: JournalID) {
        drops += 1
        _ = drop(journal)
    }

    /// Drops everything.
    public func forgetAll() {
        drops += 1
        cached = [:]
        kept = 0
    }

    /// How many entries are kept.
    public var entryCount: Int { kept }

    /// How many diaries are kept, and how many entries they have together.
    public var size: (diaries: Int, entries: Int) { (cached.count, kept) }

    private func drop(_ journal: JournalID) -> Cached? {
        let dropped = cached.removeValue(forKey: journal)
        kept -= dropped?.head.sequence ?? 0
        return dropped
    }

    private func keep(_ current: Cached, for journal: JournalID) {
        uses += 1
        _ = drop(journal)
        cached[journal] = current
        cached[journal]?.lastUse = uses
        kept += current.head.sequence
        while kept > capacity, cached.count > 1,
            let oldest = cached.min(by: { $0.value.lastUse < $1.value.lastUse })
        {
            _ = drop(oldest.key)
        }
    }

    /// Off the actor, so that a long diary does not hold up the others.
    private nonisolated static func caughtUp(
        _ current: consuming Cached, _ journal: UnlockedJournal
    ) async -> Result<Cached, VaultError> {
        do throws(VaultError) {
            // Mostly nothing is new, and a journal that still ends where it did is what it was.
            if current.head.sequence > 0, try await journal.head() == current.head { return .success(current) }
            while true {
                let page = try await journal.page(after: current.head)
                guard !page.isEmpty else { return .success(current) }
                for placed in page.entries { current.diary.apply(placed.entry, sequence: placed.sequence) }
                current.damagedEntries += page.damagedCount
                current.head = page.head
                current.derived = DerivedValues()
            }
        } catch {
            return .failure(error)
        }
    }
}
