extension ReferenceAdvice {
    /// What the rows of `intake-advice.csv` are about, each named as there.
    public enum ID: String, CaseIterable, Sendable {
        case energyAddition = "energy_addition"
        case carbohydrateShare = "amdr_carbohydrate"
        case fatShare = "amdr_fat"
        case proteinShare = "amdr_protein"
        case saturatedFat = "saturated_fat"
        case addedSugar = "added_sugar"
        case transFat = "trans_fat"
        case sodiumLimit = "sodium_limit"
        case dha
        case epaDha = "epa_dha"
        case seafood
        case caffeine
        case alcohol
        case folicAcidSupplement = "folic_acid_supplement"
        case iodineSupplement = "iodine_supplement"
    }
}
