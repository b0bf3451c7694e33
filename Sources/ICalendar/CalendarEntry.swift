import CorginaCore

/// One entry of a calendar: a VEVENT.
public struct CalendarEntry: Hashable, Sendable {
    /// The same for the same thing for ever, so that a calendar moves an entry instead of adding another.
    public var uid: String
    public var time: CalendarTime
    public var title: String
    /// Left out when empty.
    public var place: String
    public var notes: String
    /// How many minutes before the beginning a device reminds; `nil` for not at all.
    public var alarm: Int?

    public init(
        uid: String, time: CalendarTime, title: String, place: String = "", notes: String = "", alarm: Int? = nil
    ) {
        self.uid = uid
        self.time = time
        self.title = title
        self.place = place
        self.notes = notes
        self.alarm = alarm
    }

    /// Its content lines, unfolded.
    func lines(stamp: String) -> [String] {
        var lines = ["BEGIN:VEVENT", "UID:" + CalendarText.escaped(uid), "DTSTAMP:" + stamp] + time.lines
        lines.append("SUMMARY:" + CalendarText.escaped(title))
        if !place.isEmpty { lines.append("LOCATION:" + CalendarText.escaped(place)) }
        if !notes.isEmpty { lines.append("DESCRIPTION:" + CalendarText.escaped(notes)) }
        lines.append("CLASS:PRIVATE")
        if let alarm {
            let trigger = alarm > 0 ? "-PT\(alarm)M" : "PT0S"
            lines += [
                "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:" + trigger, "DESCRIPTION:" + CalendarText.escaped(title),
                "END:VALARM",
            ]
        }
        return lines + ["END:VEVENT"]
    }
}
