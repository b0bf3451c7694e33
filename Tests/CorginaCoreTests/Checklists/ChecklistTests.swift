import CorginaCore
import Testing

struct ChecklistTests {
    private static let today = CalendarDay(number: 20_778)

    private func list(_ done: [Bool]) -> Checklist {
        Checklist(
            id: RecordID(high: 1, low: 1), name: "Bag",
            items: done.enumerated().map { number, isDone in
                Checklist.Item(id: RecordID(high: 2, low: UInt64(number)), words: "Item \(number)", isDone: isDone)
            })
    }

    private func id(_ number: UInt64) -> RecordID { RecordID(high: 2, low: number) }

    private func pregnancy(_ days: Int, _ outcome: PregnancyOutcome = .ongoing) -> Pregnancy {
        Pregnancy(
            id: RecordID(high: 3, low: 3), dating: .lastPeriod(Self.today - days, cycleLength: 28), outcome: outcome)
    }

    @Test(arguments: [([], 0, false), ([false], 0, false), ([true, false], 1, false), ([true, true], 2, true)])
    func `it counts what is done`(done: [Bool], count: Int, isFinished: Bool) {
        #expect(list(done).doneCount == count)
        #expect(list(done).isFinished == isFinished)
    }

    @Test(
        arguments: [
            (0, true, [0, 1, 2]), (0, false, [1, 0, 2]), (1, true, [1, 0, 2]), (2, false, [0, 1, 2]),
            (9, true, [0, 1, 2]),
        ] as [(UInt64, Bool, [UInt64])])
    func `an item moves one place, as far as there is room`(item: UInt64, up: Bool, order: [UInt64]) {
        var list = list([false, false, false])
        list.move(id(item), up: up)
        #expect(list.items.map(\.id) == order.map(id))
    }

    @Test func `a tick says which way, so that twice is once`() {
        var list = list([false, false])
        list.set(id(1), done: true)
        list.set(id(1), done: true)
        #expect(list.items.map(\.isDone) == [false, true])
        list.set(id(1), done: false)
        #expect(list.doneCount == 0)
    }

    @Test(arguments: [
        (Checklist.Start.hospitalBag, 28 * 7 - 1, false), (.hospitalBag, 28 * 7, true), (.hospitalBag, 300, true),
        (.beforeBirth, 32 * 7 - 1, false), (.beforeBirth, 32 * 7, true), (.firstWeeks, 36 * 7 - 1, false),
        (.firstWeeks, 36 * 7, true),
    ])
    func `a list is near from its week on`(start: Checklist.Start, days: Int, isNear: Bool) {
        #expect(start.isNear(pregnancy(days), on: Self.today) == isNear)
    }

    @Test(arguments: [(0, true), (42, true), (43, false), (-1, false)])
    func `the first weeks begin with the birth`(ago: Int, isNear: Bool) {
        let born = pregnancy(300, .birth(Self.today - ago, name: ""))
        #expect(Checklist.Start.firstWeeks.isNear(born, on: Self.today) == isNear)
        #expect(!Checklist.Start.hospitalBag.isNear(born, on: Self.today))
    }

    @Test(arguments: Checklist.Start.allCases)
    func `after a loss nothing is near`(start: Checklist.Start) {
        #expect(!start.isNear(pregnancy(260, .loss(nil)), on: Self.today))
        #expect(!start.isNear(pregnancy(260, .loss(Self.today)), on: Self.today))
    }
}
