import CorginaCore
import CorginaJournal

/// What is kept, sealed, about a session: everything she sees of a device.
struct DeviceDetails: Hashable {
    var name: String
    /// The day it was signed in; `nil` when that was not noted.
    var made: CalendarDay?
    /// The day it was used last.
    var seen: CalendarDay?

    /// The longest name, in characters.
    static let longestName = 40

    var bytes: [UInt8] {
        var fields: [JSON.Member] = [.init("name", .string(name))]
        if let made { fields.append(.init("made", .whole(made.number))) }
        if let seen { fields.append(.init("seen", .whole(seen.number))) }
        return JSON.object(fields).utf8
    }
}

extension DeviceDetails {
    init?(_ bytes: [UInt8]) {
        guard let json = try? JSON(parsing: bytes), let name = json["name"]?.text else { return nil }
        self.init(
            name: name, made: json["made"]?.integer.map { CalendarDay(number: $0) },
            seen: json["seen"]?.integer.map { CalendarDay(number: $0) })
    }
}
