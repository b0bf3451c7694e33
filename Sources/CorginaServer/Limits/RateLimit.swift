import Synchronization

/// Lets each subject do something so often a minute and no more.
///
/// Counted in memory alone: what must survive a restart, as guesses at a passphrase, the vault counts on the disk.
final class RateLimit: Sendable {
    /// How many subjects are kept apart at once, to bound the memory they take.
    static let mostSubjects = 10_000

    private struct Window {
        var minute = 0
        var counts: [String: Int] = [:]
    }

    private let window = Mutex(Window())

    /// How many subjects are kept apart now.
    var subjectCount: Int { window.withLock { $0.counts.count } }

    /// - Parameter now: seconds since 1970. A clock set back starts a new minute, so nobody waits longer than one.
    /// - Throws: `tooManyRequests`; then nothing more is looked up.
    func admit(_ subject: String, most: Int, at now: Int) throws(ServerError) {
        let isAdmitted = window.withLock { window in
            let isFull = window.counts.count >= Self.mostSubjects && window.counts[subject] == nil
            if window.minute != now / 60 || isFull { window = Window(minute: now / 60) }
            window.counts[subject, default: 0] += 1
            return window.counts[subject, default: 0] <= most
        }
        guard isAdmitted else { throw .tooManyRequests(retryAfterSeconds: 60 - (now % 60 + 60) % 60) }
    }
}
