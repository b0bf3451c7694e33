import CorginaFoods

/// An amount as labels write it: "30 g", "1 bar (25g)", "33 cl".
enum ServingText {
    /// The last weight or volume a text names; `nil` where it names none.
    static func amount(in text: String) -> (value: Double, measure: Product.Measure)? {
        var rest = text.lowercased().prefix(longest)[...]
        var found: (value: Double, measure: Product.Measure)?
        while let start = rest.firstIndex(where: { $0.isASCII && $0.isNumber }) {
            let figure = rest[start...].prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
            let behind = rest[figure.endIndex...].drop { $0 == " " || $0 == "\u{A0}" }
            let word = behind.prefix { $0.isLetter }
            if let unit = units[String(word)], let value = Double(figure.replacing(",", with: ".")) {
                found = (value * unit.factor, unit.measure)
            }
            rest = behind[word.endIndex...]
        }
        return found
    }

    private static let longest = 100

    private static let units: [String: (factor: Double, measure: Product.Measure)] = [
        "g": (1, .grams), "gr": (1, .grams), "grm": (1, .grams), "gm": (1, .grams), "gram": (1, .grams),
        "grams": (1, .grams), "kg": (1_000, .grams),
        "ml": (1, .milliliters), "mlt": (1, .milliliters), "milliliter": (1, .milliliters),
        "milliliters": (1, .milliliters), "cl": (10, .milliliters), "dl": (100, .milliliters),
        "l": (1_000, .milliliters), "liter": (1_000, .milliliters), "litre": (1_000, .milliliters),
    ]
}
