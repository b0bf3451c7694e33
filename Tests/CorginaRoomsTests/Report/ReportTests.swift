import CorginaCore
import CorginaJournal
import Testing

@testable import CorginaRooms

/// The report for whoever sees her next.
struct ReportTests {
    private static let now = PregnancySamples.now
    private static let today = now.day
    private static let profile = Profile(
        firstName: "Mia", timeZone: "Europe/Berlin",
        body: BodyFacts(birthYear: 1995, height: Centimeters(168), weight: Weight(kilograms: 62)))

    private static func diary(
        _ details: [(days: Int, HealthEvent.Details)], pregnancy: Pregnancy? = Samples.pregnancy(171)
    ) -> Diary {
        let events = details.enumerated().map { place, entry in
            HealthEvent(
                id: RecordID(high: 4, low: UInt64(place)),
                moment: Moment(day: today - entry.days, time: TimeOfDay(minutes: 480), utcOffset: 3_600),
                details: entry.1)
        }
        let changes =
            [Change.putProfile(profile)] + (pregnancy.map { [.putPregnancy($0)] } ?? []) + events.map(Change.putEvent)
        var diary = Diary()
        for (place, change) in changes.enumerated() {
            diary.apply(
                JournalEntry(
                    id: EntryID(high: 1, low: UInt64(place)), recordedAt: now, device: "test", change: change),
                sequence: place + 1)
        }
        return diary
    }

    private static func page(_ diary: Diary, _ profile: Profile = profile) -> ReportPage {
        ReportPage(diary, profile: profile, now: now)
    }

    private func part(_ heading: String, of page: ReportPage) throws -> ReportPart {
        try #require(page.parts.first { $0.heading.hasPrefix(heading) }, "\(page.parts.map(\.heading))")
    }

    @Test func `the dates say how they were set`() throws {
        let dates = try part("Dates", of: Self.page(Self.diary([])))
        #expect(dates.facts.map(\.name) == ["Today", "Due date", "Dated"])
        #expect(dates.facts[0].cell.words == "24 weeks, 3 days, 2nd trimester")
        #expect(dates.facts[2].cell.words.hasPrefix("By last period of "))
        var quiet = Self.profile
        quiet.showsDueDate = false
        #expect(try part("Dates", of: Self.page(Self.diary([]), quiet)).facts.map(\.name) == ["Today", "Dated"])
    }

    @Test func `weight stands against the usual range`() throws {
        let weight = try part("Weight", of: Self.page(Self.diary([(1, .weight(Weight(kilograms: 80)))])))
        #expect(weight.facts.map(\.name).prefix(3) == ["Before pregnancy", "Latest", "Gain so far"])
        #expect(weight.facts[0].cell.words == "62 kg, BMI 22" && weight.facts[2].cell.words == "+18 kg")
        #expect(weight.facts.last?.cell == ReportPart.Cell("Above the usual range", .high))
    }

    @Test func `values out of range are marked by a sign and a word, and never left off`() throws {
        var details: [(Int, HealthEvent.Details)] = (0..<20).map {
            ($0, .bloodPressure(BloodPressure(systolic: 118, diastolic: 74)))
        }
        details[19].1 = .bloodPressure(BloodPressure(systolic: 152, diastolic: 96))
        details += [
            (1, .glucose(BloodGlucose(milligramsPerDeciliter: 110, timing: .fasting))),
            (2, .glucose(BloodGlucose(milligramsPerDeciliter: 50))),
            (3, .glucose(BloodGlucose(milligramsPerDeciliter: 90, timing: .fasting))),
        ]
        let page = Self.page(Self.diary(details))
        let pressure = try part("Blood pressure", of: page)
        #expect(pressure.table?.rows.count == ReportMaker.mostReadings && pressure.table?.more == "and 8 more")
        #expect(pressure.table?.rows.last?[1] == ReportPart.Cell("152/96", .high))
        let glucose = try part("Blood glucose", of: page)
        #expect(glucose.table?.rows.map { $0[1].mark } == [.high, .low, nil])
        let markup = page.markup(in: Samples.context)
        #expect(markup.contains("152/96") && markup.contains("▲") && markup.contains(" high"))
    }

    @Test func `the strongest symptom comes first, and of equals the latest`() throws {
        let page = Self.page(
            Self.diary([
                (1, .symptom(SymptomReport(name: "Heartburn", severity: 2))),
                (9, .symptom(SymptomReport(name: "Headache", severity: 4))),
                (3, .symptom(SymptomReport(name: "Backache", severity: 2))),
                (2, .symptom(SymptomReport(name: "Itching", severity: nil))),
            ]))
        let rows = try part("Symptoms", of: page).table?.rows.map { $0[0].words }
        #expect(rows == ["Headache", "Heartburn", "Backache", "Itching"])
    }

    @Test func `questionnaires stand with their scores, and those about mood are no symptoms`() throws {
        let page = Self.page(
            Self.diary([
                (
                    3,
                    .symptom(
                        SymptomReport(name: MoodCheck.name, severity: nil, moodCheck: MoodCheck(interest: 1, mood: 2)))
                ),
                (
                    2,
                    .symptom(
                        SymptomReport(
                            name: EdinburghScore.name, severity: nil, edinburgh: EdinburghScore(total: 11, selfHarm: 1))
                    )
                ),
                (
                    1,
                    .symptom(
                        SymptomReport(name: "Nausea", severity: nil, puqe: PUQE(nausea: 3, vomiting: 2, retching: 2)))
                ),
            ]))
        let rows = try part("Questionnaires", of: page).table?.rows.map { $0.dropFirst().map(\.words) }
        #expect(
            rows == [
                ["Nausea score (PUQE-24)", "7 of 15", "moderate"],
                ["Edinburgh scale (EPDS)", "11 of 30", "last question: 1 point"], ["Mood check (PHQ-2)", "3 of 6", ""],
            ])
        #expect(try part("Symptoms", of: page).table?.rows.map { $0[0].words } == ["Nausea"])
    }

    @Test func `food is an average beside its targets, and the meals come last`() throws {
        let page = Self.page(
            Self.diary((1...3).map { ($0, Samples.meal("Soup", .lunch, energy: 1_800)) }))
        let food = try part("Food and drink", of: page)
        #expect(food.table?.rows.first?[1].words.contains("1,800") == true)
        #expect(food.table?.rows.allSatisfy { $0.count == 4 } == true)
        #expect(page.days.count == 3 && page.days[0].meals[0].foods.hasPrefix("Soup, 1 cup"))
    }

    @Test func `after a loss no part speaks of it`() {
        let page = Self.page(Self.diary([(1, .weight(Weight(kilograms: 70)))], pregnancy: PregnancySamples.lost))
        #expect(page.parts.map(\.heading) == ["Weight"])
        let said = page.markup(in: Samples.context).lowercased()
        for word in ["pregnan", "due date", "baby"] { #expect(!said.contains(word), "\(word)") }
    }

    @Test func `it judges nothing and says what is missing`() {
        let said = Self.page(Self.diary([])).markup(in: Samples.context).lowercased()
        for reassurance in ["normal", "all is well", "healthy", "good news"] { #expect(!said.contains(reassurance)) }
        #expect(said.contains("what she did not log is missing"))
    }
}
