/// The places about reminders.
public enum ReminderPlace: String, CaseIterable, Hashable, Sendable {
    /// `/settings/reminders`: what she is reminded of, and when not; POST saves it
    case preferences = ""
    /// POST `/settings/reminders/device`: reminds her on this device, or no more
    case device
    /// POST `/settings/reminders/test`: a reminder at once
    case test
    /// POST `/settings/reminders/due`: the words for a device that was woken
    case due
    /// POST `/settings/reminders/later`: what is due comes again later
    case later

    static let root = ["settings", "reminders"]

    var segments: [String] { Self.root + (self == .preferences ? [] : [rawValue]) }

    /// Whether a script sends there what no form sends.
    public var isForScript: Bool { self == .due || self == .later }
}
