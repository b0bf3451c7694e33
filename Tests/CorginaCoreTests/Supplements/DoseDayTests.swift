import Testing

@testable import CorginaCore

struct DoseDayTests {
    private typealias Sample = SupplementSample
    private let iron = Sample.iron()
    private let monday = Sample.monday

    private func states(_ records: [DoseRecord] = [], now: Moment) -> [DoseState] {
        DoseDay(iron, on: monday, records: records, now: now).doses.map(\.state)
    }

    private func taken(_ number: Int, at moment: Moment) throws -> DoseRecord {
        try iron.taking(Sample.slot(number, of: iron), at: moment, now: moment)
    }

    @Test func `A dose is due, then late an hour after its time, then missed when its day ends`() {
        #expect(states(now: Sample.at(7)) == [.due, .due, .due])
        #expect(states(now: Sample.at(9)) == [.due, .due, .due])
        #expect(states(now: Sample.at(9, 1)) == [.late, .due, .due])
        #expect(states(now: Sample.at(23, 59)) == [.late, .late, .late])
        #expect(states(now: Sample.at(0, on: monday + 1)) == [.missed, .missed, .missed])
        #expect(states(now: Sample.at(12, on: monday - 1)) == [.due, .due, .due])
    }

    @Test func `The day ends where she is: the same instant is Monday in Honolulu and Tuesday in Tokyo`() {
        let instant = Sample.at(12, on: monday + 1).secondsSinceEpoch - 43_200
        #expect(states(now: Moment(secondsSinceEpoch: instant, utcOffset: -36_000)) == [.late, .due, .due])
        #expect(states(now: Moment(secondsSinceEpoch: instant, utcOffset: 32_400)) == [.missed, .missed, .missed])
    }

    @Test func `A late first dose does not eat the second`() throws {
        let late = try taken(1, at: Sample.at(14, 5))
        #expect(states([late], now: Sample.at(14, 10)) == [.taken(Sample.at(14, 5)), .due, .due])
        let both = [late, try taken(2, at: Sample.at(14, 30))]
        #expect(states(both, now: Sample.at(14, 40)).map(\.word) == ["Taken", "Taken", "Due"])
    }

    @Test func `The second dose taken first leaves the first as it is`() throws {
        #expect(
            states([try taken(2, at: Sample.at(13))], now: Sample.at(13, 5)).map(\.word) == ["Late", "Taken", "Due"])
    }

    @Test func `A dose taken after midnight still belongs to its own day`() throws {
        let record = try taken(3, at: Sample.at(0, 30, on: monday + 1))
        #expect(states([record], now: Sample.at(9, on: monday + 1)).map(\.word) == ["Missed", "Missed", "Taken"])
        let tuesday = DoseDay(iron, on: monday + 1, records: [record], now: Sample.at(7, on: monday + 1))
        #expect(tuesday.taken == 0 && tuesday.extras.isEmpty)
    }

    @Test func `A skipped dose is neither open nor missed, and taking it after all counts`() throws {
        let skip = try iron.skipping(Sample.slot(1, of: iron), at: Sample.at(8))
        #expect(states([skip], now: Sample.at(12, on: monday + 1)).map(\.word) == ["Skipped", "Missed", "Missed"])
        let take = try taken(1, at: Sample.at(9))
        #expect(take.id == skip.id)
        #expect(states([skip, take], now: Sample.at(9)).first == .taken(Sample.at(9)))
    }

    @Test func `Recorded twice for one dose, the first counts and the other is extra`() throws {
        let first = try taken(1, at: Sample.at(8))
        let again = DoseRecord(
            id: RecordID(high: 9, low: 9), supplement: iron.id, act: .taken(Sample.slot(1, of: iron)),
            moment: Sample.at(8, 1))
        let day = DoseDay(iron, on: monday, records: [again, first], now: Sample.at(9))
        #expect(day.taken == 1 && day.extras == [again] && day.doses[0].state == .taken(Sample.at(8)))
        #expect(day.extraWords == "1 extra dose")
    }

    @Test func `An extra dose fills no slot`() throws {
        let extra = try iron.takingExtra(RecordID(high: 9, low: 1), at: Sample.at(10), now: Sample.at(10))
        let day = DoseDay(iron, on: monday, records: [extra], now: Sample.at(10))
        #expect(day.taken == 0 && day.extras == [extra] && day.badge == "0/3")
    }

    @Test func `The words are the specification's`() throws {
        let day = DoseDay(
            iron, on: monday, records: [try taken(1, at: Sample.at(8)), try taken(2, at: Sample.at(14))],
            now: Sample.at(15))
        #expect(day.words == "2 of 3 doses taken" && day.badge == "2/3")
        #expect(day.nextOpen?.slot.number == 3 && !day.isComplete)
        #expect(DoseState.due.checkLabel == "Mark as taken" && day.doses[0].state.checkLabel == "Marked as taken")
        let once = Sample.iron(times: [nil])
        #expect(DoseDay(once, on: monday, records: [], now: Sample.at(23)).words == "0 of 1 dose taken")
        #expect(DoseDay(once, on: monday, records: [], now: Sample.at(23)).doses[0].state == .due)
    }

    @Test func `A dose cannot be taken in the future, for another day or where none is planned`() {
        let slot = Sample.slot(1, of: iron)
        #expect(throws: DoseError.inFuture) { try iron.taking(slot, at: Sample.at(9), now: Sample.at(8)) }
        #expect(throws: DoseError.otherDay) {
            try iron.taking(slot, at: Sample.at(9, on: monday + 2), now: Sample.at(9, on: monday + 2))
        }
        #expect(throws: DoseError.notScheduled) {
            try iron.taking(Sample.slot(4, of: iron), at: Sample.at(8), now: Sample.at(9))
        }
    }
}
