import CorginaCore

/// What a table's column says of a food, by its name.
///
/// Sources: the exports themselves, as `docs/importing.md` lists them. Left out is what says too little: MyFitnessPal's vitamins,
/// calcium and iron are percentages of a daily value; vitamin A in international units cannot be told in retinol equivalents.
enum NutrientColumn {
    /// What a row's columns say. `nil` where none of them says anything.
    static func amounts(in row: NamedRow) -> NutrientAmounts? {
        var amounts = NutrientAmounts.zero
        var isTold = false
        for (name, column) in columns {
            guard let cell = row[name], !cell.isEmpty,
                let figure = CellNumber.read(cell, isCommaDecimal: row.isCommaDecimal), figure >= 0
            else { continue }
            amounts[column.nutrient] = figure * column.factor
            isTold = true
        }
        return isTold ? amounts : nil
    }

    /// Whether one of the table's columns is the energy of a food.
    static func hasEnergy(_ rows: NamedRows) -> Bool {
        rows.has("calories") || rows.has("energy (kcal)") || rows.has("energy (kj)")
    }

    private struct Column {
        let nutrient: Nutrient
        /// What one of the column's unit is in the nutrient's own.
        let factor: Double

        init(_ nutrient: Nutrient, _ factor: Double = 1) {
            self.nutrient = nutrient
            self.factor = factor
        }
    }

    private static let columns: [(String, Column)] =
        macronutrients + vitamins + minerals

    private static let macronutrients: [(String, Column)] = [
        ("calories", Column(.energy)), ("energy (kcal)", Column(.energy)),
        ("energy (kj)", Column(.energy, Kilocalories.inOneKilojoule)),
        ("protein", Column(.protein)), ("protein (g)", Column(.protein)),
        ("carbohydrates", Column(.carbohydrate)), ("carbohydrates (g)", Column(.carbohydrate)),
        ("carbs (g)", Column(.carbohydrate)),
        ("sugar", Column(.sugars)), ("sugars (g)", Column(.sugars)),
        ("fiber", Column(.fiber)), ("fiber (g)", Column(.fiber)),
        ("fat", Column(.fat)), ("fat (g)", Column(.fat)),
        ("saturated fat", Column(.saturatedFat)), ("saturated fat (g)", Column(.saturatedFat)),
        ("saturated (g)", Column(.saturatedFat)),
        ("cholesterol", Column(.cholesterol)), ("cholesterol (mg)", Column(.cholesterol)),
        ("caffeine (mg)", Column(.caffeine)), ("alcohol (g)", Column(.alcohol)), ("water (g)", Column(.water)),
    ]

    private static let vitamins: [(String, Column)] = [
        ("b1 (thiamine) (mg)", Column(.thiamin)), ("b2 (riboflavin) (mg)", Column(.riboflavin)),
        ("b3 (niacin) (mg)", Column(.niacin)), ("b6 (pyridoxine) (mg)", Column(.vitaminB6)),
        ("b12 (cobalamin) (ug)", Column(.vitaminB12)), ("folate (ug)", Column(.folate)),
        ("choline (mg)", Column(.choline)), ("vitamin c (mg)", Column(.vitaminC)),
        ("vitamin d (ug)", Column(.vitaminD)), ("vitamin d (iu)", Column(.vitaminD, 1.0 / 40)),
        ("vitamin e (mg)", Column(.vitaminE)), ("vitamin k (ug)", Column(.vitaminK)),
    ]

    private static let minerals: [(String, Column)] = [
        ("sodium", Column(.sodium)), ("sodium (mg)", Column(.sodium)),
        ("potassium", Column(.potassium)), ("potassium (mg)", Column(.potassium)),
        ("calcium (mg)", Column(.calcium)), ("iron (mg)", Column(.iron)), ("magnesium (mg)", Column(.magnesium)),
        ("phosphorus (mg)", Column(.phosphorus)), ("zinc (mg)", Column(.zinc)), ("copper (mg)", Column(.copper)),
        ("selenium (ug)", Column(.selenium)),
    ]
}

extension Kilocalories {
    /// 4.184 kJ are 1 kcal. Source: NIST Special Publication 811, appendix B.8, the thermochemical calorie.
    static let inOneKilojoule = 1 / 4.184
}
