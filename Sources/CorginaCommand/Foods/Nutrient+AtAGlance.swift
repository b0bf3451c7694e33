import CorginaCore

extension Nutrient {
    /// The column of "FNDDS Nutrient Values" that holds this nutrient, unit included, so that a changed unit is noticed.
    var atAGlanceColumn: ColumnName {
        switch self {
        case .energy: "Energy (kcal)"
        case .protein: "Protein (g)"
        case .carbohydrate: "Carbohydrate (g)"
        case .sugars: "Sugars, total (g)"
        case .fiber: "Fiber, total dietary (g)"
        case .fat: "Total Fat (g)"
        case .saturatedFat: "Fatty acids, total saturated (g)"
        case .cholesterol: "Cholesterol (mg)"
        case .vitaminA: "Vitamin A, RAE (mcg_RAE)"
        case .retinol: "Retinol (mcg)"
        case .thiamin: "Thiamin (mg)"
        case .riboflavin: "Riboflavin (mg)"
        case .niacin: "Niacin (mg)"
        case .vitaminB6: "Vitamin B-6 (mg)"
        case .folate: "Folate, DFE (mcg_DFE)"
        case .folicAcid: "Folic acid (mcg)"
        case .choline: "Choline, total (mg)"
        case .vitaminB12: "Vitamin B-12 (mcg)"
        case .vitaminC: "Vitamin C (mg)"
        case .vitaminD: "Vitamin D (D2 + D3) (mcg)"
        case .vitaminE: "Vitamin E (alpha-tocopherol) (mg)"
        case .vitaminK: "Vitamin K (phylloquinone) (mcg)"
        case .calcium: "Calcium (mg)"
        case .phosphorus: "Phosphorus (mg)"
        case .magnesium: "Magnesium (mg)"
        case .iron: "Iron (mg)"
        case .zinc: "Zinc (mg)"
        case .copper: "Copper (mg)"
        case .selenium: "Selenium (mcg)"
        case .potassium: "Potassium (mg)"
        case .sodium: "Sodium (mg)"
        case .caffeine: "Caffeine (mg)"
        case .alcohol: "Alcohol (g)"
        case .linolenicAcid: "18:3 (g)"
        case .epa: "20:5 n-3 (g)"
        case .dpa: "22:5 n-3 (g)"
        case .dha: "22:6 n-3 (g)"
        case .water: "Water (g)"
        }
    }
}
