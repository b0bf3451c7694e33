import CorginaCore
import Testing

@testable import CorginaRooms

/// How drinking, symptoms and what should not wait are worded.
@Suite struct DayWordingTests {
    private func markup(_ page: any Page) -> String { page.markup(in: Samples.context) }

    @Test func `what should not wait comes first on its page, with whom to call, and never folded away`() throws {
        for name in ["symptoms, urgent", "today, urgent", "entry, urgent", "confirm, urgent"] {
            let page = try #require(DaySamples.pages.first { $0.name == name }?.page)
            let tags = Tag.all(in: markup(page))
            let care = try #require(tags.first { $0.attributes["class"] == "care" }, "\(name)")
            #expect(care.attributes["role"] == "alert" && !care.ancestors.contains("details"))
        }
        let sheet = markup(try #require(DaySamples.pages.first { $0.name == "confirm, urgent" }?.page))
        let first = try #require(sheet.firstRange(of: "sheet__body"))
        #expect(sheet[first.upperBound...].prefix(60).contains("class=\"care\""))
    }

    @Test func `numbers can be called, and the most pressing is said first`() throws {
        let text = markup(try #require(DaySamples.pages.first { $0.name == "symptoms, urgent" }?.page))
        for number in ["911", "112", "999", "988", "18338526262"] { #expect(text.contains("href=\"tel:\(number)\"")) }
        let emergency = try #require(text.firstRange(of: "Call 911 (US)"))
        let now = try #require(text.firstRange(of: "Call your provider now, at any hour."))
        let today = try #require(text.firstRange(of: "Call your provider today."))
        #expect(emergency.lowerBound < now.lowerBound && now.lowerBound < today.lowerBound)
        #expect(CareNotice([], english: .ofNoRegion) == nil)
    }

    @Test func `after a loss an answer says what to do and speaks of nothing else`() throws {
        let notice = try #require(CareNotice(DaySamples.care?.answers ?? [], afterLoss: true, english: .ofNoRegion))
        #expect(!notice.givesReasons && notice.answers == DaySamples.care?.answers)
    }

    @Test func `six of eight glasses, a ring and two buttons`() {
        let page = DaySamples.hydration([237, 237, 237, 237, 237, 237])
        #expect(
            page.card.words == "6 of 8 glasses" && page.card.percent == 75
                && page.card.marks.map { [$0.drunk, $0.goal] } == [6, 8] && page.volume == "1.4 of 1.9 L")
        let text = markup(page)
        #expect(text.contains("Add a glass of water, 237 mL") && text.contains("Add a bottle of water, 500 mL"))
        let us = markup(DaySamples.hydration([237], units: .us))
        #expect(us.contains("Add a glass of water, 8 fl oz"))
    }

    @Test func `a week of drinking says each day, and a day of much says a calm word`() {
        let week = DaySamples.hydration([237, 500]).week
        #expect(week.bars.count == 7 && week.bars.last?.spoken.hasSuffix(": about 3 of 8 glasses") == true)
        #expect(week.goal == "Goal 8 glasses" && week.daysAtGoal == "0 of 7 days" && week.average == "3 glasses")
        #expect(markup(DaySamples.hydration([1_000])).contains(FluidDay.moreThanNeededWords))
    }

    @Test func `an entry tells how strong, how long, what came with it and what was counted`() {
        let report = SymptomReport(
            name: "Vomiting", severity: 4, minutes: 120, signs: [.blood],
            amounts: [.timesADay: 3, .hoursWithoutFluids: 24])
        #expect(
            EventWords(.symptom(report), units: .metric, english: .ofNoRegion).detail == "Severity 4 of 5 · 2 hours")
        #expect(
            report.lines(units: .metric) == [
                "3 times in 24 hours", "Nothing stayed down for 24 hours", "Blood in it",
            ])
        let score = SymptomReport(
            name: "Nausea", severity: nil, puqe: PUQE(nausea: 3, vomiting: 3, retching: 3))
        #expect(EventWords(.symptom(score), units: .metric, english: .ofNoRegion).detail == "Score 9 of 15, moderate")
        let fever = SymptomReport(name: "Fever", severity: nil, amounts: [.temperature: 38.4])
        #expect(EventWords(.symptom(fever), units: .us, english: .ofNoRegion).detail == "101.1 °F")
        #expect(
            EventWords(
                .symptom(SymptomReport(name: "Nausea", severity: nil, hasResolved: true)), units: .us,
                english: .ofNoRegion
            ).detail
                == "Gone")
    }

    @Test func `every sign a form may ask about has words`() {
        for kind in SymptomKind.all {
            for question in kind.questions { #expect(!question.words(for: kind, units: .metric).isEmpty, "\(kind.id)") }
        }
    }
}
