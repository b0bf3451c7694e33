import CorginaCore

/// What a week of food can be saved as.
public enum CalorieWeekFile: String, CaseIterable, Sendable {
    /// A drawing; her own browser makes a picture of it.
    case svg
    /// A table, a food a row.
    case csv
}

/// The places about her calories, under `/calories`. Dates alone: nothing she wrote is part of an address.
public enum CaloriePlace: Hashable, Sendable {
    /// `/calories`: the seven days that end today
    case current
    /// `/calories/{date}`
    case day(CalendarDay)
    /// `/calories/weeks/{first day}`: seven days of the past
    case week(CalendarDay)
    /// `/calories/weeks/{first day}/{kind}`: the same to keep
    case file(CalendarDay, CalorieWeekFile)

    static let root = "calories"

    var segments: [String] {
        switch self {
        case .current: [Self.root]
        case .day(let day): [Self.root, "\(day)"]
        case .week(let first): [Self.root, "weeks", "\(first)"]
        case .file(let first, let file): [Self.root, "weeks", "\(first)", file.rawValue]
        }
    }

    init?(_ segments: [String]) {
        guard segments.first == Self.root else { return nil }
        switch segments.count {
        case 1: self = .current
        case 2:
            guard let day = CalendarDay(segments[1]) else { return nil }
            self = .day(day)
        case 3 where segments[1] == "weeks":
            guard let first = CalendarDay(segments[2]) else { return nil }
            self = .week(first)
        case 4 where segments[1] == "weeks":
            guard let first = CalendarDay(segments[2]), let file = CalorieWeekFile(rawValue: segments[3]) else {
                return nil
            }
            self = .file(first, file)
        default: return nil
        }
    }
}
