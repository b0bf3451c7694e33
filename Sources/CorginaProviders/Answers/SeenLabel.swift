import CorginaCore

/// What a model reads on a nutrition label: figures of one serving, for her to check against the photo before they are hers.
public struct SeenLabel: Hashable, Sendable {
    /// "1 bar"; `nil` where the label names none.
    public let serving: String?
    /// What one serving weighs.
    public let grams: Double?
    /// The energy of 100 g in kcal.
    public let energyPer100: Double?
    /// What the label lists; energy in kcal, sodium in milligrams, all else in grams.
    public let amounts: [Nutrient: Double]

    /// What is asked for.
    static let nutrients: [Nutrient] = [
        .energy, .protein, .carbohydrate, .sugars, .fiber, .fat, .saturatedFat, .sodium,
    ]
    static let grams = "grams"
    static let energyPer100 = "energy_per_100"
    static let serving = "serving"
    private static let longestServing = 40
}

extension SeenLabel: Decodable {
    /// - Throws: for whatever the schema does not allow, for a figure that no serving has, and where nothing is listed.
    public init(from decoder: any Decoder) throws {
        let figures = Self.nutrients.map { $0.rawValue } + [Self.grams, Self.energyPer100]
        let members = try decoder.members(Set(figures + [Self.serving]))
        var amounts: [Nutrient: Double] = [:]
        for nutrient in Self.nutrients {
            amounts[nutrient] = try members.figure(nutrient.rawValue, upTo: Self.most(nutrient))
        }
        let words = try members.text(Self.serving)
        let line = CleanedWords.line(words, atMost: Self.longestServing)
        guard line != nil || words.allSatisfy({ $0.isWhitespace }), !NutrientFigures.areIn(words) else {
            throw ProviderError.unfit
        }
        self.init(
            serving: line, grams: try members.figure(Self.grams, upTo: 5_000),
            energyPer100: try members.figure(Self.energyPer100, upTo: 900), amounts: amounts)
    }

    /// No serving of anything has more.
    private static func most(_ nutrient: Nutrient) -> Double {
        switch nutrient {
        case .energy: 10_000
        case .sodium: 100_000
        default: 5_000
        }
    }
}

extension KeyedDecodingContainer<MemberName> {
    /// A number from 0 to the most; `nil` for `null`.
    fileprivate func figure(_ name: String, upTo most: Double) throws -> Double? {
        guard let figure = try decode(Double?.self, forKey: MemberName(stringValue: name)) else { return nil }
        guard figure.isFinite, (0...most).contains(figure) else { throw ProviderError.unfit }
        return figure
    }
}
