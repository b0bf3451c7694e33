import CorginaCore
import CorginaJournal
import CorginaRooms
import CorginaVault

/// What is kept, sealed, about a calendar address: everything but the address.
struct CalendarGrant: Hashable {
    let id: RecordID
    var name: String
    let made: CalendarDay
    var contents: CalendarContents

    /// The longest name, in characters.
    static let longestName = 40

    var bytes: [UInt8] {
        let json: JSON = [
            "id": .string("\(id)"), "name": .string(name), "made": .whole(made.number),
            "dueDate": .bool(contents.dueDate), "weeks": .bool(contents.weeks), "doses": .bool(contents.doses),
            "doseAlarms": .bool(contents.doseAlarms), "discreet": .bool(contents.isDiscreet),
            "appointmentAlarm": .string(contents.appointmentAlarm.rawValue),
        ]
        return json.utf8
    }
}

extension CalendarGrant {
    /// What is absent is as at first, so that later versions may add to it.
    init?(_ bytes: [UInt8]) {
        guard let json = try? JSON(parsing: bytes), let id = json["id"]?.text.flatMap(RecordID.init),
            let name = json["name"]?.text, let made = json["made"]?.integer
        else { return nil }
        let usual = CalendarContents()
        self.init(
            id: id, name: name, made: CalendarDay(number: made),
            contents: CalendarContents(
                dueDate: json["dueDate"]?.boolean ?? usual.dueDate, weeks: json["weeks"]?.boolean ?? usual.weeks,
                doses: json["doses"]?.boolean ?? usual.doses,
                doseAlarms: json["doseAlarms"]?.boolean ?? usual.doseAlarms,
                appointmentAlarm: json["appointmentAlarm"]?.text.flatMap(CalendarContents.AppointmentAlarm.init)
                    ?? usual.appointmentAlarm,
                isDiscreet: json["discreet"]?.boolean ?? usual.isDiscreet))
    }
}

extension CalendarContents {
    /// What she chose.
    ///
    /// - Parameter before: what there was, for what the form did not ask.
    init(_ form: Form, asksOfWeeks: Bool, before: CalendarContents = CalendarContents()) {
        self.init(
            dueDate: asksOfWeeks ? form.contains("dueDate") : before.dueDate,
            weeks: asksOfWeeks ? form.contains("weeks") : before.weeks, doses: form.contains("doses"),
            doseAlarms: form.contains("doseAlarms"),
            appointmentAlarm: form["appointmentAlarm"].flatMap(AppointmentAlarm.init) ?? .none,
            isDiscreet: form["titles"] != "plain")
    }
}
