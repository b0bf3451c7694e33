import CorginaCore

/// What is sent in figures, and what is read in the units of Apple Health.
extension InterfaceSchema {
    var inFigures: Schema {
        switch self {
        case .water: .anyOf(Self.drinks)
        case .takenDose:
            .object([
                .init("supplement", .textOf(1...Self.longestName), "The name on her list."),
                .init(
                    "count", .wholeIn(SupplementIntake.counts),
                    "Tablets, capsules or drops; without it, as a dose has.", isRequired: false),
                Self.name, Self.time,
            ])
        default: .anyOf(Self.measurements)
        }
    }

    /// In characters as JSON counts them. A name on her list has fewer, whatever marks are on its letters.
    private static let longestName = 200

    var ofHealth: Schema {
        switch self {
        case .sample:
            .object([
                .init("id", .text, "The entry it is of."), .init("type", .text, "As Apple Health names it: BodyMass."),
                .init("unit", .text), .init("value", .amount),
                .init("second", .amount, "Of BloodPressure the lower figure.", isRequired: false),
                .init("at", .formatted("date-time")),
            ])
        case .samples:
            .object([
                .init("day", .formatted("date")), .init("spoken", .text, "In words to be spoken."),
                .init("samples", .list(.named(.sample)), "The oldest first."),
            ])
        default:
            .object([
                .init("day", .formatted("date")), .init("spoken", .text, "In words to be spoken."),
                .init("weeks", .orNull(.whole), "Null unless a pregnancy goes on."), .init("days", .orNull(.whole)),
                .init("calories", .whole), .init("caloriesGoal", .orNull(.whole)),
                .init("milliliters", .whole), .init("millilitersGoal", .orNull(.whole)),
                .init("doses", .whole), .init("dosesOf", .whole),
            ])
        }
    }
}
