// What folded diaries take in memory.

extension DiaryCache {
    /// What is kept.
    public struct Size: Hashable, Sendable {
        public var diaries = 0
        /// The entries of all of them together.
        public var entries = 0
        /// Roughly what they take in memory.
        public var bytes = 0
    }

    /// 256 MiB, some 800 diaries of 200 events with food in most of them.
    public static let usualCapacity = 256 << 20

    /// Roughly what a diary takes in memory, as `corgina bench load` measures it.
    public static func cost(entries: Int, sealedBytes: Int) -> Int {
        8_192 + 400 * entries + sealedBytes / 2
    }
}
