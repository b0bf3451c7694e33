import CorginaCore
import SeededRandom

/// Fresh ids from 128 random bits that the browser made for one request: a worker has no randomness of its own.
///
/// Each half of an id comes from its half of the seed, so that two ids are the same only where all bits of two seeds are. They name
/// things of one diary and keep nothing secret.
final class FreshIDs: Sendable {
    // A room answers on the one thread it was called on, and nobody keeps these ids for longer.
    nonisolated(unsafe) private var high: SeededGenerator
    nonisolated(unsafe) private var low: SeededGenerator

    init(seed: RecordID) {
        high = SeededGenerator(seed: seed.high)
        low = SeededGenerator(seed: seed.low)
    }

    func next() -> RecordID { RecordID(high: high.next(), low: low.next()) }
}
