import CorginaCore
import CorginaJournal
import Testing

@testable import CorginaRooms

@Suite struct AppointmentWordingTests {
    @Test(arguments: [
        (0, "today"), (1, "tomorrow"), (-1, "yesterday"), (12, "in 12 days"), (59, "in 59 days"), (-20, "20 days ago"),
        (-95, "3 months ago"),
    ])
    func `distances are said in days, then in months`(days: Int, words: String) {
        let today = CalendarDay(number: 20_000)
        #expect(AppointmentWords.distance(to: today + days, from: today) == words)
    }

    @Test(arguments: [
        ("visit_4w_4", "Week 24", nil), ("anatomy", "Weeks 18 to 22", "ideally week 20"),
        ("dating_scan", "Weeks 7 to 13", "ideally weeks 8 to 13"), ("dental", "Weeks 4 to 42", nil),
        ("aspirin_start", "Weeks 12 to 28", "ideally before week 16"), ("flu", "Weeks 4 to 42", "in season"),
    ])
    func `a window and its best time are said in weeks`(id: String, weeks: String, ideal: String?) throws {
        let typical = try #require(TypicalAppointment(id: id))
        #expect(typical.weeksWords == weeks && typical.idealWords == ideal)
    }

    @Test func `the row on today says what is next and how far off it is`() throws {
        #expect(VisitRow(nil, today: Samples.today, english: .ofNoRegion) == nil)
        let next = try #require(
            VisitRow(AppointmentSamples.next, today: Samples.today, english: WrittenEnglish(region: .us)))
        #expect(next.title == "Midwife" && next.when == "Nov 26, 2:00 pm" && next.distance == "in 5 days")
        let near = AppointmentSamples.event(8, on: 1, Appointment(title: "Scan"))
        let tomorrow = try #require(VisitRow(near, today: Samples.today, english: .ofNoRegion))
        #expect(tomorrow.when.hasPrefix("Tomorrow, ") && tomorrow.distance.isEmpty)
    }

    @Test func `two at the same time are both shown`() {
        let twin = AppointmentSamples.event(9, on: 5, Appointment(title: "Blood test"))
        let page = AppointmentsPage(
            appointments: [AppointmentSamples.past, AppointmentSamples.next, twin], next: AppointmentSamples.next,
            pregnancy: nil, planned: [], profile: AppointmentSamples.profile, now: AppointmentSamples.now)
        #expect(page.past.map(\.title) == ["Anatomy scan"] && page.upcoming.map(\.title) == ["Blood test"])
    }

    @Test func `a row without a source anyone can look up says so`() throws {
        #expect(try #require(TypicalAppointment(id: "class")).sourceLine == SourceWords.none)
        #expect(try #require(TypicalAppointment(id: "tdap")).sourceLine == "Source: Maternal immunisation tables")
    }

    @Test func `the visit bears her name on the page and nowhere else`() {
        let page = AppointmentSamples.visit(Samples.pregnancy(200))
        #expect(page.title == "Visit summary")
        #expect(page.markup(in: Samples.context).contains("<h1 class=\"topbar__title\">Visit summary</h1>"))
        #expect(page.markup(in: Samples.context).contains(">Mia</p>"))
        #expect(AppointmentSamples.visit(nil, AppointmentSamples.us).name.isEmpty)
    }

    @Test func `a summary tells figures and judges none`() {
        let page = AppointmentSamples.visit(Samples.pregnancy(200))
        #expect(page.period == "Since your last visit, 24 October")
        let facts = Dictionary(
            page.groups.map { ($0.heading, $0.facts.map { "\($0.name): \($0.figure)" }) },
            uniquingKeysWith: { first, _ in first })
        #expect(facts["Weight"] == ["Latest: 65.2 kg", "Change: +1.2 kg"])
        #expect(
            facts["Blood pressure"] == [
                "Latest: 124/79 mmHg", "Highest: 142/88 mmHg", "140/90 or above: 1 reading",
                "120/80 to 139/89: 1 reading", "Readings: 2",
            ])
        #expect(facts["Movements"] == ["Sessions: 1", "Fewer than ten in two hours: 1 session"])
        #expect(facts["Food and drink"]?.first == "Energy a day: about 1,900 cal")
        let said = page.markup(in: Samples.context).lowercased()
        for reassurance in ["normal", "all is well", "healthy", "good news"] { #expect(!said.contains(reassurance)) }
    }

    @Test func `after a loss nothing is typical and nobody counts movements`() {
        #expect(AppointmentSamples.list(PregnancySamples.lost).suggestions == nil)
        #expect(!AppointmentSamples.visit(PregnancySamples.lost).groups.contains { $0.heading == "Movements" })
        #expect(
            SchedulePage(pregnancy: PregnancySamples.lost, planned: [], today: Samples.today, english: .ofNoRegion)
                == nil)
    }

    @Test func `after a birth the visits are hers`() {
        guard case .afterBirth(let rows) = AppointmentSamples.list(PregnancySamples.born).suggestions else {
            Issue.record("there are none")
            return
        }
        #expect(rows.map(\.title) == ["Postpartum contact", "Full postpartum visit", "Glucose test after GDM"])
    }
}
