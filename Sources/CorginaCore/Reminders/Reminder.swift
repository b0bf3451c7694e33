/// One thing she is to be reminded of at one minute.
public struct Reminder: Hashable, Sendable {
    public let subject: Subject
    /// When, on the clock where she is then.
    public let moment: Moment

    /// What it is about.
    public enum Subject: Hashable, Sendable {
        case dose(DoseSlot)
        case lateDose(DoseSlot)
        /// Doses of that day.
        case missedDoses(CalendarDay)
        /// The visit of that event.
        case visitTomorrow(RecordID)
        case visitSoon(RecordID)
        case water(CalendarDay)
        case goals(CalendarDay)
        case kicks(CalendarDay)
    }

    public init(_ subject: Subject, at moment: Moment) {
        self.subject = subject
        self.moment = moment
    }

    /// The minute it is for, counted from 1970-01-01T00:00:00Z.
    public var minute: Int64 { WakeTimes.minute(of: moment) }
}

extension Reminder.Subject {
    public var kind: ReminderKind {
        switch self {
        case .dose: .dose
        case .lateDose: .lateDose
        case .missedDoses: .missedDoses
        case .visitTomorrow: .visitTomorrow
        case .visitSoon: .visitSoon
        case .water: .water
        case .goals: .goals
        case .kicks: .kicks
        }
    }

    /// The scheduled dose it is about; `nil` for anything else.
    public var slot: DoseSlot? {
        switch self {
        case .dose(let slot), .lateDose(let slot): slot
        default: nil
        }
    }
}
