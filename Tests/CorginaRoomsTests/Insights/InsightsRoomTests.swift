import CorginaCore
import CorginaJournal
import Testing

@testable import CorginaRooms

/// What came together in a made-up diary, from the page to the entries.
@Suite struct InsightsRoomTests {
    private let report = Route.insights(.report)

    @Test func `one insight says what came together first, and its statistics behind a line`() throws {
        let maja = try resident(planted: true)
        let page = try maja.get(.insights(.one(1))).markup
        let words = Tag.all(in: page).filter { $0.attributes["class"] == "insight__words" }
        let statistics = Tag.all(in: page).filter {
            $0.attributes["class"] == "row__sub" && $0.ancestors.contains("main")
        }
        #expect(!words.isEmpty && words.allSatisfy { !$0.ancestors.contains("details") })
        #expect(statistics.count == 1 && statistics.allSatisfy { $0.ancestors.contains("details") })
        #expect(page.contains("How it’s counted"))
    }

    /// Sixty days of two meals; heartburn follows tacos where it is planted.
    private func resident(planted: Bool) throws -> Resident {
        var maja = try Resident()
        var days: [HealthEvent] = []
        func add(_ details: HealthEvent.Details, day: Int, minutes: Int) {
            let moment = Moment(
                day: maja.now.day - day, time: TimeOfDay(minutes: minutes), utcOffset: maja.now.utcOffset)
            days.append(
                HealthEvent(id: RecordID(high: 7, low: UInt64(days.count)), moment: moment, details: details))
        }
        for day in 1...60 {
            let dinner = day.isMultiple(of: 3) ? "Tacos" : "Rice"
            add(Samples.meal("Oats", .breakfast, energy: 0), day: day, minutes: 480)
            add(Samples.meal(dinner, .dinner, energy: 0), day: day, minutes: 1_140)
            if day.isMultiple(of: planted ? 3 : 5) {
                add(.symptom(SymptomReport(name: "Heartburn", severity: 2)), day: day, minutes: 1_230)
            }
        }
        let profile = JournalEntry(
            id: EntryID(high: 8, low: 8), recordedAt: maja.now, device: "test",
            change: .putProfile(Profile(timeZone: "America/New_York")))
        let entries = days.map { event in
            JournalEntry(
                id: EntryID(high: event.id.high, low: event.id.low), recordedAt: maja.now, device: "test",
                change: .putEvent(event))
        }
        maja.perform([.append([profile] + entries, discarding: nil)])
        return maja
    }

    @Test func `a planted link is told with its counts, its statistic and its entries, and the food marked`() throws {
        var maja = try resident(planted: true)
        let page = try maja.get(report).markup
        #expect(page.contains("Heartburn after tacos") && page.contains("20 of 20"))
        #expect(page.contains("unlikely to be chance"))
        #expect(page.contains("Nothing here says that one thing causes another"))
        let one = try maja.get(.insights(.one(1))).markup
        #expect(Tag.all(in: one).count { $0.attributes["class"] == "event" } == 40)
        #expect(one.contains("Exact test within"))
        #expect(one.contains("On 20 of 20 days with it, and on 0 of 40 other days."))
        let forms = Tag.all(in: one).filter { $0.name == "form" }.compactMap { $0.attributes["action"] }
        let mark = try #require(forms.first { $0.hasPrefix("/foods/") && $0.hasSuffix("/marks") })
        let marked = try maja.post(#require(Route(mark)), ["kind": "trigger"])
        #expect(try maja.page(after: marked).contains("Undo"))
        #expect(try maja.get(.insights(.one(1))).markup.contains("is marked as a trigger"))
        #expect(try maja.get(.insights(.one(9))).place == report)
    }

    @Test func `without a link nothing stands out, and with no entries there is too little`() throws {
        #expect(try resident(planted: false).get(report).markup.contains("No patterns found in"))
        let page = try Resident().get(report).markup
        #expect(page.contains("There isn’t enough to compare yet."))
        #expect(page.contains("Nausea after 0 of 0 meals so far. It takes at least 5 more"))
    }

    @Test func `her hours are kept, with Undo, and no others are`() throws {
        var maja = try resident(planted: true)
        let set = try maja.post(.insights(.hours), ["hours": "1"])
        #expect(set.place == report && set.changed.count == 1)
        let page = try maja.page(after: set)
        #expect(page.contains("Settings saved") && !page.contains("Heartburn after tacos"))
        try maja.takeBack(set)
        #expect(try maja.get(report).markup.contains("Heartburn after tacos"))
        let entries = maja.entries.count
        for hours in ["5", "no", "0", "99999999999999999999"] {
            #expect(try maja.post(.insights(.hours), ["hours": hours]).place == report, "\(hours)")
        }
        #expect(maja.entries.count == entries)
    }
}
