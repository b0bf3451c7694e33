import CorginaCore
import CorginaJournal
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

    /// How many bytes a journal held when its head was at a sequence.
    private struct Held {
        var sequence: Int
        var bytes: Int
    }

    /// How many journals' bytes are remembered, to bound the memory they take.
    private static let mostHeld = 10_000

    private let limits: Limits
    private let today = Mutex(Today())
    private let held = Mutex<[JournalID: Held]>([:])

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

    /// Takes back what was counted for entries that were not kept, or were there already.
    func takeBack(_ count: Int, to journal: JournalID, on day: CalendarDay) {
        today.withLock { today in
            guard today.day == day, let entries = today.entries[journal] else { return }
            today.entries[journal] = max(entries - count, 0)
        }
    }

    /// Whether so many more fit at all, however old they are.
    ///
    /// - Throws: `diaryFull`.
    func checkRoom(for count: Int, after head: JournalHead) throws(ServerError) {
        guard head.sequence + count <= limits.entries else { throw .diaryFull(most: limits.entries) }
    }

    /// Whether entries fit by what they take on the disk. The bytes of a journal are added up once, and then those new since.
    ///
    /// - Throws: `diaryTooLarge`; why the entries cannot be kept at all.
    func checkBytes(of entries: [JournalEntry], in journal: UnlockedJournal, after head: JournalHead) async throws {
        try await checkBytes(UnlockedJournal.storedBytes(of: entries), in: journal.id, after: head) {
            try await journal.storedBytes(after: $0, through: $1)
        }
    }

    /// The same for so many bytes.
    ///
    /// - Parameter stored: how many bytes the journal's entries after one sequence and up to another take.
    func checkBytes(
        _ adding: Int, in journal: JournalID, after head: JournalHead, stored: (Int, Int) async throws -> Int
    ) async throws {
        let known = held.withLock { $0[journal] }.flatMap { $0.sequence <= head.sequence ? $0 : nil }
        var bytes = known?.bytes ?? 0
        let counted = known?.sequence ?? 0
        if counted < head.sequence { bytes += try await stored(counted, head.sequence) }
        let now = Held(sequence: head.sequence, bytes: bytes)
        held.withLock { held in
            if held.count >= Self.mostHeld { held = [:] }
            held[journal] = now
        }
        guard bytes + adding <= limits.diaryBytes else {
            throw ServerError.diaryTooLarge(mostMegabytes: limits.diaryBytes >> 20)
        }
    }
}
