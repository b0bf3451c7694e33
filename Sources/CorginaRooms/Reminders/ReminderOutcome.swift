/// What became of something she did about reminders on a device. The address of the page names it.
public enum ReminderOutcome: String, CaseIterable, Sendable {
    case on
    case off
    /// A test was taken by the push service.
    case sent
    /// The device is no longer reached.
    case lost
    /// The push service did not answer.
    case unreached
    /// The push service does not take what this server sends.
    case refused

    /// What is said where it went well.
    var done: String? {
        switch self {
        case .on: "Corgina reminds you on this device now."
        case .off: "Corgina reminds you no more on this device."
        case .sent: "A test is on its way. It should be here in a few seconds."
        case .lost, .unreached, .refused: nil
        }
    }

    /// What is said where it did not.
    var problem: String? {
        switch self {
        case .on, .off, .sent: nil
        case .lost: "This device can’t be reached any more. Switch reminders on again."
        case .unreached: "Your browser’s push service can’t be reached just now. Try again later."
        case .refused:
            "Your browser’s push service did not take it. Ask the person who runs Corgina to check the settings."
        }
    }

    /// What is said of an address that the server sends nothing to.
    public static let wrongService = "This server can’t send reminders by your browser’s push service."
}
