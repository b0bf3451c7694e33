extension DatingMethod {
    /// The oldest pregnancy that can be entered: 44w0d. Overdue pregnancies end well before it.
    static let latestPossible = GestationalAge(weeks: 44)

    /// Checks that the date is medically possible today.
    ///
    /// - Throws: ``DatingError``, worded for her. What is unlikely but possible passes.
    public func validate(today: CalendarDay) throws(DatingError) {
        try validateParts(today: today)
        let age = today - effectiveLMP
        switch self {
        case .dueDate:
            // Only a long-cycle correction puts a due date past 280 days, at most 297 (a 45-day cycle);
            // 294 is the seeds' own limit and sentence.
            if age < 280 - 294 { throw .dueDateTooFarAhead }
            if age > Self.latestPossible.days { throw .dueDateTooLongAgo }
        case .lastPeriod:
            if age > Self.latestPossible.days { throw .lastPeriodTooLongAgo }
        case .conception:
            if age > Self.latestPossible.days { throw .conceptionTooLongAgo }
        case .embryoTransfer:
            if age > Self.latestPossible.days { throw .transferTooLongAgo }
        case .ultrasound:
            if age > Self.latestPossible.days { throw .scanTooLongAgo }
        }
    }

    private func validateParts(today: CalendarDay) throws(DatingError) {
        switch self {
        case .dueDate:
            break
        case .lastPeriod(let day, let cycleLength):
            if day > today { throw .lastPeriodInFuture }
            if !(20...45).contains(cycleLength) { throw .cycleLengthOutOfRange }
        case .conception(let day):
            if day > today { throw .conceptionInFuture }
        case .embryoTransfer(let day, let embryoDay):
            if day > today { throw .transferInFuture }
            if !(0...7).contains(embryoDay) { throw .embryoDayOutOfRange }
        case .ultrasound(let day, let age):
            if day > today { throw .scanInFuture }
            if !(28...300).contains(age.days) { throw .scanAgeImpossible }
        }
    }
}
