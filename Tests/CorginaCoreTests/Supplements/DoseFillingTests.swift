import Testing

@testable import CorginaCore

/// Which dose something taken fills, and what doses are called.
struct DoseFillingTests {
    private static let iron = SupplementSample.iron()

    private func day(_ supplement: Supplement = iron, taken: [Int] = [], at hour: Int) -> DoseDay {
        let now = SupplementSample.at(hour)
        let records = taken.compactMap { number in
            try? supplement.taking(SupplementSample.slot(number, of: supplement), at: now, now: now)
        }
        return DoseDay(supplement, on: SupplementSample.monday, records: records, now: now)
    }

    @Test(
        arguments: [
            // Doses at 8, 14 and 20 o'clock: when, which were taken, which it fills.
            (7, [], 1), (9, [], 1), (12, [], 1), (13, [], 2), (15, [], 2), (15, [2], 1), (19, [1, 2], 3), (21, [1], 3),
            (21, [1, 3], 2), (6, [1], 2),
        ] as [(Int, [Int], Int)])
    func `It is the last dose whose time has come, else the first that is open`(
        hour: Int, taken: [Int], number: Int
    ) {
        #expect(day(taken: taken, at: hour).dose(takenAt: SupplementSample.time(hour))?.slot.number == number)
    }

    @Test func `A late first dose leaves the second open`() throws {
        let twice = SupplementSample.iron(times: [SupplementSample.time(8), SupplementSample.time(20)])
        let morning = day(twice, at: 15)
        #expect(morning.dose(takenAt: SupplementSample.time(15))?.slot.number == 1)
        let after = day(twice, taken: [1], at: 15)
        #expect(after.doses.map(\.state.word) == ["Taken", "Due"])
    }

    @Test func `With every dose taken it is an extra one, and a skipped dose is filled last`() throws {
        let extra = RecordID(high: 9, low: 9)
        let full = day(taken: [1, 2, 3], at: 21)
        let record = full.record(takenAt: SupplementSample.at(21), count: 2, extra: extra)
        #expect(record.act == .extra && record.id == extra && record.pieces == 2)
        let now = SupplementSample.at(9)
        let slot = SupplementSample.slot(1, of: Self.iron)
        let skipped = DoseDay(
            Self.iron, on: SupplementSample.monday, records: [try Self.iron.skipping(slot, at: now)], now: now)
        #expect(skipped.dose(takenAt: SupplementSample.time(9))?.slot.number == 2)
    }

    @Test func `A dose takes as many pieces as its schedule says, unless she says otherwise`() {
        let gummies = SupplementSample.iron(pieces: 2)
        let moment = SupplementSample.at(9)
        let id = RecordID(high: 9, low: 9)
        #expect(day(gummies, at: 9).record(takenAt: moment, count: nil, extra: id).pieces == 2)
        #expect(day(gummies, at: 9).record(takenAt: moment, count: 3, extra: id).pieces == 3)
    }

    @Test(
        arguments: [
            ([480, 840, 1_200], ["Morning dose", "Afternoon dose", "Evening dose"]),
            ([480, 600, 1_200], ["Dose 1 of 3", "Dose 2 of 3", "Evening dose"]),
            ([nil, nil], ["Dose 1 of 2", "Dose 2 of 2"]), ([nil], ["The day's dose"]), ([719], ["Morning dose"]),
            ([720], ["Afternoon dose"]), ([1_020], ["Evening dose"]),
        ] as [([Int?], [String])])
    func `A dose is called by its part of the day where that tells it apart`(times: [Int?], names: [String]) {
        let supplement = SupplementSample.iron(times: times.map { $0.map(TimeOfDay.init(minutes:)) })
        #expect(supplement.slots(on: SupplementSample.monday).map(supplement.name) == names)
        #expect(supplement.name(of: SupplementSample.slot(8, of: supplement)) == "Extra dose")
    }

    @Test func `Iron is kept apart from calcium, and not from itself or a prenatal with neither`() {
        let calcium = Supplement(
            id: RecordID(high: 5, low: 2), name: "Calcium", dose: DoseAmount(500, .milligrams),
            contents: SupplementContents([.calcium: 500]), courses: [])
        let folate = Supplement(
            id: RecordID(high: 5, low: 3), name: "Folic acid", dose: DoseAmount(400, .micrograms),
            contents: SupplementContents([.folicAcid: 400]), courses: [])
        let apart = Self.iron.keptApart(from: [Self.iron, calcium, folate])
        #expect(apart.map(\.name) == ["Calcium"] && apart.map(\.hours) == [2])
    }
}
