import CorginaCore

/// What a week of food can be saved as.
public enum CalorieWeekFile: String, CaseIterable, Sendable {
    /// A drawing; her own browser makes a picture of it.
    case svg
    /// A table, a food a row.
    case csv
}

extension Route {
    /// Dates alone: nothing she wrote is part of an address.
    var calorieSegments: [String]? {
        switch self {
        case .calories: ["calories"]
        case .calorieDay(let day): ["calories", "\(day)"]
        case .calorieWeek(let first): ["calories", "weeks", "\(first)"]
        case .calorieWeekFile(let first, let file): ["calories", "weeks", "\(first)", file.rawValue]
        default: nil
        }
    }

    static func calorieRoute(_ segments: [String]) -> Route? {
        guard segments.first == "calories" else { return nil }
        switch segments.count {
        case 1: return .calories
        case 2: return CalendarDay(segments[1]).map(Route.calorieDay)
        case 3 where segments[1] == "weeks": return CalendarDay(segments[2]).map(Route.calorieWeek)
        case 4 where segments[1] == "weeks":
            guard let first = CalendarDay(segments[2]), let file = CalorieWeekFile(rawValue: segments[3]) else {
                return nil
            }
            return .calorieWeekFile(first, file)
        default: return nil
        }
    }
}
