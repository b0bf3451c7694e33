/// How each way of dating is offered and asked for.
extension DatingEntry {
    /// The option card's title.
    public var title: String {
        switch self {
        case .dueDate: "I know my due date"
        case .lastPeriod: "I know when my last period started"
        case .ultrasound: "I had an ultrasound"
        case .conception: "I know my conception date"
        case .embryoTransfer: "I had an embryo transfer"
        }
    }

    /// The line under it.
    public var summary: String {
        switch self {
        case .dueDate: "Enter the date your baby is expected"
        case .lastPeriod: "We'll calculate your due date"
        case .ultrasound: "Enter the gestational age from your scan"
        case .conception: "Ovulation or insemination counts too"
        case .embryoTransfer: "Enter the day of your IVF transfer"
        }
    }

    /// The heading over the date.
    public var question: String {
        switch self {
        case .dueDate: "When is your baby due?"
        case .lastPeriod: "When did your last period start?"
        case .ultrasound: "What was the gestational age?"
        case .conception: "When did you conceive?"
        case .embryoTransfer: "When was the embryo transferred?"
        }
    }

    /// What helps her to find it.
    public var explanation: String {
        switch self {
        case .dueDate: "The date your healthcare provider gave you"
        case .lastPeriod: "The first day of your period, as close as you remember"
        case .ultrasound: "It is on the scan report, in weeks and days"
        case .conception: "The day of ovulation, conception or insemination"
        case .embryoTransfer: "Your clinic's records have the day and the embryo's age"
        }
    }

    /// The date field's label.
    public var dateLabel: String {
        switch self {
        case .dueDate: "Expected Due Date"
        case .lastPeriod: "First Day of Last Period"
        case .ultrasound: "Ultrasound Date"
        case .conception: "Conception Date"
        case .embryoTransfer: "Transfer Date"
        }
    }

    /// The option card's sign.
    public var symbol: Icon {
        switch self {
        case .dueDate: .calendarClock
        case .lastPeriod: .calendar
        case .ultrasound: .stethoscope
        case .conception: .sparkles
        case .embryoTransfer: .embryo
        }
    }

    /// The sign's hue.
    public var hue: Hue {
        switch self {
        case .dueDate: .rose
        case .lastPeriod: .trimester
        case .ultrasound: .appointment
        case .conception: .calories
        case .embryoTransfer: .evening
        }
    }
}
