import CorginaCore
import Testing

struct DatingAssessmentTests {
    private static let today = CalendarDay(number: 20_000)

    private static let assessments: [(DatingMethod, DatingAssessment)] = [
        (.dueDate(today + 280), .accepted), (.dueDate(today - 14), .accepted),
        (.dueDate(today + 281), .unlikely(.dueDateBeyondTerm)), (.dueDate(today + 294), .unlikely(.dueDateBeyondTerm)),
        (.dueDate(today + 295), .impossible(.dueDateTooFarAhead)),
        (.dueDate(today - 15), .unlikely(.dueDateLongPast)), (.dueDate(today - 28), .unlikely(.dueDateLongPast)),
        (.dueDate(today - 29), .impossible(.dueDateTooLongAgo)),
        (.lastPeriod(today, cycleLength: 28), .accepted), (.lastPeriod(today - 294, cycleLength: 28), .accepted),
        (.lastPeriod(today - 295, cycleLength: 28), .unlikely(.pastFortyTwoWeeks)),
        (.lastPeriod(today - 309, cycleLength: 28), .impossible(.lastPeriodTooLongAgo)),
        (.lastPeriod(today - 70, cycleLength: 21), .accepted), (.lastPeriod(today - 70, cycleLength: 35), .accepted),
        (.lastPeriod(today - 70, cycleLength: 20), .unlikely(.unusualCycle)),
        (.lastPeriod(today - 70, cycleLength: 36), .unlikely(.unusualCycle)),
        (.lastPeriod(today - 70, cycleLength: 46), .impossible(.cycleLengthOutOfRange)),
        (.conception(today - 281), .unlikely(.pastFortyTwoWeeks)), (.conception(today - 10), .accepted),
        (.ultrasound(today, GestationalAge(weeks: 21, days: 6)), .accepted),
        (.ultrasound(today, GestationalAge(weeks: 22)), .unlikely(.lateFirstScan)),
        (.ultrasound(today + 1, GestationalAge(weeks: 22)), .impossible(.scanInFuture)),
    ]

    @Test(arguments: assessments)
    func `A date is accepted, asked about or refused`(dating: DatingMethod, assessment: DatingAssessment) {
        #expect(dating.assess(today: Self.today) == assessment)
    }
}
