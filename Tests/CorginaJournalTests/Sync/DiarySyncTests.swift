import CorginaCore
import CorginaJournal
import Testing

/// What a device does with what the server says. Hashes are made up: which row follows which is for the host to find out.
@Suite struct DiarySyncTests {
    private let moment = Moment(secondsSinceEpoch: 1_773_160_200, utcOffset: 0)

    private func entry(_ number: Int, about thing: Int? = nil, _ words: String = "porkchop") -> JournalEntry {
        let event = HealthEvent(
            id: RecordID(high: 1, low: UInt64(thing ?? number)), moment: moment, details: .note, notes: words)
        return JournalEntry(
            id: EntryID(high: 7, low: UInt64(number)), recordedAt: moment, device: "test", change: .putEvent(event))
    }

    /// A row of one past, which `other` tells from others.
    private func row(_ sequence: Int, _ entry: JournalEntry?, other: UInt8 = 0) -> SyncRow {
        let hash = hash(sequence, other)
        return SyncRow(sequence: sequence, hash: hash, computed: hash, entry: entry)
    }

    private func hash(_ sequence: Int, _ other: UInt8 = 0) -> [UInt8] {
        [UInt8(truncatingIfNeeded: sequence), other] + [UInt8](repeating: 0, count: 30)
    }

    private func head(_ sequence: Int, other: UInt8 = 0) -> SyncHead {
        SyncHead(sequence: sequence, hash: hash(sequence, other))
    }

    private var new: DiarySync { DiarySync(start: hash(0)) }

    /// A device that has read so many rows.
    private func read(_ count: Int) -> DiarySync {
        var sync = new
        sync.beganReading()
        _ = sync.received((1...count).map { row($0, entry($0)) }, head: head(count))
        return sync
    }

    @Test func `it reads to the end, then sends what waits, then rests`() {
        var sync = new
        sync.add(entry(9))
        #expect(sync.next(most: 5) == .read(after: head(0)))
        sync.beganReading()
        #expect(sync.next(most: 5) == .await)
        #expect(sync.received([row(1, entry(1)), row(2, entry(2))], head: head(3)) == 2)
        #expect(sync.next(most: 5) == .read(after: head(2)))
        sync.beganReading()
        #expect(sync.received([row(3, entry(3))], head: head(3)) == 1)
        #expect(sync.next(most: 5) == .append([entry(9)], after: head(3)))
        sync.beganSending([HeldRow(id: entry(9).id, hash: hash(4))])
        #expect(!sync.isSettled)
        let isKept = sync.appended(head(4))
        #expect(isKept)
        #expect(sync.next(most: 5) == .rest && sync.isSettled && sync.head == head(4))
        sync.lookAgain()
        #expect(sync.next(most: 5) == .read(after: head(4)))
    }

    @Test func `what was kept though the answer was lost waits no longer, and is not sent again`() {
        var sync = read(2)
        sync.add(entry(3))
        sync.add(entry(4))
        sync.beganSending([HeldRow(id: entry(3).id, hash: hash(3))])
        sync.failed()
        #expect(sync.next(most: 5) == .read(after: head(2)))
        sync.beganReading()
        _ = sync.received([row(3, entry(3))], head: head(3))
        #expect(sync.waiting == [entry(4)] && sync.conflicts.isEmpty)
        sync.add(entry(3))
        #expect(sync.waiting == [entry(4)])
    }

    @Test func `where others were quicker it reads and sends behind them`() {
        var sync = read(2)
        sync.add(entry(9))
        sync.beganSending([HeldRow(id: entry(9).id, hash: hash(3, 9))])
        sync.moved(head(3))
        #expect(sync.next(most: 5) == .read(after: head(2)))
        sync.beganReading()
        _ = sync.received([row(3, entry(3))], head: head(3))
        #expect(sync.next(most: 5) == .append([entry(9)], after: head(3)))
    }

    @Test func `what two devices made of one thing is told, with whom it is from, until she has looked`() {
        var sync = read(2)
        sync.add(entry(9, about: 2, "mine"))
        sync.lookAgain()
        sync.beganReading()
        _ = sync.received([row(3, entry(3, about: 2, "theirs")), row(4, entry(4))], head: head(4))
        let conflict = SyncConflict(
            subject: .record(RecordID(high: 1, low: 2)), mine: entry(9).id, theirs: entry(3).id, sequence: 3)
        #expect(sync.conflicts == [conflict])
        sync.looked(at: conflict)
        #expect(sync.conflicts.isEmpty)
    }

    @Test func `the same change on both is no conflict`() {
        var sync = read(2)
        sync.add(entry(9, about: 2, "alike"))
        sync.lookAgain()
        sync.beganReading()
        _ = sync.received([row(3, entry(3, about: 2, "alike"))], head: head(3))
        #expect(sync.conflicts.isEmpty)
    }

    @Test func `a row that does not follow is not taken, nor any after it`() {
        let false2 = SyncRow(sequence: 2, hash: hash(2), computed: hash(2, 1), entry: entry(2))
        for rows in [
            [row(1, entry(1)), row(3, entry(3)), row(2, entry(2))], [row(1, entry(1)), false2, row(3, entry(3))],
            [row(1, entry(1)), row(1, entry(1))],
        ] {
            var sync = new
            sync.beganReading()
            #expect(sync.received(rows, head: head(3)) == 1)
            #expect(sync.trouble == .falseRow(2) && sync.head == head(1))
            #expect(sync.next(most: 5) == .halt(.falseRow(2)))
        }
    }

    @Test func `a server that says there is more and gives nothing is not asked for ever`() {
        var sync = read(2)
        sync.lookAgain()
        sync.beganReading()
        #expect(sync.received([], head: head(5)) == 0)
        #expect(sync.trouble == .falseRow(3))
    }

    @Test func `a server that says it has kept something else is found out`() {
        for newest in [head(3, other: 8), head(4), head(2)] {
            var sync = read(2)
            sync.add(entry(9))
            sync.beganSending([HeldRow(id: entry(9).id, hash: hash(3))])
            let isTaken = sync.appended(newest)
            #expect(!isTaken)
            #expect(sync.trouble == .falseAnswer && sync.waiting == [entry(9)])
        }
        var sync = read(2)
        sync.add(entry(9))
        sync.beganSending([HeldRow(id: entry(9).id, hash: hash(3))])
        sync.moved(head(2))
        #expect(sync.trouble == .falseAnswer)
    }

    @Test func `what a server lost is put back as it was`() {
        var sync = read(5)
        sync.beganReading()
        sync.heldLess(head(2))
        #expect(sync.next(most: 2) == .halt(.serverHasLess(head(2))))
        sync.putBack()
        #expect(sync.next(most: 2) == .putBack(after: head(2), through: 4))
        sync.beganPuttingBack(through: 4)
        let isPutBack = sync.appended(head(4))
        #expect(isPutBack)
        #expect(sync.next(most: 2) == .putBack(after: head(4), through: 5))
        sync.beganPuttingBack(through: 5)
        // Another of her devices did it first.
        sync.moved(head(5))
        #expect(sync.next(most: 2) == .read(after: head(5)))
    }

    @Test func `another past is taken when she says so, and what only this device has is sent behind it`() {
        var sync = read(3)
        sync.beganReading()
        sync.heldLess(head(4, other: 1))
        #expect(sync.trouble == .otherPast(head(4, other: 1)))
        sync.startOver(holding: [entry(1), entry(2), entry(3)])
        #expect(sync.next(most: 9) == .read(after: head(0)))
        sync.beganReading()
        let theirs = entry(8, about: 3, "theirs")
        _ = sync.received(
            [row(1, entry(1)), row(2, entry(2)), row(3, theirs, other: 1), row(4, entry(7), other: 1)],
            head: head(4, other: 1))
        #expect(sync.next(most: 9) == .append([entry(3)], after: head(4, other: 1)))
        #expect(sync.conflicts.map(\.theirs) == [theirs.id])
    }

    @Test func `under another key every entry has to be there again`() {
        let all = [entry(1), entry(2), entry(3)]
        var sync = read(3)
        sync.keyWasRenewed(holding: all, start: hash(0))
        sync.beganReading()
        _ = sync.received(all.indices.map { row($0 + 1, all[$0], other: 4) }, head: head(3, other: 4))
        #expect(sync.isSettled)

        sync.keyWasRenewed(holding: all, start: hash(0))
        sync.beganReading()
        _ = sync.received([row(1, entry(1), other: 5), row(2, entry(3), other: 5)], head: head(2, other: 5))
        #expect(sync.trouble == .missing(1))
        sync.bringBack()
        #expect(sync.next(most: 9) == .append([entry(2)], after: head(2, other: 5)))

        var changed = read(3)
        changed.keyWasRenewed(holding: all, start: hash(0))
        changed.beganReading()
        #expect(changed.received([row(1, entry(1, about: nil, "another text"))], head: head(1)) == 0)
        #expect(changed.trouble == .falseRow(1))
    }

    @Test func `a row that does not open is kept and counted`() {
        var sync = new
        sync.beganReading()
        #expect(sync.received([row(1, entry(1)), row(2, nil)], head: head(2)) == 2)
        #expect(sync.unreadable == 1 && sync.trouble == nil)
    }

    @Test func `a page that was closed knows nothing of what was under way`() {
        var sync = read(2)
        sync.add(entry(9))
        sync.beganSending([HeldRow(id: entry(9).id, hash: hash(3))])
        sync.wasCut()
        #expect(sync.waiting == [entry(9)])
        #expect(sync.next(most: 5) == .read(after: head(2)))
        let isTaken = sync.appended(head(3))
        #expect(!isTaken)
        #expect(sync.head == head(2))
    }

    @Test func `two devices are compared by a few letters`() {
        #expect(SyncHead(sequence: 12, hash: [0x9F, 0x06, 0xD0, 0x81, 0x55]).words == "12 · 9f06d081")
    }
}
