import CorginaCore
import Testing

struct DatingValidationTests {
    private static let today = CalendarDay(number: 20_000)

    @Test(arguments: [
        (DatingMethod.dueDate(today + 295), DatingError.dueDateTooFarAhead),
        (.dueDate(today - 29), .dueDateTooLongAgo),
        (.lastPeriod(today + 1, cycleLength: 28), .lastPeriodInFuture),
        (.lastPeriod(today - 309, cycleLength: 28), .lastPeriodTooLongAgo),
        (.lastPeriod(today - 30, cycleLength: 19), .cycleLengthOutOfRange),
        (.lastPeriod(today - 30, cycleLength: 46), .cycleLengthOutOfRange),
        (.conception(today + 1), .conceptionInFuture),
        (.conception(today - 295), .conceptionTooLongAgo),
        (.embryoTransfer(today + 1, embryoDay: 5), .transferInFuture),
        (.embryoTransfer(today - 5, embryoDay: 8), .embryoDayOutOfRange),
        (.embryoTransfer(today - 5, embryoDay: -1), .embryoDayOutOfRange),
        (.embryoTransfer(today - 300, embryoDay: 5), .transferTooLongAgo),
        (.ultrasound(today + 1, GestationalAge(weeks: 12)), .scanInFuture),
        (.ultrasound(today, GestationalAge(weeks: 3, days: 6)), .scanAgeImpossible),
        (.ultrasound(today - 200, GestationalAge(weeks: 20)), .scanTooLongAgo),
    ])
    func `An impossible date is refused with its own sentence`(method: DatingMethod, error: DatingError) {
        #expect(throws: error) { try method.validate(today: Self.today) }
        #expect(!error.description.isEmpty)
    }

    @Test(arguments: [
        DatingMethod.dueDate(today + 294), .dueDate(today - 28), .lastPeriod(today, cycleLength: 45),
        .lastPeriod(today - 308, cycleLength: 28), .conception(today), .embryoTransfer(today, embryoDay: 0),
        .ultrasound(today, GestationalAge(weeks: 4)), .ultrasound(today - 7, GestationalAge(weeks: 42)),
    ])
    func `What is possible passes, up to its last day`(method: DatingMethod) {
        #expect(throws: Never.self) { try method.validate(today: Self.today) }
    }

    @Test func `The seeds' sentences are quoted exactly`() {
        #expect(DatingError.dueDateTooFarAhead.description == "Due date cannot be more than 42 weeks in the future")
        #expect(DatingError.lastPeriodInFuture.description == "Last period cannot be in the future")
        #expect(DatingError.lastPeriodTooLongAgo.description == "Last period date seems too far in the past")
    }
}
