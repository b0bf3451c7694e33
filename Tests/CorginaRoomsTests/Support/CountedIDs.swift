import CorginaCore
import Synchronization

/// Ids from 100 on, so that a test names what it means.
final class CountedIDs: Sendable {
    private let last = Mutex<UInt64>(99)

    func next() -> RecordID {
        last.withLock { last in
            last += 1
            return RecordID(high: 0, low: last)
        }
    }
}
