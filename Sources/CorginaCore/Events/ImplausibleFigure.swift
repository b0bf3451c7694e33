/// A figure that cannot be meant, in what she said or typed. `description` tells her what is off, and never repeats what she said.
public enum ImplausibleFigure: Error, Hashable, Sendable {
    case food, drink, supplement, symptom, appointment, day
    /// Of a reading of that kind.
    case reading(HealthEvent.Details.Kind)
}

extension ImplausibleFigure: CustomStringConvertible {
    public var description: String {
        switch self {
        case .food: "That is more of one food than an entry takes: at most 10,000 of a portion, and 100 kg."
        case .drink: "That amount of a drink cannot be right: an entry takes 1 mL to 5 L."
        case .supplement: "That is more than is taken at once: an entry takes at most 50 tablets, capsules or drops."
        case .symptom: "A figure about that symptom cannot be right: a year at most, 1 to 5 for how strong."
        case .appointment: "That visit cannot be right: it takes a day at most."
        case .day: "That is longer ago, or further ahead, than the diary goes. Say a day from 1970 on."
        case .reading(let kind): kind.reading?.description.implausible ?? "That figure cannot be right."
        }
    }
}

extension ImplausibleFigure: CaseIterable {
    public static let allCases: [Self] =
        [.food, .drink, .supplement, .symptom, .appointment, .day]
        + HealthEvent.Details.Kind.allCases.filter { $0.reading != nil }.map { .reading($0) }

    /// What it is stored by. A reading is named as the journal names its kind.
    public var name: String {
        switch self {
        case .food: "food"
        case .drink: "drink"
        case .supplement: "supplement"
        case .symptom: "symptom"
        case .appointment: "appointment"
        case .day: "day"
        case .reading(let kind): kind.rawValue
        }
    }

    /// Reads what ``name`` writes.
    public init?(named name: String) {
        guard let figure = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = figure
    }
}

extension HealthEvent.Details {
    /// The figure of it that cannot be meant; `nil` for what can be kept.
    public var implausible: ImplausibleFigure? {
        switch self {
        case .meal(let meal): meal.items.allSatisfy { $0.isPlausible } ? nil : .food
        case .hydration(let drink): Drink.volumes.contains(drink.volume.value) ? nil : .drink
        case .supplement(let intake): SupplementIntake.counts.contains(intake.count) ? nil : .supplement
        case .symptom(let report): report.isPlausible ? nil : .symptom
        case .appointment(let appointment): isNone(appointment.minutes, or: Appointment.lengths) ? nil : .appointment
        case .note: nil
        default: implausibleReading
        }
    }

    private var implausibleReading: ImplausibleFigure? {
        guard let description = kind.reading?.description, let values = readingValues else { return nil }
        return description.isPlausible(values) ? nil : .reading(kind)
    }
}

extension FoodItem {
    /// Whether somebody may have had that much of it.
    public var isPlausible: Bool { Self.isPlausible(quantity: quantity, grams: grams) }

    /// - Parameters:
    ///   - quantity: how many of a portion.
    ///   - grams: what they weigh together; 0 for what has no known weight.
    public static func isPlausible(quantity: Double, grams: Grams) -> Bool {
        quantity > 0 && quantity <= mostPortions && grams.value >= 0 && grams.value <= mostGrams
    }
}

extension SymptomReport {
    fileprivate var isPlausible: Bool {
        isNone(severity, or: Self.severities) && isNone(minutes, or: Self.lengths)
            && amounts.allSatisfy { quantity, amount in
                switch quantity {
                case .temperature: Temperature.range.contains(Temperature(celsius: amount))
                // Told by how long it lasts, which has a range of its own.
                case .hoursWithoutFluids: (0...8_760).contains(amount)
                default: Self.amounts.contains(amount)
                }
            }
    }
}

private func isNone(_ number: Int?, or range: ClosedRange<Int>) -> Bool { number.map(range.contains) ?? true }
