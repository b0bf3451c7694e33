extension SupplementInteraction {
    /// The rows of `interactions.csv`, each named as there.
    public enum ID: String, CaseIterable, Sendable {
        case ironCalcium = "iron_calcium"
        case ironDairy = "iron_dairy"
        case ironTeaCoffee = "iron_tea_coffee"
        case ironAntacid = "iron_antacid"
        case ironZinc = "iron_zinc"
        case ironVitaminC = "iron_vitc"
        case levothyroxine
        case antibioticMinerals = "antibiotic_minerals"
        case calciumSplit = "calcium_split"
        case folicAcidAntiseizure = "folate_antiseizure"
        case folicAcidMethotrexate = "folate_methotrexate"
        case fishOilAnticoagulant = "fishoil_anticoagulant"
        case gingerAnticoagulant = "ginger_anticoagulant"
        case vitaminEAnticoagulant = "vite_anticoagulant"
        case vitaminKWarfarin = "vitk_warfarin"
        case iodineThyroid = "iodine_thyroid"
        case iodineKelp = "iodine_kelp"
        case vitaminB12Metformin = "b12_metformin"
        case aspirinPainkiller = "aspirin_nsaid"
        case sedation
        case vitaminARetinoid = "vita_retinoid"
        case fiberMedicine = "fibre_medicine"
        case probioticAntibiotic = "probiotic_antibiotic"
        case prenatalDuplicate = "prenatal_duplicate"
    }
}
