extension SupplementIntake {
    /// What it adds to the day, as far as its name and dose tell: a single nutrient with a dose in a unit of mass, or in IU for
    /// vitamin D. A multivitamin, or a dose left unsaid, adds nothing that is known.
    public var nutrients: NutrientAmounts {
        guard let dose, let nutrient = Self.nutrients[name], let amount = Self.amount(dose, of: nutrient) else {
            return .zero
        }
        var amounts = NutrientAmounts.zero
        amounts[nutrient] = amount * Double(count)
        // Folic acid counts 1.7 times its weight towards folate when taken with food. Source: the reference's note on folate.
        if nutrient == .folicAcid { amounts[.folate] = amount * Double(count) * 1.7 }
        return amounts
    }

    /// By the names the supplement reader gives.
    private static let nutrients: [String: Nutrient] = [
        "Iron": .iron, "Folic acid": .folicAcid, "Vitamin D": .vitaminD, "Vitamin C": .vitaminC,
        "Vitamin B12": .vitaminB12,
        "Vitamin B6": .vitaminB6, "Calcium": .calcium, "Magnesium": .magnesium, "Zinc": .zinc, "Choline": .choline,
    ]

    private static func amount(_ dose: String, of nutrient: Nutrient) -> Double? {
        let parts = dose.split(separator: " ")
        guard parts.count == 2, let number = Double(parts[0]), number > 0, number <= 10_000 else { return nil }
        // 40 IU of vitamin D are 1 µg. Source: the reference's note on vitamin D.
        if parts[1] == "IU" { return nutrient == .vitaminD ? number / 40 : nil }
        guard let micrograms = [("µg", 1.0), ("mg", 1e3), ("g", 1e6)].first(where: { $0.0 == parts[1] })?.1 else {
            return nil
        }
        switch nutrient.unit {
        case .micrograms: return number * micrograms
        case .milligrams: return number * micrograms / 1e3
        case .grams: return number * micrograms / 1e6
        case .kilocalories: return nil
        }
    }
}
