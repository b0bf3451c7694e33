import CorginaCore

/// A baby's length and weight in her units: as a figure to show, and in words to be read out.
struct BabyMeasures {
    private let units: Profile.UnitSystem

    init(_ units: Profile.UnitSystem) { self.units = units }

    /// "30 cm" or "11.8 in"
    func length(_ length: Centimeters) -> String {
        switch units {
        case .metric: "\(Figure.decimal(length.value)) cm"
        case .us: "\(Self.fine(length.value / Centimeters.inch.value)) in"
        }
    }

    /// "30 centimetres" or "11.8 inches"
    func spokenLength(_ length: Centimeters, in english: WrittenEnglish) -> String {
        switch units {
        case .metric: Self.spoken(Figure.decimal(length.value), english.spelled("centimetre"))
        case .us: Self.spoken(Self.fine(length.value / Centimeters.inch.value), "inch", plural: "inches")
        }
    }

    /// "600 g", "1.32 kg", "10.2 oz" or "1.3 lb". Pounds begin at 16 ounces, kilograms at 1,000 g.
    func weight(_ weight: Grams) -> String {
        switch (units, weight.value) {
        case (.metric, ..<1): "<1 g"
        case (.metric, ..<1_000): "\(Figure.whole(weight.value)) g"
        case (.metric, _): "\(Self.twoPlaces(weight.value / 1_000)) kg"
        case (.us, ..<1): "<0.04 oz"
        case (.us, ..<Self.grams(ounces: 16)): "\(Self.fine(weight.value / Self.grams(ounces: 1))) oz"
        case (.us, _): "\(Figure.decimal(weight.value / Self.grams(ounces: 16))) lb"
        }
    }

    /// "600 grams", "1.32 kilograms", "10.2 ounces" or "1.3 pounds"
    func spokenWeight(_ weight: Grams) -> String {
        switch (units, weight.value) {
        case (.metric, ..<1): "less than 1 gram"
        case (.metric, ..<1_000): Self.spoken(Figure.whole(weight.value), "gram")
        case (.metric, _): Self.spoken(Self.twoPlaces(weight.value / 1_000), "kilogram")
        case (.us, ..<1): "less than 0.04 ounces"
        case (.us, ..<Self.grams(ounces: 16)): Self.spoken(Self.fine(weight.value / Self.grams(ounces: 1)), "ounce")
        case (.us, _): Self.spoken(Figure.decimal(weight.value / Self.grams(ounces: 16)), "pound")
        }
    }

    /// One avoirdupois ounce is 28.349523125 g. Source: NIST Handbook 44, appendix C.
    private static func grams(ounces: Double) -> Double { ounces * 28.349_523_125 }

    /// One decimal; below a tenth two decimals, so that the earliest weeks are not rounded to 0.
    private static func fine(_ value: Double) -> String { Figure.decimal(value, places: value < 0.095 ? 2 : 1) }

    /// Always two decimals, as scan reports print kilograms.
    private static func twoPlaces(_ value: Double) -> String {
        let text = Figure.decimal(value, places: 2)
        let decimals = text.split(separator: ".").dropFirst().first?.count ?? 0
        return text + (decimals == 0 ? ".00" : decimals == 1 ? "0" : "")
    }

    private static func spoken(_ figure: String, _ unit: String, plural: String? = nil) -> String {
        "\(figure) \(figure == "1" ? unit : plural ?? unit + "s")"
    }
}
