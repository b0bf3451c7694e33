import CorginaCore

/// A calendar to subscribe to: an iCalendar object (RFC 5545) with the name and the refreshing of RFC 7986.
public struct CalendarFile: Hashable, Sendable {
    public var name: String
    public var entries: [CalendarEntry]
    /// How often a device may well ask again, in hours.
    public var refreshHours: Int

    public init(name: String, entries: [CalendarEntry], refreshHours: Int = 6) {
        self.name = name
        self.entries = entries
        self.refreshHours = refreshHours
    }

    /// The whole file.
    ///
    /// - Parameter now: when it is made, as each entry says.
    public func bytes(now: Moment) -> [UInt8] { lines(now: now).flatMap(CalendarText.folded) }

    private func lines(now: Moment) -> [String] {
        let stamp = CalendarTime.utc(now)
        let name = CalendarText.escaped(name)
        let head = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Corgina//Calendar feed//EN", "CALSCALE:GREGORIAN",
            "METHOD:PUBLISH", "NAME:" + name, "X-WR-CALNAME:" + name,
            "REFRESH-INTERVAL;VALUE=DURATION:PT\(refreshHours)H", "X-PUBLISHED-TTL:PT\(refreshHours)H",
        ]
        let body = entries.isEmpty ? Self.placeholder : entries.flatMap { $0.lines(stamp: stamp) }
        return head + body + ["END:VCALENDAR"]
    }

    /// A calendar must have a component (3.6). With nothing to tell it describes Greenwich, which shows nowhere.
    private static let placeholder = [
        "BEGIN:VTIMEZONE", "TZID:Etc/UTC", "BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETFROM:+0000",
        "TZOFFSETTO:+0000", "END:STANDARD", "END:VTIMEZONE",
    ]
}
