/// How a pregnancy stands.
public enum PregnancyOutcome: Hashable, Sendable {
    case ongoing
    /// The baby was born on that day; the name is empty until there is one.
    case birth(CalendarDay, name: String)
    /// It ended without a birth; the day when she gave one. From then on nothing in Corgina speaks of it unasked.
    case loss(CalendarDay?)

    public var isOngoing: Bool { self == .ongoing }

    public var isLoss: Bool { if case .loss = self { true } else { false } }
}
