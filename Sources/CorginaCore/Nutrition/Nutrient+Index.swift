extension Nutrient {
    /// Column number, 0..<`Nutrient.allCases.count`.
    ///
    /// Written out because every amount that is read or added asks for it, and looking it up took longer than the adding.
    public var index: Int {
        switch self {
        case .energy: 0
        case .protein: 1
        case .carbohydrate: 2
        case .sugars: 3
        case .fiber: 4
        case .fat: 5
        case .saturatedFat: 6
        case .cholesterol: 7
        case .vitaminA: 8
        case .retinol: 9
        case .thiamin: 10
        case .riboflavin: 11
        case .niacin: 12
        case .vitaminB6: 13
        case .folate: 14
        case .folicAcid: 15
        case .choline: 16
        case .vitaminB12: 17
        case .vitaminC: 18
        case .vitaminD: 19
        case .vitaminE: 20
        case .vitaminK: 21
        case .calcium: 22
        case .phosphorus: 23
        case .magnesium: 24
        case .iron: 25
        case .zinc: 26
        case .copper: 27
        case .selenium: 28
        case .potassium: 29
        case .sodium: 30
        case .caffeine: 31
        case .alcohol: 32
        case .linolenicAcid: 33
        case .epa: 34
        case .dpa: 35
        case .dha: 36
        case .water: 37
        }
    }
}
