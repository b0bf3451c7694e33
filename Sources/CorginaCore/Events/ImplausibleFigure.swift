/// A figure that cannot be meant, in what she said or typed. `description` tells her what is off, and never repeats what she said.
public enum ImplausibleFigure: String, Error, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    case food, drink, supplement, symptom, weight, glucose, temperature, kicks, contraction, appointment, day
    case bloodPressure = "blood_pressure"

    public var description: String {
        switch self {
        case .food: "That is more of one food than an entry takes: at most 10,000 of a portion, and 100 kg."
        case .drink: "That amount of a drink cannot be right: an entry takes 1 mL to 5 L."
        case .supplement: "That is more than is taken at once: an entry takes at most 50 tablets, capsules or drops."
        case .symptom: "A figure about that symptom cannot be right: a year at most, 1 to 5 for how strong."
        case .weight: "That weight cannot be right: an entry takes 30 to 300 kg, or 66 to 661 lb."
        case .bloodPressure:
            "That blood pressure cannot be right: the upper figure is from 50 to 260, the lower one from 30 to 180."
        case .glucose: "That glucose reading cannot be right: an entry takes 1 to 40 mmol/L, or 18 to 720 mg/dL."
        case .temperature: "That temperature cannot be right: an entry takes 34 to 43 °C, or 93.2 to 109.4 °F."
        case .kicks: "That count of movements cannot be right: an entry takes up to 1,000 in up to 1,440 minutes."
        case .contraction: "That contraction cannot be right: an entry takes up to 60 minutes."
        case .appointment: "That visit cannot be right: it takes a day at most."
        case .day: "That is longer ago, or further ahead, than the diary goes. Say a day from 1970 on."
        }
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
        case .weight(let weight): Weight.range.contains(weight.kilograms) ? nil : .weight
        case .bloodPressure(let reading): reading.isPlausible ? nil : .bloodPressure
        case .glucose(let reading): BloodGlucose.range.contains(reading.milligramsPerDeciliter) ? nil : .glucose
        case .temperature(let reading): reading.isPlausible ? nil : .temperature
        case .kicks(let kicks): kicks.isPlausible ? nil : .kicks
        case .contraction(let contraction): isNone(contraction.seconds, or: Contraction.lengths) ? nil : .contraction
        case .appointment(let appointment): isNone(appointment.minutes, or: Appointment.lengths) ? nil : .appointment
        case .note: nil
        }
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

extension BloodPressure {
    fileprivate var isPlausible: Bool {
        Self.systolicRange.contains(systolic) && Self.diastolicRange.contains(diastolic)
    }
}

extension Temperature {
    fileprivate var isPlausible: Bool { celsius.isFinite && Self.range.contains(self) }
}

extension KickCount {
    fileprivate var isPlausible: Bool { Self.counts.contains(count) && isNone(minutes, or: Self.lengths) }
}

private func isNone(_ number: Int?, or range: ClosedRange<Int>) -> Bool { number.map(range.contains) ?? true }
