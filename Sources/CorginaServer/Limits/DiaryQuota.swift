import CorginaCore
import CorginaVault
import Synchronization

/// How much one diary may take in a day, and in all, so that no account of a household fills the disk of the others.
///
/// What is read back from an export is not counted by the day.
final class DiaryQuota: Sendable {
    private struct Today {
        var day: CalendarDay?
        var entries: [JournalID: Int] = [:]
    }

    private let limits: Limits
    private let today = Mutex(Today())

    init(limits: Limits) {
        self.limits = limits
    }

    /// Counts entries about to be kept.
    ///
    /// - Parameter head: where the journal stands.
    /// - Throws: `tooManyToday`, `diaryFull`; then nothing is counted.
    func admit(_ count: Int, to journal: JournalID, after head: JournalHead, on day: CalendarDay) throws(ServerError) {
        try checkRoom(for: count, after: head)
        let isAdmitted = today.withLock { today in
            if today.day != day { today = Today(day: day) }
            let entries = today.entries[journal, default: 0] + count
            guard entries <= limits.entriesPerDay else { return false }
            today.entries[journal] = entries
            return true
        }
        guard isAdmitted else { throw .tooManyToday(most: limits.entriesPerDay) }
    }

    /// Whether so many more fit at all, however old they are.
    ///
    /// - Throws: `diaryFull`.
    func checkRoom(for count: Int, after head: JournalHead) throws(ServerError) {
        guard head.sequence + count <= limits.entries else { throw .diaryFull(most: limits.entries) }
    }
}
