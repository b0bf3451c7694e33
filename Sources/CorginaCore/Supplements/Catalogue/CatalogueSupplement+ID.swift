extension CatalogueSupplement {
    /// The rows of `supplements.csv`, each named as there. Journals name them too.
    public enum ID: String, CaseIterable, Sendable {
        case prenatal = "prenatal_multi"
        case folicAcid = "folic_acid"
        case iron
        case calcium
        case vitaminD = "vitamin_d"
        case dha
        case iodine
        case choline
        case vitaminB12 = "vitamin_b12"
        case vitaminB6 = "vitamin_b6"
        case doxylamine
        case ginger
        case magnesium
        case zinc
        case vitaminC = "vitamin_c"
        case lowDoseAspirin = "aspirin_low"
        case probiotic
        case psyllium = "fibre_psyllium"
        case stoolSoftener = "stool_softener"
        case antacid
        case vitaminA = "vitamin_a"
        case vitaminK = "vitamin_k"
        case selenium
        case vitaminE = "vitamin_e"
        case melatonin
        case herbal
    }
}
