/// What a calendar feed holds, as she chose it. Appointments are always in it.
public struct CalendarContents: Hashable, Sendable {
    /// The estimated due date, while it is shown at all.
    public var dueDate: Bool
    /// The first day of each week of the pregnancy.
    public var weeks: Bool
    /// The times of her supplements.
    public var doses: Bool
    /// Whether a device reminds her at those times.
    public var doseAlarms: Bool
    public var appointmentAlarm: AppointmentAlarm
    /// Whether titles say nothing about health: "Appointment", "Reminder".
    public var isDiscreet: Bool

    /// When a device reminds of an appointment.
    public enum AppointmentAlarm: String, CaseIterable, Sendable {
        case none, hour, day

        /// Minutes before it.
        public var minutes: Int? {
            switch self {
            case .none: nil
            case .hour: 60
            case .day: 1_440
            }
        }
    }

    public init(
        dueDate: Bool = true, weeks: Bool = false, doses: Bool = false, doseAlarms: Bool = true,
        appointmentAlarm: AppointmentAlarm = .hour, isDiscreet: Bool = true
    ) {
        self.dueDate = dueDate
        self.weeks = weeks
        self.doses = doses
        self.doseAlarms = doseAlarms
        self.appointmentAlarm = appointmentAlarm
        self.isDiscreet = isDiscreet
    }
}
