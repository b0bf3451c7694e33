import CorginaJournal
import CorginaRooms

/// How a device stands to reminders, as its host had it from the server, and what became of what she did last.
struct ReminderStanding {
    let device: RemindersPage.Device
    let outcome: ReminderOutcome?
    /// What else the server, or the way to it, says.
    let problem: String?

    /// - Parameter json: `device` (`none`, `off`, `on` or `unknown`), `key` of a server that wakes devices, and `outcome` and `problem`, which
    ///   may be empty.
    init(_ json: JSON) throws(MessageError) {
        try json.expect(members: 4)
        let key = try json.text("key")
        switch try json.text("device") {
        case "none": device = .serverSendsNone
        case "off": device = .off(key: key)
        case "on": device = .on(key: key)
        case "unknown": device = .unknown
        default: throw .malformed("device")
        }
        outcome = ReminderOutcome(rawValue: try json.text("outcome"))
        let said = try json.text("problem")
        problem = said.isEmpty ? nil : said
    }
}
