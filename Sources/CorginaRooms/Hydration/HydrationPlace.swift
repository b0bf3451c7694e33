import CorginaCore

/// The places about what she drinks, under `/hydration`.
public enum HydrationPlace: Hashable, Sendable {
    /// `/hydration`: today and the week that ends with it
    case today
    /// `/hydration/{date}`: a day that has passed
    case day(CalendarDay)
    /// POST `/hydration/drinks`: something drunk
    case drinks
    /// `/hydration/goal`: her goal and the sizes of her glass and bottle
    case goal

    static let root = "hydration"

    var segments: [String] {
        switch self {
        case .today: [Self.root]
        case .day(let day): [Self.root, "\(day)"]
        case .drinks: [Self.root, "drinks"]
        case .goal: [Self.root, "goal"]
        }
    }

    init?(_ segments: [String]) {
        guard segments.first == Self.root, segments.count < 3 else { return nil }
        switch segments.count > 1 ? segments[1] : nil {
        case nil: self = .today
        case "drinks": self = .drinks
        case "goal": self = .goal
        case let name?:
            guard let day = CalendarDay(name) else { return nil }
            self = .day(day)
        }
    }
}
