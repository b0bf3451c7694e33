import CorginaCore
import CorginaJournal
import CorginaRooms
import Testing

@testable import CorginaWorker

/// What a device of a sealed diary works out for each role: as much as the terms say, and after a loss nothing.
struct ShareRoleTests {
    private static let today = CalendarDay(number: 20_522)
    private static let shareID = "0123456789abcdef0123456789abcdee"

    private static func id(_ number: UInt64) -> RecordID { RecordID(high: 3, low: number) }

    private static func changes(_ outcome: PregnancyOutcome) -> [Change] {
        var profile = Profile(timeZone: "Atlantic/Reykjavik")
        profile.firstName = "Anna"
        var pregnancy = Pregnancy(id: id(1), dating: .dueDate(today + 100), babies: 1)
        pregnancy.outcome = outcome
        let visit = HealthEvent(
            id: id(2), moment: Moment(day: today + 3, time: TimeOfDay(minutes: 600), utcOffset: 0),
            details: .appointment(Appointment(title: "Midwife", place: "Clinic")), notes: "unsaid")
        var weight = HealthEvent(
            id: id(3), moment: Moment(day: today, time: TimeOfDay(minutes: 60), utcOffset: 0),
            details: .weight(Weight(kilograms: 62.5)), notes: "unsaid")
        weight.tags = ["shared"]
        let note = HealthEvent(
            id: id(4), moment: Moment(day: today, time: TimeOfDay(minutes: 70), utcOffset: 0), details: .note,
            notes: "unsaid")
        let list = Checklist(id: id(5), name: "Bag", items: [.init(id: id(6), words: "Socks")])
        return [
            .putProfile(profile), .putPregnancy(pregnancy), .putEvent(visit), .putEvent(weight), .putEvent(note),
            .putChecklist(list),
        ]
    }

    private func worker(_ outcome: PregnancyOutcome = .ongoing) throws -> Worker {
        let worker = try #require(Worker(isSample: false))
        let entries = try Self.changes(outcome).enumerated().map { number, change in
            try JournalEntry(
                id: EntryID(high: 2, low: UInt64(number)),
                recordedAt: Moment(day: Self.today, time: TimeOfDay(minutes: 80), utcOffset: 0), device: "web",
                change: change
            ).encoded()
        }
        _ = try worker.take(Message(["after": 0], entries))
        return worker
    }

    private func facts(_ terms: ShareTerms, _ worker: Worker) throws -> (facts: SharedFacts, text: String) {
        let answer = try worker.shared(
            WorkerTests.request(
                "GET", "/settings/sharing", waiting: [(Self.shareID, terms.bytes)], home: "sealed"))
        let bytes = try #require(answer.parts.first)
        return (try #require(SharedFacts(bytes)), String(decoding: bytes, as: UTF8.self))
    }

    @Test(arguments: ShareTerms.Sight.allCases, ShareTerms.Deed.allCases)
    func `each role holds what it says and no more`(sees: ShareTerms.Sight, may: ShareTerms.Deed) throws {
        let terms = ShareTerms(name: "Sam", sees: sees, may: may, pregnancy: Self.id(1))
        let (facts, text) = try facts(terms, worker())
        #expect(facts.from == "Anna" && facts.dates?.dueDate == Self.today + 100 && facts.may == may)
        #expect(facts.visits.map { $0.title } == (sees == .dates ? [] : ["Midwife"]))
        #expect(facts.entries.count == (sees == .entries ? 1 : 0))
        #expect(facts.lists.map { $0.name } == (may == .nothing ? [] : ["Bag"]))
        #expect(!text.contains("unsaid") && !text.contains("Sam"))
    }

    @Test func `a loss leaves her own words, and nothing of what was shared before`() throws {
        let terms = ShareTerms(
            name: "Sam", sees: .entries, may: .log, pregnancy: Self.id(1), words: "Please don’t ask.")
        let (facts, text) = try facts(terms, worker(.loss(nil)))
        #expect(facts.isQuiet && facts.words == "Please don’t ask." && facts.may == .nothing)
        for word in ["Midwife", "Bag", "due", "62.5"] { #expect(!text.contains(word), "\(word)") }
    }

    @Test func `another pregnancy is not shared before she says so`() throws {
        let (facts, _) = try facts(ShareTerms(name: "Sam", sees: .entries, pregnancy: Self.id(9)), worker())
        #expect(facts.isQuiet && facts.dates == nil)
    }
}
