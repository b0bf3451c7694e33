/// A widget of Corgina's. The raw values are WidgetKit's kinds: what stands on a Home Screen is found by them.
public enum WidgetKind: String, CaseIterable, Hashable, Sendable {
    case week = "corgina.week"
    case calories = "corgina.calories"
    case nextDose = "corgina.next-dose"

    /// Where widgets are chosen.
    public var name: String {
        switch self {
        case .week: "Week"
        case .calories: "Calories"
        case .nextDose: "Next dose"
        }
    }

    public var summary: String {
        switch self {
        case .week: "How far along you are, and the days to go."
        case .calories: "What you have eaten today."
        case .nextDose: "What is to be taken next."
        }
    }

    /// The shapes it comes in. StandBy shows ``WidgetShape/small``.
    public var shapes: [WidgetShape] {
        switch self {
        case .week: WidgetShape.allCases
        case .calories: [.small, .circular, .rectangular, .inline]
        case .nextDose: [.small, .medium, .rectangular, .inline]
        }
    }
}

/// A shape of a widget, named as WidgetKit's family.
public enum WidgetShape: String, CaseIterable, Hashable, Sendable {
    case small = "systemSmall"
    case medium = "systemMedium"
    case circular = "accessoryCircular"
    case rectangular = "accessoryRectangular"
    case inline = "accessoryInline"

    /// Whether it stands on the lock screen, where anybody may read it.
    public var isOnLockScreen: Bool { self == .circular || self == .rectangular || self == .inline }
}
