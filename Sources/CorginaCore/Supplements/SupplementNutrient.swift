/// A nutrient a supplement's label lists, in the unit labels use for it.
///
/// More than the food catalogue carries, such as iodine, and split where it matters: folic acid is not food folate, and
/// retinol counts towards a limit that beta-carotene does not. Raw values are stable: they name nutrients in journals.
public enum SupplementNutrient: String, CaseIterable, Sendable {
    case folicAcid = "folic_acid"
    case iron, calcium, iodine
    case vitaminD = "vitamin_d"
    case choline, dha, epa
    case vitaminB12 = "vitamin_b12"
    case vitaminB6 = "vitamin_b6"
    case vitaminC = "vitamin_c"
    /// Preformed vitamin A: retinol and its esters, in µg of retinol.
    case retinol
    case betaCarotene = "beta_carotene"
    case vitaminE = "vitamin_e"
    case vitaminK = "vitamin_k"
    case thiamin, riboflavin, niacin
    case pantothenicAcid = "pantothenic_acid"
    case biotin, magnesium, zinc, selenium, copper, manganese, chromium, molybdenum, phosphorus, potassium

    /// The unit its amounts are in, the reference intakes' own.
    public var unit: Nutrient.Unit {
        switch self {
        case .folicAcid, .iodine, .vitaminD, .vitaminB12, .retinol, .betaCarotene, .vitaminK, .biotin, .selenium,
            .copper, .chromium, .molybdenum:
            .micrograms
        case .iron, .calcium, .choline, .dha, .epa, .vitaminB6, .vitaminC, .vitaminE, .thiamin, .riboflavin, .niacin,
            .pantothenicAcid, .magnesium, .zinc, .manganese, .phosphorus, .potassium:
            .milligrams
        }
    }

    /// Its everyday name: "Folic acid", "Vitamin B12", "DHA".
    public var displayName: String {
        switch self {
        case .folicAcid: "Folic acid"
        case .dha, .epa: rawValue.uppercased()
        case .vitaminD, .vitaminB12, .vitaminB6, .vitaminC, .vitaminE, .vitaminK:
            "Vitamin " + rawValue.dropFirst("vitamin_".count).uppercased()
        case .retinol: "Vitamin A (retinol)"
        case .betaCarotene: "Vitamin A (beta-carotene)"
        case .pantothenicAcid: "Pantothenic acid"
        default: rawValue.prefix(1).uppercased() + rawValue.dropFirst()
        }
    }

    /// Its name in the reference intakes; `nil` where the reference has none for it (DHA, EPA, beta-carotene).
    public var referenceID: ReferenceNutrient.ID? {
        switch self {
        case .folicAcid: .folate
        case .retinol: .vitaminA
        case .betaCarotene, .dha, .epa: nil
        case .iron: .iron
        case .calcium: .calcium
        case .iodine: .iodine
        case .vitaminD: .vitaminD
        case .choline: .choline
        case .vitaminB12: .vitaminB12
        case .vitaminB6: .vitaminB6
        case .vitaminC: .vitaminC
        case .vitaminE: .vitaminE
        case .vitaminK: .vitaminK
        case .thiamin: .thiamin
        case .riboflavin: .riboflavin
        case .niacin: .niacin
        case .pantothenicAcid: .pantothenicAcid
        case .biotin: .biotin
        case .magnesium: .magnesium
        case .zinc: .zinc
        case .selenium: .selenium
        case .copper: .copper
        case .manganese: .manganese
        case .chromium: .chromium
        case .molybdenum: .molybdenum
        case .phosphorus: .phosphorus
        case .potassium: .potassium
        }
    }

    /// What the food catalogue counts of it, and what turns this unit into the catalogue's; `nil` where it carries none.
    var inFood: (nutrient: Nutrient, factor: Double)? {
        switch self {
        case .folicAcid: (.folicAcid, 1)
        case .iron: (.iron, 1)
        case .calcium: (.calcium, 1)
        case .vitaminD: (.vitaminD, 1)
        case .choline: (.choline, 1)
        case .dha: (.dha, 0.001)
        case .epa: (.epa, 0.001)
        case .vitaminB12: (.vitaminB12, 1)
        case .vitaminB6: (.vitaminB6, 1)
        case .vitaminC: (.vitaminC, 1)
        case .retinol: (.retinol, 1)
        case .vitaminE: (.vitaminE, 1)
        case .vitaminK: (.vitaminK, 1)
        case .thiamin: (.thiamin, 1)
        case .riboflavin: (.riboflavin, 1)
        case .niacin: (.niacin, 1)
        case .magnesium: (.magnesium, 1)
        case .zinc: (.zinc, 1)
        case .selenium: (.selenium, 1)
        case .copper: (.copper, 0.001)
        case .phosphorus: (.phosphorus, 1)
        case .potassium: (.potassium, 1)
        case .iodine, .betaCarotene, .pantothenicAcid, .biotin, .manganese, .chromium, .molybdenum: nil
        }
    }

    /// What one international unit of it weighs, in ``unit``; `nil` where labels use none that the reference tells of.
    ///
    /// Source: the nutrient reference's notes: 1 µg of vitamin D is 40 IU; 3000 µg of retinol are 10000 IU (NBK278991).
    public var amountInOneIU: Double? {
        switch self {
        case .vitaminD: 1.0 / 40
        case .retinol: 3_000.0 / 10_000
        default: nil
        }
    }
}
