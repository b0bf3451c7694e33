import CorginaCore
import Testing

@Suite struct PostponedRemindersTests {
    @Test func `what is put off comes half an hour later, asked for once or twice`() {
        var postponed = PostponedReminders()
        postponed.postpone(1_000, now: 1_003)
        postponed.postpone(1_000, now: 1_003)
        #expect(postponed.all.map(\.to) == [1_033] && postponed.origins(of: 1_033) == [1_000])
    }

    @Test func `what is put off again is still what it was about`() {
        var postponed = PostponedReminders()
        postponed.postpone(1_000, now: 1_003)
        postponed.postpone(1_033, now: 1_040)
        #expect(postponed.origins(of: 1_070).contains(1_000))
    }

    @Test func `it is written and read back, and other bytes are passed over`() {
        var postponed = PostponedReminders()
        postponed.postpone(1_000, now: 1_003)
        postponed.postpone(1_010, now: 1_013)
        #expect(PostponedReminders(postponed.bytes) == postponed)
        #expect(PostponedReminders(Array("1 2\nx\n-4 5\n7\n99999999999999999999 1\n".utf8)).all.map(\.from) == [1])
    }

    @Test func `old ones go, and there are never more than twenty`() {
        var postponed = PostponedReminders()
        for minute in Int64(0)..<60 { postponed.postpone(1_000 + minute, now: 1_000 + minute) }
        #expect(postponed.all.count == 20)
        postponed.postpone(9_000, now: 9_000)
        #expect(postponed.all.map(\.from) == [9_000])
    }
}
