import CorginaRooms

/// The seeds' labels for each way of dating, word for word, and the room's where the seeds have none. The room's own are not public
/// yet (`DatingEntry+Words`); once they are, this file goes.
extension DatingEntry {
    /// The option card's title and the line under it.
    var option: (title: String, description: String, symbol: String) {
        switch self {
        case .dueDate: ("I know my due date", "Enter the date your baby is expected", "calendar.badge.clock")
        case .lastPeriod: ("I know my last period date", "We'll calculate your due date", "calendar")
        case .ultrasound: ("I had an ultrasound", "Enter the gestational age from your scan", "stethoscope")
        case .conception: ("I know my conception date", "Ovulation or insemination counts too", "sparkles")
        case .embryoTransfer: ("I had an embryo transfer", "Enter the day of your IVF transfer", "circle.circle")
        }
    }

    /// The name in a picker of methods.
    var shortName: String {
        switch self {
        case .dueDate: "Due Date"
        case .lastPeriod: "Last Period"
        case .ultrasound: "Ultrasound"
        case .conception: "Conception"
        case .embryoTransfer: "IVF"
        }
    }

    /// The heading over the date, the date's label and what stands beneath it.
    var question: (heading: String, label: String, footer: String) {
        switch self {
        case .dueDate:
            ("When is your baby due?", "Expected Due Date", "This is the date your healthcare provider gave you.")
        case .lastPeriod:
            (
                "When did your last period start?", "First Day of Last Period",
                "We'll calculate your due date (280 days from this date)."
            )
        case .ultrasound:
            (
                "What was the gestational age?", "Ultrasound Date",
                "We'll calculate your due date based on the ultrasound measurements."
            )
        case .conception:
            ("When did you conceive?", "Conception Date", "The day of ovulation, conception or insemination")
        case .embryoTransfer:
            (
                "When was the embryo transferred?", "Transfer Date",
                "Your clinic's records have the day and the embryo's age"
            )
        }
    }

    /// What VoiceOver says for the date, and what it is for.
    var spoken: (label: String, hint: String) {
        self == .dueDate
            ? ("Expected due date", "Select when your baby is expected to arrive") : (question.label, question.footer)
    }
}
