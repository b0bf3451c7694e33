import CorginaCore
import CorginaJournal
import CorginaVault
import SeededRandom

/// A phone as `queue.js` and `offline.js` have it: what waits is on its disk, is sent in order, one at a time, each until it is
/// answered, under the same name every time; how often it was tried is forgotten when the page is closed.
struct SimulatedPhone {
    let number: Int

    // On its disk.
    private(set) var waiting: [Sentence] = []
    /// What it was told became of each sentence.
    private(set) var told: [Sentence: [EntryID]] = [:]
    /// Entries of its forms that it was told are stored.
    private(set) var saved: Set<EntryID> = []
    /// The diary as it was last shown, and the newest head it saw.
    private(set) var diary = Diary()
    private(set) var head: JournalHead?
    private(set) var said = 0
    private(set) var forms = 0

    // In its memory.
    /// The request under way; an answer to any other is too late.
    private(set) var attempt: Int?
    private var form: JournalEntry?
    private(set) var formAttempt: Int?
    /// Milliseconds to wait before the next try.
    private(set) var patience = Self.soon

    static let soon = 2_000
    static let late = 60_000
    static let timeout = 30_000

    init(number: Int) { self.number = number }

    mutating func say() {
        waiting.append(Sentence(phone: number, number: said))
        said += 1
    }

    /// How long until it tries again; twice as long each time.
    mutating func losePatience() -> Int {
        defer { patience = min(patience * 2, Self.late) }
        return patience
    }

    mutating func isOnline() { patience = Self.soon }

    /// The sentence to send, unless one is under way.
    mutating func begin(_ attempt: Int) -> Sentence? {
        guard self.attempt == nil, let first = waiting.first else { return nil }
        self.attempt = attempt
        return first
    }

    /// - Parameter keeps: the page was closed before the sentence was taken off the disk.
    mutating func wasDelivered(as entries: [EntryID], keeps: Bool) {
        attempt = nil
        guard let first = waiting.first else { return }
        told[first] = entries
        if !keeps { waiting.removeFirst() }
    }

    mutating func gaveUp() { attempt = nil }

    /// Changes or takes away something it was shown, or begins its form anew.
    mutating func fill(_ attempt: Int, using chance: inout SeededGenerator) -> JournalEntry? {
        guard formAttempt == nil else { return nil }
        formAttempt = attempt
        if let form { return form }
        let phones = UInt64.random(in: 1...3, using: &chance)
        let target = RecordID(high: phones, low: UInt64.random(in: 0..<24, using: &chance))
        guard let event = diary.event(target) else {
            formAttempt = nil
            return nil
        }
        forms += 1
        let change: Change =
            Int.random(in: 0..<4, using: &chance) == 0
            ? .remove(target)
            : .putEvent(
                HealthEvent(
                    id: target, moment: event.moment, details: .note, notes: "changed by \(number), \(forms)"))
        form = JournalEntry(
            id: EntryID(high: UInt64(100 + number), low: UInt64(forms)), recordedAt: TestVault.now,
            device: "phone \(number)", change: change)
        return form
    }

    mutating func wasSaved() {
        if let form { saved.insert(form.id) }
        (form, formAttempt) = (nil, nil)
    }

    /// She presses again, or lets it be.
    mutating func formFailed(letsBe: Bool) {
        formAttempt = nil
        if letsBe { form = nil }
    }

    mutating func closePage() {
        (attempt, form, formAttempt, patience) = (nil, nil, nil, Self.soon)
    }

    mutating func see(_ entries: [UnlockedJournal.Placed], _ head: JournalHead) {
        for placed in entries { diary.apply(placed.entry, sequence: placed.sequence) }
        if head.sequence >= self.head?.sequence ?? 0 { self.head = head }
    }
}
