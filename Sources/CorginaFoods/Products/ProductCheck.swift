import CorginaCore

/// Takes of a table of products what can be so.
///
/// Anybody may write into such a table, and a figure in the wrong unit is a thousand times too large.
public struct ProductCheck: Sendable {
    /// The most of a nutrient that 100 of anything is believed to contain; what has more of it counts as not listed.
    private let most: NutrientAmounts

    private static let mostEnergy = 900.0
    private static let mostMacronutrient = 100.0
    /// Labels round each of the three.
    private static let mostTogether = 105.0
    private static let longestName = 120
    private static let longestBrand = 60
    private static let servings = 0.5...2_000.0

    public init(most: NutrientAmounts) { self.most = most }

    /// Believes twice as much of a nutrient as the richest food of a catalogue has.
    public init(against catalogue: FoodCatalogue) {
        var most = NutrientAmounts.zero
        for food in catalogue.foods {
            for nutrient in Product.nutrients { most[nutrient] = max(most[nutrient], food.nutrientsPer100g[nutrient]) }
        }
        self.init(most: most * 2)
    }

    public func product(_ listed: ListedProduct) throws(ProductFault) -> Product {
        guard let barcode = Barcode(listed: listed.number) else { throw .number }
        guard !barcode.isOfOneShop else { throw .ownNumber }
        let name = Self.words(listed.name, most: Self.longestName)
        guard !name.isEmpty else { throw .name }
        try Self.check(listed.amounts)
        let brand = Self.words(listed.brand, most: Self.longestBrand)
        return Product(
            barcode: barcode, name: name, brand: brand.isEmpty ? nil : brand, measure: listed.measure,
            serving: listed.serving.flatMap { Self.servings.contains($0) ? $0 : nil },
            nutrientsPer100: believed(listed.amounts))
    }

    private func believed(_ amounts: [Nutrient: Double]) -> NutrientAmounts {
        var believed = NutrientAmounts.zero
        for nutrient in Product.nutrients {
            guard let amount = amounts[nutrient], amount >= 0 else { continue }
            let isChecked = Self.macronutrients.contains(nutrient) || nutrient == .energy
            if isChecked || amount <= most[nutrient] { believed[nutrient] = amount }
        }
        return believed
    }
}

extension ProductCheck {
    private static let macronutrients: [Nutrient] = [.protein, .carbohydrate, .fat]

    private static func check(_ amounts: [Nutrient: Double]) throws(ProductFault) {
        guard let energy = amounts[.energy], let protein = amounts[.protein],
            let carbohydrate = amounts[.carbohydrate], let fat = amounts[.fat]
        else { throw .incomplete }
        guard energy >= 0, energy <= mostEnergy else { throw .energy }
        let three = [protein, carbohydrate, fat]
        guard three.allSatisfy({ $0 >= 0 && $0 <= mostMacronutrient }) else { throw .macronutrients }
        guard protein + carbohydrate + fat <= mostTogether else { throw .sum }
        guard EnergyBalance.energies(of: amounts)?.contains(energy) == true else { throw .balance }
    }

    /// The words with one space between them, and without anything a screen does not show as text.
    private static func words(_ text: String, most: Int) -> String {
        let shown = text.unicodeScalars.map { scalar -> Unicode.Scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: " "
            default: scalar
            }
        }
        let plain = String(String.UnicodeScalarView(shown)).split { $0.isWhitespace }.joined(separator: " ")
        return String(plain.prefix(most))
    }
}
