/// How much she moves on a usual day. Bands of the physical activity level: docs/clinical/energy.md, EER 2005.
public enum ActivityLevel: String, CaseIterable, Sendable {
    /// Daily living only; level 1.0–1.39.
    case sedentary
    /// Daily living and 30 to 60 minutes of moderate activity; level 1.4–1.59.
    case lowActive = "low_active"
    /// Daily living and at least 60 minutes of moderate activity; level 1.6–1.89.
    case active
    /// Daily living, 60 minutes of moderate and 60 of vigorous activity, or 120 of moderate; level 1.9–2.5.
    case veryActive = "very_active"

    /// "Mostly sitting", "Lightly active", "Active", "Very active".
    public var displayName: String {
        switch self {
        case .sedentary: "Mostly sitting"
        case .lowActive: "Lightly active"
        case .active: "Active"
        case .veryActive: "Very active"
        }
    }

    /// What it stands for, in her terms.
    public var explanation: String {
        switch self {
        case .sedentary: "Everyday life, little more"
        case .lowActive: "30 to 60 minutes of brisk movement on most days"
        case .active: "An hour or more of brisk movement on most days"
        case .veryActive: "Two brisk hours, or one brisk and one hard"
        }
    }
}
