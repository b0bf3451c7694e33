import CorginaCore

/// Amounts of nutrients and what is said of them.
enum NutrientWords {
    /// "27 mg", "0.2 g" as "200 mg", "612 µg".
    static func amount(_ value: Double, of nutrient: Nutrient) -> String {
        // Fatty acids and copper are small in their unit; a reader knows them in milligrams.
        if nutrient == .dha || nutrient == .epa { return "\(Figure.whole(value * 1_000)) mg" }
        let places = value < 1 ? 2 : value < 10 ? 1 : 0
        return "\(Figure.decimal(value, places: places)) \(nutrient.unit.rawValue)"
            + (nutrient == .folate ? " DFE" : "")
    }

    /// What counts towards the limit and where it lies; `nil` when there is none.
    static func limit(_ target: NutrientTarget) -> String? {
        guard let limit = target.limit else { return nil }
        let amount = amount(limit.amount, of: limit.counted)
        guard limit.isUpperLevel else { return "Better at most \(amount) a day." }
        return switch limit.counted {
        case .folicAcid:
            "Upper limit: \(amount) of folic acid, from supplements and fortified food. Folate in food has none."
        case .retinol: "Upper limit: \(amount) of preformed vitamin A (retinol). Carotene from plants has none."
        default: "Upper limit: \(amount) a day. A provider may prescribe more: then follow your provider."
        }
    }

    /// A calm word when the day alone passes the limit.
    static func warning(_ target: NutrientTarget, _ amounts: NutrientAmounts) -> String? {
        switch target.classify(amounts) {
        case .aboveLimit: "Above the upper limit today. One day is rarely a worry; ask your provider if it goes on."
        case .high: "High today. One day doesn’t matter much; most days do."
        case .low, .enough: nil
        }
    }
}
