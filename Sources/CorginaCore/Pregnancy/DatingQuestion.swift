/// Why a date that can be true deserves a second look. `description` asks her; saying yes keeps the date.
public enum DatingQuestion: Hashable, Sendable, CustomStringConvertible {
    case dueDateLongPast
    case dueDateBeyondTerm
    case pastFortyTwoWeeks
    case unusualCycle
    case lateFirstScan

    public var description: String {
        switch self {
        case .dueDateLongPast: "This due date is more than 2 weeks in the past. Is it right?"
        case .dueDateBeyondTerm: "This due date would put your last period in the future. Is it right?"
        case .pastFortyTwoWeeks: "With this date the pregnancy is past 42 weeks, which is rare. Is it right?"
        case .unusualCycle:
            "With a cycle outside 21 to 35 days the due date is less certain, and a scan should decide. Is the length right?"
        case .lateFirstScan: "After 22 weeks a scan dates less exactly. Is this the date your provider uses?"
        }
    }
}

/// Whether a date can date a pregnancy today.
public enum DatingAssessment: Hashable, Sendable {
    /// Medically ordinary.
    case accepted
    /// Possible but unlikely: to be asked about.
    case unlikely(DatingQuestion)
    /// Not possible.
    case impossible(DatingError)
}

extension DatingMethod {
    /// Accepts what is medically possible, asks about what is unlikely, refuses what is impossible.
    ///
    /// The ordinary ranges are those of the first specification (due dates up to 2 weeks past, periods up to 42 weeks ago),
    /// which would refuse some true dates; cycles of 21–35 days are the ordinary ones of the dating reference.
    public func assess(today: CalendarDay) -> DatingAssessment {
        do throws(DatingError) { try validate(today: today) } catch { return .impossible(error) }
        return question(today: today).map(DatingAssessment.unlikely) ?? .accepted
    }

    /// What makes the date unlikely, if anything does.
    public func question(today: CalendarDay) -> DatingQuestion? {
        let age = GestationalAge(days: today - effectiveLMP)
        switch self {
        case .dueDate where age > GestationalAge(weeks: 42): return .dueDateLongPast
        case .dueDate where age.days < 0: return .dueDateBeyondTerm
        case .lastPeriod(_, let cycleLength) where !(21...35).contains(cycleLength): return .unusualCycle
        case .ultrasound(_, let scanAge) where scanAge >= GestationalAge(weeks: 22) && age <= GestationalAge(weeks: 42):
            return .lateFirstScan
        default: return age > GestationalAge(weeks: 42) ? .pastFortyTwoWeeks : nil
        }
    }
}
