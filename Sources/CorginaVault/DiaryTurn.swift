/// A reading of a journal that somebody waits for.
struct DiaryTurn {
    typealias Reading = Task<Result<DiaryCache.Folded, VaultError>, Never>

    /// Counts those of a journal that follow each other.
    let number: Int
    /// The key it reads with.
    let mark: KeyMark
    /// How often the diary had been dropped when it was asked for: what is read for somebody who has locked since is not kept.
    let drops: Int
    /// Whether the diary stays in memory afterwards.
    var isKeeping: Bool
    /// How many wait for it.
    var readers = 1
    var hasBegun = false
    let task: Reading

    /// Whether it answers somebody who asks now.
    func isShared(by mark: KeyMark, drops: Int) -> Bool { !hasBegun && self.mark == mark && self.drops == drops }
}
