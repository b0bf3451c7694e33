import CorginaCore
import CorginaFoods

/// What the files of USDA's Branded Foods mean: one has the numbers, one the names, one the figures of 100 g or 100 mL.
enum BrandedFoods {
    static let namesFile = "food.csv"
    static let nutrientsFile = "food_nutrient.csv"

    static func reads(_ file: DelimitedFile) -> Bool { file.has("fdc_id", "gtin_upc") }

    /// Whose figure a row has, and by what it is multiplied to be in the nutrient's unit. Vitamin A is left out: its international
    /// units do not tell what it is made of. So is folate other than in dietary equivalents.
    static let nutrients: [Int: (nutrient: Nutrient, factor: Double)] = [
        1008: (.energy, 1), 1003: (.protein, 1), 1005: (.carbohydrate, 1), 1004: (.fat, 1), 1258: (.saturatedFat, 1),
        2000: (.sugars, 1), 1063: (.sugars, 1), 1079: (.fiber, 1), 1093: (.sodium, 1), 1087: (.calcium, 1),
        1089: (.iron, 1), 1092: (.potassium, 1), 1090: (.magnesium, 1), 1095: (.zinc, 1), 1190: (.folate, 1),
        1180: (.choline, 1), 1178: (.vitaminB12, 1), 1162: (.vitaminC, 1), 1114: (.vitaminD, 1),
        // 40 IU are 1 µg.
        1110: (.vitaminD, 1 / 40), 1057: (.caffeine, 1), 1018: (.alcohol, 1),
    ]
}
