import CorginaCore

/// Words for days and their parts.
enum DayWords {
    static let weekdays: [String: Weekday] = [
        "monday": .monday, "tuesday": .tuesday, "wednesday": .wednesday, "thursday": .thursday, "friday": .friday,
        "saturday": .saturday, "sunday": .sunday,
    ]

    /// Whether a word names a day: "yesterday", "today", "Tuesday".
    static func namesDay(_ token: ReadToken) -> Bool {
        let word = token.text
        return word == "yesterday" || word == "today" || word == "day" || word == "days" || weekdays[word] != nil
    }

    /// Whether a word names a part of a day: "morning", "night", "am".
    static func namesPart(_ token: ReadToken) -> Bool {
        UsualHour.parts[token.text] != nil || token.is("am") || token.is("pm")
    }
}
