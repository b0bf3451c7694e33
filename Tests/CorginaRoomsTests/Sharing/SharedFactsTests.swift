import CorginaCore
import CorginaJournal
import Testing

@testable import CorginaRooms

/// What each role sees of one diary that has something of every kind.
@Suite struct SharedFactsTests {
    private static let pregnancy = Samples.pregnancy(171)
    private static let now = Moment(day: Samples.today, time: TimeOfDay(minutes: 1_000), utcOffset: 0)
    private static let list = Checklist(
        id: RecordID(high: 5, low: 5), name: "Bag", items: [.init(id: RecordID(high: 5, low: 6), words: "Socks")])

    private static func diary(_ changes: [Change], outcome: PregnancyOutcome = .ongoing) -> Diary {
        var pregnancy = pregnancy
        pregnancy.outcome = outcome
        var profile = Profile(timeZone: "Atlantic/Reykjavik")
        profile.firstName = "Anna"
        let all = [.putProfile(profile), .putPregnancy(pregnancy)] + changes
        var diary = Diary()
        for (number, change) in all.enumerated() {
            let entry = JournalEntry(
                id: EntryID(high: 2, low: UInt64(number)), recordedAt: now, device: "test", change: change)
            diary.apply(entry, sequence: number + 1)
        }
        return diary
    }

    private static func marked(_ number: UInt64, _ details: HealthEvent.Details, _ notes: String = "") -> Change {
        var event = Samples.event(number, at: 500, details, notes: notes)
        event.tags = ["Shared"]
        return .putEvent(event)
    }

    private static var full: [Change] {
        let visit = HealthEvent(
            id: RecordID(high: 0, low: 90),
            moment: Moment(day: Samples.today + 3, time: TimeOfDay(minutes: 600), utcOffset: 0),
            details: .appointment(Appointment(title: "Midwife", place: "Clinic", results: "a result")),
            notes: "a secret")
        let past = HealthEvent(
            id: RecordID(high: 0, low: 91),
            moment: Moment(day: Samples.today - 3, time: TimeOfDay(minutes: 600), utcOffset: 0),
            details: .appointment(Appointment(title: "Dentist")))
        return [
            marked(1, .weight(Weight(kilograms: 62.5)), "weighed at home"),
            marked(2, .symptom(SymptomReport(name: "Nausea", severity: 2))), marked(3, .note, "a marked note"),
            .putEvent(Samples.event(4, at: 510, .note, notes: "unmarked")),
            .putEvent(Samples.event(5, at: 520, Samples.meal("Soup", .lunch, energy: 300))),
            .putEvent(visit), .putEvent(past), .putChecklist(list),
        ]
    }

    private static func terms(
        _ sees: ShareTerms.Sight, _ may: ShareTerms.Deed = .nothing, notes: Bool = false, symptoms: Bool = false
    ) -> ShareTerms {
        ShareTerms(
            name: "Sam", sees: sees, may: may, showsNotes: notes, showsSymptoms: symptoms, pregnancy: pregnancy.id)
    }

    private static func facts(_ terms: ShareTerms, _ outcome: PregnancyOutcome = .ongoing) -> SharedFacts {
        SharedFacts(diary(full, outcome: outcome), by: terms, at: now)
    }

    @Test func `dates and baby are all that the least role sees`() {
        let facts = Self.facts(Self.terms(.dates))
        #expect(facts.dates?.dueDate == Self.pregnancy.estimatedDueDate && facts.dates?.method == .lastPeriod)
        #expect(facts.visits.isEmpty && facts.entries.isEmpty && facts.lists.isEmpty && facts.may == .nothing)
    }

    @Test func `next visits are those to come, with title and place and nothing she wrote on them`() {
        let facts = Self.facts(Self.terms(.visits))
        #expect(facts.visits.map(\.title) == ["Midwife"] && facts.visits.map(\.place) == ["Clinic"])
        #expect(facts.entries.isEmpty)
        let text = String(decoding: facts.bytes, as: UTF8.self)
        #expect(!text.contains("secret") && !text.contains("result"))
    }

    @Test(arguments: [(false, false, 1), (true, false, 2), (false, true, 2), (true, true, 3)])
    func `marked entries are shown, and of notes and symptoms those she says`(
        notes: Bool, symptoms: Bool, count: Int
    ) {
        let facts = Self.facts(Self.terms(.entries, notes: notes, symptoms: symptoms))
        #expect(facts.entries.count == count)
        #expect(facts.entries.contains { $0.title.contains("Nausea") } == symptoms)
        let text = String(decoding: facts.bytes, as: UTF8.self)
        #expect(text.contains("a marked note") == notes && text.contains("weighed at home") == notes)
        #expect(!text.contains("unmarked") && !text.contains("Soup"))
    }

    @Test func `lists are there for who may add to them`() {
        #expect(Self.facts(Self.terms(.dates, .lists)).lists.map(\.name) == ["Bag"])
        #expect(Self.facts(Self.terms(.entries)).lists.isEmpty)
    }

    @Test func `lists longer than a share holds leave the last of them out, and never what was shared before`() {
        let words = String(repeating: "\u{1F9E6}", count: Checklist.longestItem)
        let lists = (1...20).map { (number: UInt64) -> Change in
            let items = (1...Checklist.mostItems).map { item in
                Checklist.Item(id: RecordID(high: number, low: UInt64(item)), words: words)
            }
            return .putChecklist(Checklist(id: RecordID(high: 6, low: number), name: "List \(number)", items: items))
        }
        let facts = SharedFacts(Self.diary(Self.full + lists), by: Self.terms(.entries, .lists), at: Self.now)
        #expect(facts.bytes.count <= ShareSize.bundle && (1..<20).contains(facts.lists.count))
        #expect(facts.dates != nil && facts.visits.count == 1 && facts.entries.count == 1)
    }

    @Test(arguments: [
        PregnancyOutcome.loss(nil), .loss(Samples.today), .birth(Samples.today, name: "Noa"),
    ])
    func `a share goes quiet with her: nothing is left but her own words`(outcome: PregnancyOutcome) {
        var terms = Self.terms(.entries, .log, notes: true, symptoms: true)
        #expect(Self.facts(terms, outcome) == SharedFacts(from: "Anna", isQuiet: true))
        terms.words = "We are together."
        #expect(Self.facts(terms, outcome) == SharedFacts(from: "Anna", isQuiet: true, words: "We are together."))
        #expect(Self.facts(terms).words.isEmpty)
        let page = SharedTodayPage(SharingSamples.view(Self.facts(terms, outcome))).markup(in: Samples.context)
        for word in ["Week", "week", "Baby", "Due", "due date"] { #expect(!page.contains(">\(word)")) }
        #expect(!page.contains("Noa") && !page.contains("countdown") && page.contains("We are together."))
    }

    @Test func `another pregnancy is not shared before she says so`() {
        var other = Self.terms(.entries, .log)
        other.pregnancy = RecordID(high: 8, low: 8)
        #expect(Self.facts(other).isQuiet && Self.facts(other).dates == nil)
        let form = Form(fields: ["name": ["Sam"], "current": ["yes"]])
        #expect(ShareForm(form, changing: other, current: Self.pregnancy.id).terms.pregnancy == Self.pregnancy.id)
        let without = Form(fields: ["name": ["Sam"]])
        #expect(ShareForm(without, changing: other, current: Self.pregnancy.id).terms.pregnancy == other.pregnancy)
    }

    @Test func `facts and terms read back as they were`() {
        let facts = Self.facts(Self.terms(.entries, .log, notes: true, symptoms: true))
        var read = SharedFacts(facts.bytes)
        // Ids of items are not shared.
        read?.lists = facts.lists
        #expect(read == facts && SharedFacts(facts.bytes)?.lists.first?.items.map(\.words) == ["Socks"])
        #expect(SharedFacts([1, 2]) == nil && SharedFacts(Array("{\"version\":2,\"from\":\"\"}".utf8)) == nil)
        for terms in [SharingSamples.terms, ShareTerms(name: "")] { #expect(ShareTerms(terms.bytes) == terms) }
        #expect(ShareTerms(Array("{\"name\":\"a\",\"sees\":\"all\",\"may\":\"all\"}".utf8)) == ShareTerms(name: "a"))
    }

    @Test(arguments: [
        (Self.terms(.entries), Self.terms(.visits), true), (Self.terms(.dates, .log), Self.terms(.dates, .lists), true),
        (Self.terms(.entries, notes: true), Self.terms(.entries), true),
        (Self.terms(.entries, symptoms: true), Self.terms(.entries, .log), true),
        (Self.terms(.dates), Self.terms(.entries, .log), false), (Self.terms(.visits), Self.terms(.visits), false),
    ])
    func `less in any way is less`(before: ShareTerms, after: ShareTerms, isLess: Bool) {
        #expect(before.isMore(than: after) == isLess)
    }

    @Test func `no day a bundle names stops the page`() {
        for due in ["-99999999", "99999999999", "20778"] {
            let text =
                "{\"version\":1,\"from\":\"\",\"dates\":{\"due\":\(due),\"babies\":-5},\"visits\":[{\"at\":{\"seconds\":9e18,\"offset\":1},\"title\":\"x\"}]}"
            let facts = SharedFacts(Array(text.utf8))
            #expect(facts?.visits.isEmpty == true)
            if let facts { _ = SharedTodayPage(SharingSamples.view(facts)).markup(in: Samples.context) }
        }
    }
}
