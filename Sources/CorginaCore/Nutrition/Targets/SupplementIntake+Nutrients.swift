extension SupplementIntake {
    /// What it adds to the day: what her list told of it, else as far as its name and dose tell.
    public var nutrients: NutrientAmounts { knownContents.nutrientAmounts }

    /// What it contained, as far as is known: of one not on her list, a single nutrient with a dose in a unit of mass, or in IU
    /// for vitamin D. A multivitamin, or a dose left unsaid, adds nothing that is known.
    public var knownContents: SupplementContents {
        if let contents { return contents }
        guard let nutrient = Self.nutrients[name], let amount = dose.flatMap(Self.amount)?.amount(of: nutrient) else {
            return .none
        }
        return SupplementContents([nutrient: amount * Double(count)])
    }

    /// By the names the supplement reader gives.
    private static let nutrients: [String: SupplementNutrient] = [
        "Iron": .iron, "Folic acid": .folicAcid, "Vitamin D": .vitaminD, "Vitamin C": .vitaminC,
        "Vitamin B12": .vitaminB12,
        "Vitamin B6": .vitaminB6, "Calcium": .calcium, "Magnesium": .magnesium, "Zinc": .zinc, "Choline": .choline,
        "Iodine": .iodine,
    ]

    private static func amount(_ dose: String) -> DoseAmount? {
        let parts = dose.split(separator: " ")
        guard parts.count == 2, let number = Double(parts[0]), number > 0, number <= 10_000,
            let unit = DoseUnit(rawValue: String(parts[1]))
        else { return nil }
        return DoseAmount(number, unit)
    }
}
