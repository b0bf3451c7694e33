extension ReferenceNutrient {
    /// The rows of `nutrients.csv`, each named as there.
    public enum ID: String, CaseIterable, Sendable {
        case protein
        case carbohydrate
        case fiber
        case linoleicAcid = "linoleic_acid"
        case linolenicAcid = "ala"
        case water = "water_total"
        case calcium
        case iron
        case iodine
        case magnesium
        case zinc
        case selenium
        case copper
        case phosphorus
        case manganese
        case chromium
        case molybdenum
        case fluoride
        case sodium
        case potassium
        case chloride
        case vitaminA = "vitamin_a"
        case vitaminC = "vitamin_c"
        case vitaminD = "vitamin_d"
        case vitaminE = "vitamin_e"
        case vitaminK = "vitamin_k"
        case thiamin
        case riboflavin
        case niacin
        case vitaminB6 = "vitamin_b6"
        case folate
        case vitaminB12 = "vitamin_b12"
        case pantothenicAcid = "pantothenic_acid"
        case biotin
        case choline
    }
}
