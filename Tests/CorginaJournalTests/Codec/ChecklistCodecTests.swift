import CorginaCore
import CorginaJournal
import Testing

struct ChecklistCodecTests {
    private let id = RecordID(high: 3, low: 4)

    private func text(_ change: Change) throws -> String {
        String(decoding: try Sample.entry(1, change).encoded(), as: UTF8.self)
    }

    @Test func `the format of a checklist is this`() throws {
        let list = Checklist(
            id: id, name: "Bag", start: .hospitalBag, pregnancy: RecordID(high: 0, low: 9),
            items: [
                Checklist.Item(id: RecordID(high: 0, low: 1), words: "Socks", isDone: true),
                Checklist.Item(id: RecordID(high: 0, low: 2), words: "Phone"),
            ], isArchived: true)
        let written = try text(.putChecklist(list))
        #expect(
            written.contains(
                #"{"kind":"put_checklist","checklist":{"id":"00000000000000030000000000000004","name":"Bag","items":[{"id":"00000000000000000000000000000001","words":"Socks","done":true},{"id":"00000000000000000000000000000002","words":"Phone"}],"start":"hospital_bag","pregnancy":"00000000000000000000000000000009","archived":true}}"#
            ))
        #expect(try JournalEntry(decoding: Array(written.utf8)).change == .putChecklist(list))
    }

    @Test func `the format of a birth plan is this`() throws {
        let plan = BirthPlan(
            id: id, answers: [BirthPlan.Answer(topic: .painRelief, choices: ["Warmth"], words: "Ask me first")])
        let written = try text(.putBirthPlan(plan))
        #expect(
            written.contains(
                #"{"kind":"put_birth_plan","plan":{"id":"00000000000000030000000000000004","answers":[{"topic":"pain_relief","choices":["Warmth"],"words":"Ask me first"}]}}"#
            ))
        #expect(try JournalEntry(decoding: Array(written.utf8)).change == .putBirthPlan(plan))
    }

    @Test func `a photo of her bump is marked in its entry, and one of anything else is written as before`() throws {
        var event = Sample.water(1)
        event.photo = RecordID(high: 0, low: 7)
        let before = try text(.putEvent(event))
        #expect(!before.contains("bump"))
        event.isOfBump = true
        let written = try text(.putEvent(event))
        #expect(written.contains(#""photo":"00000000000000000000000000000007","bump":true"#))
        #expect(try JournalEntry(decoding: Array(written.utf8)).change == .putEvent(event))
    }

    @Test(arguments: [
        (Change.putChecklist(Checklist(id: RecordID(high: 0, low: 1), name: "Bag", start: .firstWeeks)), "first_weeks"),
        (
            .putBirthPlan(
                BirthPlan(id: RecordID(high: 0, low: 1), answers: [BirthPlan.Answer(topic: .cord, words: "x")])), "cord"
        ),
    ])
    func `what a newer Corgina has words for is kept unread`(change: Change, word: String) throws {
        let newer = try text(change).replacing("\"\(word)\"", with: "\"something_new\"")
        let entry = try JournalEntry(decoding: Array(newer.utf8))
        guard case .unknown = entry.change else {
            Issue.record("it was read")
            return
        }
        #expect(String(decoding: try entry.encoded(), as: UTF8.self) == newer)
    }

    @Test(arguments: ["\"words\":7", "\"words\":null"])
    func `an item without words is refused`(wrong: String) throws {
        let list = Checklist(
            id: id, name: "Bag", items: [Checklist.Item(id: RecordID(high: 0, low: 1), words: "Socks")])
        let written = try text(.putChecklist(list)).replacing("\"words\":\"Socks\"", with: wrong)
        #expect(throws: JournalCodecError.malformed(field: "words")) {
            try JournalEntry(decoding: Array(written.utf8))
        }
    }
}
