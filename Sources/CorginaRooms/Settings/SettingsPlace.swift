import CorginaCore

/// The places of settings that are about her diary, under `/settings`.
public enum SettingsPlace: Hashable, Sendable {
    case overview
    /// `/settings/you`: what the first run asks
    case you
    /// `/settings/words`: what Corgina learned from her corrections
    case habits
    /// POST `/settings/words/{id}/remove`
    case removeHabit(RecordID)
    /// `/settings/goals`: what her goals are counted from
    case goals
    /// POST `/settings/goals/hours`: when she eats
    case mealHours
    /// `/settings/providers`: what other servers may do for her; POST agrees to one, or takes it back
    case providers

    static let root = "settings"

    var segments: [String] {
        switch self {
        case .overview: [Self.root]
        case .you: [Self.root, "you"]
        case .habits: [Self.root, "words"]
        case .removeHabit(let id): [Self.root, "words", "\(id)", "remove"]
        case .goals: [Self.root, "goals"]
        case .mealHours: [Self.root, "goals", "hours"]
        case .providers: [Self.root, "providers"]
        }
    }

    init?(_ segments: [String]) {
        let named: [SettingsPlace] = [.overview, .you, .habits, .goals, .mealHours, .providers]
        if let place = named.first(where: { $0.segments == segments }) { self = place; return }
        guard segments.count == 4, segments[0] == Self.root, segments[1] == "words", segments[3] == "remove",
            let id = RecordID(segments[2])
        else { return nil }
        self = .removeHabit(id)
    }
}
