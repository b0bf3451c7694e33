/// What is sent in figures, and what is read in the units of Apple Health.
extension InterfaceSchema {
    private static let name = Schema.Property(
        "id", .orNull(.textOf(1...SaidSentence.longestID)), "The same id with the same content is logged once.",
        isRequired: false)
    private static let time = Schema.Property(
        "time", .orNull(.formatted("date-time")), "When it was, not more than a year ago; without it, now.",
        isRequired: false)

    var inFigures: Schema {
        switch self {
        case .water:
            .object([
                .init("amount", .amount), .init("unit", .oneOf(["mL", "L", "fl oz", "cup"]), "Of the United States."),
                Self.name, Self.time,
            ])
        case .takenDose:
            .object([
                .init("supplement", .text, "The name on her list."),
                .init("count", .whole, "Tablets, capsules or drops; without it, as a dose has.", isRequired: false),
                Self.name, Self.time,
            ])
        default:
            .object([
                .init("kind", .oneOf(["weight", "blood_pressure", "glucose", "temperature"])),
                .init("value", .amount, "Of all but blood pressure.", isRequired: false),
                .init(
                    "unit", .oneOf(["kg", "lb", "st", "mg/dL", "mmol/L", "degC", "degF"]), "Of the value.",
                    isRequired: false),
                .init("systolic", .amount, "Of blood pressure, in mmHg.", isRequired: false),
                .init("diastolic", .amount, "Of blood pressure, in mmHg.", isRequired: false),
                .init("timing", .orNull(.oneOf(["fasting", "1h", "2h", "other"])), "Of glucose.", isRequired: false),
                Self.name, Self.time,
            ])
        }
    }

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
