import CorginaCore
import CorginaJournal
import Testing

@Suite struct DiaryAppointmentTests {
    private var diary = Diary()
    private let today = CalendarDay(number: 20_521)

    private mutating func append(_ change: Change) {
        diary.apply(Sample.entry(UInt64(diary.sequence + 1), change), sequence: diary.sequence + 1)
    }

    private func at(_ hour: Int, _ offset: Int = 0) -> Moment {
        Moment(day: today + offset, time: TimeOfDay(minutes: hour * 60), utcOffset: 0)
    }

    private mutating func visit(_ number: UInt64, at moment: Moment, typical: String? = nil) {
        append(
            .putEvent(
                HealthEvent(
                    id: RecordID(high: 9, low: number), moment: moment,
                    details: .appointment(Appointment(title: "Visit \(number)", typicalID: typical)))))
    }

    private mutating func log(_ number: UInt64, at moment: Moment, _ details: HealthEvent.Details) {
        append(.putEvent(HealthEvent(id: RecordID(high: 8, low: number), moment: moment, details: details)))
    }

    @Test mutating func `the next is the one at hand until three hours have gone`() {
        visit(1, at: at(9))
        visit(2, at: at(14, 20))
        visit(3, at: at(9, -30))
        #expect(diary.appointments.map(\.id.low) == [3, 1, 2])
        #expect(diary.nextAppointment(at: at(8))?.id.low == 1)
        #expect(diary.nextAppointment(at: at(12))?.id.low == 1)
        #expect(diary.nextAppointment(at: at(13))?.id.low == 2)
        #expect(diary.lastAppointment(before: diary.nextAppointment(at: at(12)), at: at(12))?.id.low == 3)
        #expect(diary.lastAppointment(before: diary.nextAppointment(at: at(13)), at: at(13))?.id.low == 1)
        append(.remove(RecordID(high: 9, low: 2)))
        #expect(diary.nextAppointment(at: at(13)) == nil)
    }

    @Test mutating func `an entry that is no appointment any more is none`() {
        visit(1, at: at(9))
        append(.putEvent(HealthEvent(id: RecordID(high: 9, low: 1), moment: at(9), details: .note)))
        #expect(diary.appointments.isEmpty)
    }

    @Test mutating func `a row is planned in the pregnancy it was planned in`() {
        visit(1, at: at(9, -400), typical: "gct")
        visit(2, at: at(9, 5), typical: "anatomy")
        let pregnancy = Pregnancy(id: RecordID(high: 1, low: 1), dating: .lastPeriod(today - 150, cycleLength: 28))
        #expect(diary.plannedRows(in: pregnancy) == ["anatomy"])
    }

    @Test mutating func `a summary counts from the last visit on and not before`() {
        visit(1, at: at(10, -10))
        log(1, at: at(8, -12), .weight(Weight(kilograms: 64)))
        log(2, at: at(9, -10), .bloodPressure(BloodPressure(systolic: 180, diastolic: 99)))
        log(3, at: at(11, -10), .bloodPressure(BloodPressure(systolic: 121, diastolic: 79)))
        log(4, at: at(8, -3), .bloodPressure(BloodPressure(systolic: 118, diastolic: 70)))
        log(5, at: at(8, -1), .weight(Weight(kilograms: 65)))
        log(6, at: at(8, -2), .symptom(SymptomReport(name: "Heartburn", severity: 2)))
        log(7, at: at(8, -1), .symptom(SymptomReport(name: "Heartburn", severity: 4)))
        log(8, at: at(8, -1), .symptom(SymptomReport(name: "Nausea", severity: nil)))
        log(9, at: at(9, -1), .symptom(SymptomReport(name: "Nausea", severity: nil, hasResolved: true)))
        log(10, at: at(9, 1), .bloodPressure(BloodPressure(systolic: 99, diastolic: 60)))
        let summary = diary.visitSummary(at: at(12))
        #expect(summary.last?.id.low == 1 && summary.days == (today - 10)...today)
        #expect(summary.pressures.map(\.value.systolic) == [121, 118])
        #expect(summary.weights?.first.value.kilograms == 64 && summary.weights?.latest.value.kilograms == 65)
        #expect(summary.weights?.count == 1)
        #expect(summary.symptoms.map(\.name) == ["Heartburn", "Nausea"])
        #expect(summary.symptoms.map(\.times) == [2, 1] && summary.symptoms.map(\.strongest) == [4, nil])
        #expect(summary.symptoms[0].lastDay == today - 1)
    }

    @Test mutating func `without a visit of late it covers four weeks`() {
        #expect(diary.visitSummary(at: at(12)).days == (today - 27)...today)
        visit(1, at: at(10, -200))
        #expect(diary.visitSummary(at: at(12)).last == nil)
        #expect(diary.visitSummary(at: at(12)).days == (today - 27)...today)
    }

    @Test mutating func `a day's food and drink are means over the days that have them`() {
        append(.putEvent(Sample.meal(1, .lunch, kilocalories: 1_800, at: at(12, -1))))
        append(.putEvent(Sample.meal(2, .dinner, kilocalories: 200, at: at(18, -1))))
        append(.putEvent(Sample.meal(3, .lunch, kilocalories: 1_000, at: at(12, -3))))
        append(.putEvent(Sample.water(1, at: at(12, -3), milliliters: 500)))
        let intake = diary.visitSummary(at: at(23)).intake
        #expect(intake.foodDays == 2 && intake.energy.rounded == 1_500)
        #expect(intake.drinkDays >= 1 && intake.drinks.value >= 250)
    }

    @Test mutating func `doses are counted by supplement, and what is not on the list by name`() throws {
        let iron = Supplement(
            id: RecordID(high: 5, low: 1), name: "Iron", dose: DoseAmount(27, .milligrams),
            courses: [Course(start: today - 3, schedule: DoseSchedule(times: [TimeOfDay(minutes: 480)]))])
        append(.putSupplement(iron))
        let slot = DoseSlot(supplement: iron.id, day: today - 2, number: 1)
        append(Change(try iron.taking(slot, at: at(9, -2), now: at(9, -2)), of: iron))
        log(1, at: at(9, -1), .supplement(SupplementIntake(name: "Ginger", dose: nil, count: 2)))
        let summary = diary.visitSummary(at: at(12))
        #expect(summary.doses.map(\.name) == ["Iron"])
        #expect(summary.doses.first?.tally.taken == 1 && summary.doses.first?.tally.missed == 2)
        #expect(summary.otherDoses == [.init(name: "Ginger", times: 2)])
    }

    @Test mutating func `a sitting is too few after two hours only, and ten stop it`() {
        log(1, at: at(9, -1), .kicks(KickCount(count: 10, minutes: 25)))
        log(2, at: at(9, -2), .kicks(KickCount(count: 8, minutes: 120)))
        log(3, at: at(9, -3), .kicks(KickCount(count: 3, minutes: 20)))
        let movements = diary.visitSummary(at: at(12)).movements
        #expect(movements?.sittings == 3 && movements?.tooFew == 1 && movements?.usualMinutes == nil)
    }
}
