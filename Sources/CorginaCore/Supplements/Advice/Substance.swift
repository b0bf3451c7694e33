/// What an interaction is about: something in a supplement, a medicine, a food or a drink. Named as the tables name it.
public enum Substance: String, CaseIterable, Sendable {
    case iron, calcium
    /// More than 500 mg of calcium in one dose.
    case largeCalciumDose = "large_calcium_dose"
    case zinc, magnesium, iodine
    case folicAcid = "folic_acid"
    case vitaminA = "vitamin_a"
    case vitaminB12 = "vitamin_b12"
    case vitaminC = "vitamin_c"
    case vitaminE = "vitamin_e"
    case vitaminK = "vitamin_k"
    case dairy, alcohol
    case teaOrCoffee = "tea_or_coffee"
    case prenatal, multivitamin, antacid, ginger, kelp, fibre, probiotic, doxylamine
    case fishOil = "fish_oil"
    case lowDoseAspirin = "low_dose_aspirin"
    case levothyroxine, antithyroid, antibiotic
    /// A tetracycline or quinolone, which minerals bind.
    case bindingAntibiotic = "binding_antibiotic"
    case bloodThinner = "blood_thinner"
    case antiseizure, methotrexate, warfarin, metformin, painkiller, sedative, retinoid
    /// Any tablet at all: what fibre is kept apart from.
    case tablet
}

extension Substance {
    /// The substances a name tells of, by its whole words. The words are this app's encoding.
    static func named(in name: String, among table: [Substance: [FoodPhrase]]) -> Set<Substance> {
        let text = FoodText.words(name)
        return Set(table.filter { $0.value.contains { $0.occurs(in: text) } }.keys)
    }

    /// The words for supplements and medicines.
    static let inMedicines: [Substance: [FoodPhrase]] = [
        .iron: "iron, ferrous sulfate, ferrous sulphate, ferrous gluconate, ferrous fumarate", .calcium: "calcium",
        .zinc: "zinc", .magnesium: "magnesium", .folicAcid: "folic acid, folate", .iodine: "iodine, potassium iodide",
        .vitaminA: "vitamin a, retinol", .vitaminB12: "vitamin b12, b12", .vitaminC: "vitamin c",
        .vitaminE: "vitamin e",
        .vitaminK: "vitamin k", .prenatal: "prenatal", .multivitamin: "multivitamin, multi vitamin",
        .antacid: "antacid, tums, gaviscon, rennie, omeprazole, famotidine",
        .fishOil: "fish oil, cod liver oil, omega 3, dha",
        .ginger: "ginger", .kelp: "kelp", .fibre: "fibre, fiber, psyllium, metamucil", .probiotic: "probiotic",
        .doxylamine: "doxylamine, unisom, diclegis", .lowDoseAspirin: "aspirin",
        .levothyroxine: "levothyroxine, thyroid tablet, thyroid pill, synthroid",
        .antithyroid: "methimazole, carbimazole, propylthiouracil",
        .antibiotic: "antibiotic, amoxicillin, tetracycline, doxycycline, ciprofloxacin, levofloxacin",
        .bindingAntibiotic: "tetracycline, doxycycline, minocycline, ciprofloxacin, levofloxacin, moxifloxacin",
        .antiseizure: "valproate, carbamazepine, phenytoin, lamotrigine, topiramate, levetiracetam",
        .methotrexate: "methotrexate", .bloodThinner: "warfarin, coumadin, heparin, enoxaparin, blood thinner",
        .warfarin: "warfarin, coumadin", .metformin: "metformin", .painkiller: "ibuprofen, advil, naproxen, aleve",
        .sedative: "sedative, melatonin, diphenhydramine, zopiclone, zolpidem",
        .retinoid: "isotretinoin, accutane, roaccutane, acitretin, retinoid",
    ].mapValues(FoodPhrase.list)

    /// The words for foods and drinks.
    static let inFoods: [Substance: [FoodPhrase]] = [
        .dairy: "milk, yogurt, yoghurt, cheese, kefir", .teaOrCoffee: "tea, coffee, espresso, latte, cappuccino, mocha",
        .alcohol: "wine, beer, whisky, whiskey, vodka, rum, cocktail",
    ].mapValues(FoodPhrase.list)

    /// Words that make a "milk" no dairy.
    static let notDairy = FoodPhrase.list(
        "coconut milk, almond milk, oat milk, rice milk, soy milk, soya milk, cashew milk, vegan cheese")

    /// What a food or drink of that name is, as far as spacing goes.
    public static func ofFood(_ name: String) -> Set<Substance> {
        let found = named(in: name, among: inFoods)
        let text = FoodText.words(name)
        return notDairy.contains { $0.occurs(in: text) } ? found.subtracting([.dairy]) : found
    }
}

extension SupplementIntake {
    /// What it is, by its name alone: for one that is not on her list.
    public var substances: Set<Substance> { Substance.named(in: name, among: Substance.inMedicines).union([.tablet]) }
}

extension Supplement {
    /// What it is and contains, as far as spacing goes: from its contents, its row of the catalogue and its name.
    public var substances: Set<Substance> {
        var found = Substance.named(in: name, among: Substance.inMedicines)
        if let catalogueID { found.formUnion(CatalogueSupplement.of(catalogueID)?.substances ?? []) }
        if !contents.isEmpty {
            // The label knows better than the name what is inside.
            for (nutrient, substance) in Self.contained {
                if contents[nutrient] > 0 { found.insert(substance) } else { found.remove(substance) }
            }
            // Zinc competes with iron only as a single supplement, not inside a multivitamin.
            if contents.nutrients.count > 1 { found.remove(.zinc) }
            if contents[.calcium] > 500 { found.insert(.largeCalciumDose) }
        }
        return found.union([.tablet])
    }

    private static let contained: [SupplementNutrient: Substance] = [
        .iron: .iron, .calcium: .calcium, .zinc: .zinc, .magnesium: .magnesium, .folicAcid: .folicAcid,
        .iodine: .iodine,
        .retinol: .vitaminA, .vitaminB12: .vitaminB12, .vitaminC: .vitaminC, .vitaminE: .vitaminE, .vitaminK: .vitaminK,
    ]
}
