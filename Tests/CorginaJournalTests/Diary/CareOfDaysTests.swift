import CorginaCore
import SeededRandom
import Testing

@testable import CorginaJournal

/// Entries looked at together say what each says by itself.
@Suite struct CareOfDaysTests {
    private static let today = CalendarDay(year: 2026, month: 3, day: 10) ?? .init(number: 0)
    private static let names = [
        "Headache", "Vision change (blur, spots, flashes)", "Dizziness", "Fluid leak or gush", "Fever",
        "Light spotting",
        "Nausea", "Vaginal bleeding", "Itching",
    ]

    private static func details(_ random: inout SeededGenerator) -> HealthEvent.Details {
        switch Int.random(in: 0..<6, using: &random) {
        case 0:
            .bloodPressure(
                BloodPressure(
                    systolic: .random(in: 85...170, using: &random), diastolic: .random(in: 50...112, using: &random)))
        case 1:
            .contraction(Contraction(seconds: Bool.random(using: &random) ? .random(in: 20...90, using: &random) : nil))
        case 2: .weight(Weight(kilograms: .random(in: 55...75, using: &random)))
        case 3: .temperature(Temperature(celsius: .random(in: 36...40, using: &random)))
        default:
            .symptom(
                SymptomReport(
                    name: names.randomElement(using: &random) ?? "", severity: .random(in: 1...5, using: &random)))
        }
    }

    private static func diary(seed: UInt64) -> Diary {
        var (random, diary) = (SeededGenerator(seed: seed), Diary())
        let pregnancy = Pregnancy(id: RecordID(high: 2, low: 1), dating: .dueDate(today + 80))
        var profile = Profile(timeZone: "Europe/London")
        profile.body.weight = Weight(kilograms: 60)
        var changes: [Change] = [.putPregnancy(pregnancy), .putProfile(profile)]
        for number in 0..<80 {
            let minutes = Int.random(in: 0..<1_440, using: &random)
            let moment = Moment(
                day: today - Int.random(in: 0...8, using: &random), time: TimeOfDay(minutes: minutes), utcOffset: 0)
            changes.append(
                .putEvent(
                    HealthEvent(id: RecordID(high: 1, low: UInt64(number)), moment: moment, details: details(&random))))
        }
        for (index, change) in changes.enumerated() {
            diary.apply(
                JournalEntry(
                    id: EntryID(high: 7, low: UInt64(index)),
                    recordedAt: Moment(day: today, time: TimeOfDay(minutes: 0), utcOffset: 0),
                    device: "test", change: change), sequence: index + 1)
        }
        return diary
    }

    @Test(arguments: 0..<20) func `each entry says what it says alone`(seed: UInt64) {
        let diary = Self.diary(seed: seed)
        let days = (Self.today - 6)...Self.today
        let events = diary.events(on: days)
        var (care, said) = (CareOfDays(diary, days), 0)
        for event in events {
            let answers = care.answers(to: event)
            #expect(answers == diary.careAnswers(to: [event]), "\(event)")
            said += answers.count
        }
        #expect(said > 0 && Set(care.events(of: Set(events.map(\.details.kind)))) == Set(events))
    }

    @Test func `A pattern of contractions in the morning asks for a call however many came after it`() {
        var diary = Diary()
        let pregnancy = Pregnancy(id: RecordID(high: 2, low: 1), dating: .dueDate(Self.today + 10))
        // Thirteen in the hour after midnight, each a minute long; then four hundred short ones, three minutes apart.
        let starts = (0..<13).map { ($0 * 5, 60) } + (0..<400).map { (70 + $0 * 3, 20) }
        let changes =
            [Change.putPregnancy(pregnancy)]
            + starts.enumerated().map { number, told in
                .putEvent(
                    HealthEvent(
                        id: RecordID(high: 1, low: UInt64(number)),
                        moment: Moment(day: Self.today, time: TimeOfDay(minutes: told.0), utcOffset: 0),
                        details: .contraction(Contraction(seconds: told.1))))
            }
        let midnight = Moment(day: Self.today, time: TimeOfDay(minutes: 0), utcOffset: 0)
        for (number, change) in changes.enumerated() {
            diary.apply(
                JournalEntry(
                    id: EntryID(high: 7, low: UInt64(number)), recordedAt: midnight, device: "test", change: change),
                sequence: number + 1)
        }
        let flags = CareFlag.open(in: diary, at: midnight.advanced(bySeconds: 86_399))
        #expect(flags.map(\.event.id.low) == [12])
    }
}
