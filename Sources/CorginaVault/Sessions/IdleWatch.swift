import CorginaCore
import Foundation
import Synchronization

/// When each session that locks itself was used last. In memory alone: a restart locks them all.
final class IdleWatch: Sendable {
    private struct Use {
        var last: Int64
        var lockAfter: Int
        var journal: JournalID
    }

    private let uses = Mutex<[Data: Use]>([:])

    /// Notes a use.
    ///
    /// - Parameter lockAfter: minutes; 0 takes the session off the watch.
    /// - Returns: whether it had been idle for too long before, and is to be locked. The use is not noted then.
    func note(_ tokenHash: Data, of journal: JournalID, lockAfter: Int, at now: Moment) -> Bool {
        uses.withLock { uses in
            guard lockAfter > 0 else {
                uses[tokenHash] = nil
                return false
            }
            var use = uses[tokenHash] ?? Use(last: now.secondsSinceEpoch, lockAfter: lockAfter, journal: journal)
            use.lockAfter = lockAfter
            guard !Self.isIdle(use, at: now) else { return true }
            use.last = now.secondsSinceEpoch
            uses[tokenHash] = use
            return false
        }
    }

    /// Whether a session on the watch has been idle for too long.
    func isIdle(_ tokenHash: Data, at now: Moment) -> Bool {
        uses.withLock { $0[tokenHash].map { Self.isIdle($0, at: now) } ?? false }
    }

    func forget(_ tokenHashes: [Data]) {
        uses.withLock { uses in for hash in tokenHashes { uses[hash] = nil } }
    }

    /// Those that have been idle for too long, with their journals.
    func idle(at now: Moment) -> [Data: JournalID] {
        uses.withLock { $0.filter { Self.isIdle($0.value, at: now) }.mapValues(\.journal) }
    }

    /// Notes a use, however long it was idle before.
    func begin(_ tokenHash: Data, of journal: JournalID, lockAfter: Int, at now: Moment) {
        let use = Use(last: now.secondsSinceEpoch, lockAfter: lockAfter, journal: journal)
        uses.withLock { $0[tokenHash] = use }
    }

    /// Whether a use was noted less than so many seconds ago.
    func wasUsed(_ tokenHash: Data, within seconds: Int64, at now: Moment) -> Bool {
        guard let last = uses.withLock({ $0[tokenHash]?.last }) else { return false }
        return (0..<seconds).contains(now.secondsSinceEpoch - last)
    }

    private static func isIdle(_ use: Use, at now: Moment) -> Bool {
        isIdle(last: use.last, lockAfter: use.lockAfter, at: now)
    }

    /// A clock set back must not keep a session open for longer.
    ///
    /// - Parameters:
    ///   - last: seconds since 1970.
    ///   - lockAfter: minutes, 1 at least.
    static func isIdle(last: Int64, lockAfter: Int, at now: Moment) -> Bool {
        let (seconds, isBeyond) = now.secondsSinceEpoch.subtractingReportingOverflow(last)
        return isBeyond || seconds / 60 >= lockAfter || seconds < -60
    }
}
