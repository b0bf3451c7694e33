/// What a pregnancy is dated by. Every method comes down to one effective LMP, the day that counts as 0w0d.
public enum DatingMethod: Hashable, Sendable {
    /// First day of the last menstrual period. Cycle length in days, 20...45, 28 when unknown.
    case lastPeriod(CalendarDay, cycleLength: Int)
    /// A due date given by a provider.
    case dueDate(CalendarDay)
    /// The day of conception, ovulation or insemination.
    case conception(CalendarDay)
    /// The day of an embryo transfer and the embryo's age in days then, 0...7. Day 0 is the retrieval itself.
    case embryoTransfer(CalendarDay, embryoDay: Int)
    /// The day of a scan and the gestational age it found.
    case ultrasound(CalendarDay, GestationalAge)

    /// The day that counts as 0w0d.
    ///
    /// Offsets: ACOG Committee Opinion 700 (280 days, transfer day 3 and 5), 266 days from conception,
    /// and for the cycle the usual shift of ovulation by `cycleLength - 28`.
    public var effectiveLMP: CalendarDay {
        switch self {
        case .lastPeriod(let day, let cycleLength): day + (cycleLength - 28)
        case .dueDate(let day): day - 280
        case .conception(let day): day - 14
        case .embryoTransfer(let day, let embryoDay): day - (14 + embryoDay)
        case .ultrasound(let day, let age): day - age.days
        }
    }

    /// The date she entered, whatever it stands for.
    public var enteredDay: CalendarDay {
        switch self {
        case .lastPeriod(let day, _), .dueDate(let day), .conception(let day), .embryoTransfer(let day, _),
            .ultrasound(let day, _):
            day
        }
    }
}
