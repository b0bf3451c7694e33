import CorginaCore
import CorginaJournal
import Testing

@Suite struct DiarySupplementTests {
    private var diary = Diary()
    private let monday = CalendarDay(number: 20_521)
    private let iron = Supplement(
        id: RecordID(high: 5, low: 1), name: "Iron", dose: DoseAmount(27, .milligrams),
        contents: SupplementContents([.iron: 27]), isEssential: true,
        courses: [
            Course(
                start: CalendarDay(number: 20_521),
                schedule: DoseSchedule(times: [TimeOfDay(minutes: 480), TimeOfDay(minutes: 1_200)]))
        ])

    private mutating func append(_ change: Change) -> EntryID {
        let entry = Sample.entry(UInt64(diary.sequence + 1), change)
        diary.apply(entry, sequence: diary.sequence + 1)
        return entry.id
    }

    private func at(_ hour: Int, on day: CalendarDay? = nil) -> Moment {
        Moment(day: day ?? monday, time: TimeOfDay(minutes: hour * 60), utcOffset: 0)
    }

    private func slot(_ number: Int, on day: CalendarDay? = nil) -> DoseSlot {
        DoseSlot(supplement: iron.id, day: day ?? monday, number: number)
    }

    private func taking(_ number: Int, at moment: Moment) throws -> Change {
        Change(try iron.taking(slot(number), at: moment, now: moment), of: iron)
    }

    private func words(_ now: Moment) -> [String] {
        diary.supplementDay(on: monday, now: now).rows.flatMap { $0.doses.map(\.state.word) }
    }

    @Test mutating func `a dose is taken, retimed, unmarked, skipped and taken again, and stands once`() throws {
        _ = append(.putSupplement(iron))
        #expect(words(at(7)) == ["Due", "Due"])
        _ = append(try taking(1, at: at(9)))
        #expect(words(at(10)) == ["Taken", "Due"])
        _ = append(try taking(1, at: at(8)))
        #expect(diary.doseRecord(of: slot(1))?.moment == at(8))
        #expect(diary.events(on: monday).map(\.moment) == [at(8)])
        _ = append(.remove(slot(1).recordID))
        #expect(words(at(10)) == ["Late", "Due"] && diary.events(on: monday).isEmpty)
        _ = append(try taking(1, at: at(9)))
        _ = append(Change(try iron.skipping(slot(1), at: at(10)), of: iron))
        #expect(words(at(10)) == ["Skipped", "Due"] && diary.events(on: monday).isEmpty)
        _ = append(try taking(1, at: at(11)))
        #expect(words(at(12)) == ["Taken", "Due"] && diary.doseRecords(on: monday...monday).count == 1)
    }

    @Test mutating func `tapping twice puts one record, from two devices too`() throws {
        _ = append(.putSupplement(iron))
        _ = append(try taking(1, at: at(8)))
        _ = append(try taking(1, at: at(8)))
        let day = diary.supplementDay(on: monday, now: at(9))
        #expect(day.tally.taken == 1 && day.tally.extra == 0)
        #expect(diary.nutrition(on: monday).supplements[.iron] == 27)
    }

    @Test mutating func `each of these is undone, and the undo too`() throws {
        let put = append(.putSupplement(iron))
        #expect(diary.inverse(of: put) == .remove(iron.id))
        let pause = append(.putSupplement(iron.paused(from: monday + 1)))
        #expect(diary.inverse(of: pause) == .putSupplement(iron))
        let first = append(try taking(1, at: at(9)))
        #expect(diary.inverse(of: first) == .remove(slot(1).recordID))
        let retime = append(try taking(1, at: at(8)))
        #expect(diary.inverse(of: retime) == (try taking(1, at: at(9))))
        let skip = append(Change(try iron.skipping(slot(1), at: at(10)), of: iron))
        let unskip = append(try #require(diary.inverse(of: skip)))
        #expect(words(at(10)) == ["Taken", "Due"])
        #expect(diary.inverse(of: unskip) == .putSkippedDose(SkippedDose(slot: slot(1), moment: at(10))))
        #expect(diary.inverse(of: first) == nil)
    }

    @Test mutating func `a dose taken after midnight lies on the next day's timeline and fills its own day`() throws {
        _ = append(.putSupplement(iron))
        _ = append(try taking(2, at: at(1, on: monday + 1)))
        #expect(diary.events(on: monday + 1).count == 1 && diary.events(on: monday).isEmpty)
        #expect(words(at(9, on: monday + 1)) == ["Missed", "Taken"])
        #expect(diary.supplementDay(on: monday + 1, now: at(9, on: monday + 1)).tally.taken == 0)
    }

    @Test mutating func `the list is in order, and a removed supplement's doses stay in the diary`() throws {
        var zinc = Supplement(
            id: RecordID(high: 5, low: 2), name: "Algae", dose: DoseAmount(1, .capsules), courses: [])
        _ = append(.putSupplement(zinc))
        _ = append(.putSupplement(iron))
        #expect(diary.supplements.map(\.name) == ["Iron", "Algae"])
        zinc.isEssential = true
        _ = append(.putSupplement(zinc))
        #expect(diary.supplements.map(\.name) == ["Algae", "Iron"])
        _ = append(try taking(1, at: at(8)))
        _ = append(.remove(iron.id))
        #expect(diary.supplement(iron.id) == nil && diary.supplements == [zinc])
        #expect(diary.doseRecords(on: monday...monday).count == 1 && diary.events(on: monday).count == 1)
    }

    @Test mutating func `the week and the stock follow from the doses`() throws {
        var counted = iron
        counted.stock = SupplementStock(pieces: 10, countedAt: at(0))
        _ = append(.putSupplement(counted))
        #expect(diary.piecesLeft(of: counted) == 10 && diary.daysLeft(of: counted) == 5)
        _ = append(try taking(1, at: at(8)))
        _ = append(try taking(2, at: at(20)))
        #expect(diary.piecesLeft(of: counted) == 8 && diary.daysLeft(of: counted) == 4)
        let week = diary.doseWeek(endingOn: monday + 2, now: at(9, on: monday + 2))
        #expect(week.taken == 2 && week.missed == 2 && week.open == 2 && week.compliancePercent == 50)
        #expect(diary.piecesLeft(of: iron) == nil)
    }

    @Test mutating func `a meal's coffee beside her iron is told, and a day over a limit`() throws {
        _ = append(.putSupplement(iron))
        _ = append(.putPregnancy(Pregnancy(id: RecordID(high: 7, low: 7), dating: .dueDate(monday + 100))))
        _ = append(try taking(1, at: at(8)))
        _ = append(
            .putEvent(
                HealthEvent(
                    id: RecordID(high: 1, low: 9), moment: at(9),
                    details: .hydration(Drink(name: "Coffee", volume: Milliliters(200))))))
        #expect(diary.spacingAdvice(on: monday).map(\.interaction.id) == [.ironTeaCoffee])
        #expect(diary.upperLimitWarnings(on: monday).isEmpty)
        #expect(diary.plannedUpperLimitWarnings(on: monday).map(\.total) == [54])
        _ = append(try taking(2, at: at(20)))
        #expect(diary.upperLimitWarnings(on: monday).map(\.nutrient) == [.iron])
        #expect(diary.listAdvice(on: monday).isEmpty && diary.plannedSpacingAdvice(on: monday).isEmpty)
    }
}
