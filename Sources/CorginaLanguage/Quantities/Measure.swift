/// A unit of mass or volume.
enum Measure: Hashable, Sendable {
    case grams
    case ounces
    case milliliters
    case fluidOunces
    case cups
    case tablespoons
    case teaspoons

    /// Millilitres of one, for volumes. US customary, NIST Handbook 44, appendix C.
    var milliliters: Double? {
        switch self {
        case .grams, .ounces: nil
        case .milliliters: 1
        case .fluidOunces: 29.5735
        case .cups: 236.588
        case .tablespoons: 14.7868
        case .teaspoons: 4.92892
        }
    }
}

/// A stated amount of mass or volume.
struct MeasuredAmount: Hashable, Sendable {
    var value: Double
    var measure: Measure
    /// The unit in her words: "cup", "fl oz".
    var unit: String

    /// Grams, for masses.
    var grams: Double? {
        switch measure {
        case .grams: value
        case .ounces: value * 28.35
        default: nil
        }
    }

    /// Millilitres, for volumes.
    var milliliters: Double? { measure.milliliters.map { $0 * value } }
    var fluidOunces: Double? { milliliters.map { $0 / 29.5735 } }
}

/// Reads the unit that follows a number.
enum MeasureReader {
    struct Result: Hashable {
        /// How many of `measure` one unit is: 1000 for a kilogram in grams.
        var factor: Double
        var measure: Measure
        var unit: String
        var end: Int
    }

    private static let units: [String: (Double, Measure, String)] = [
        "g": (1, .grams, "g"), "gram": (1, .grams, "g"), "gr": (1, .grams, "g"), "gm": (1, .grams, "g"),
        "gms": (1, .grams, "g"), "grams": (1, .grams, "g"), "gramme": (1, .grams, "g"),
        "kg": (1_000, .grams, "kg"), "kilo": (1_000, .grams, "kg"), "kilogram": (1_000, .grams, "kg"),
        "oz": (1, .ounces, "oz"), "ounce": (1, .ounces, "oz"), "lb": (16, .ounces, "lb"), "lbs": (16, .ounces, "lb"),
        "pound": (16, .ounces, "lb"),
        "ml": (1, .milliliters, "ml"), "mil": (1, .milliliters, "ml"), "mils": (1, .milliliters, "ml"),
        "milliliter": (1, .milliliters, "ml"), "millilitre": (1, .milliliters, "ml"),
        "cl": (10, .milliliters, "cl"), "dl": (100, .milliliters, "dl"), "l": (1_000, .milliliters, "l"),
        "liter": (1_000, .milliliters, "l"), "litre": (1_000, .milliliters, "l"),
        "floz": (1, .fluidOunces, "fl oz"),
        "cup": (1, .cups, "cup"), "cupful": (1, .cups, "cup"), "pint": (2, .cups, "pint"), "quart": (4, .cups, "quart"),
        "gallon": (16, .cups, "gallon"), ImperialPint.form: (568.261 / 236.588, .cups, "pint"),
        "tbsp": (1, .tablespoons, "tablespoon"), "tbs": (1, .tablespoons, "tablespoon"),
        "tablespoon": (1, .tablespoons, "tablespoon"), "tablespoonful": (1, .tablespoons, "tablespoon"),
        "tsp": (1, .teaspoons, "teaspoon"), "teaspoon": (1, .teaspoons, "teaspoon"),
        "teaspoonful": (1, .teaspoons, "teaspoon"),
    ]

    static func read(_ tokens: [ReadToken], at start: Int) -> Result? {
        guard start < tokens.count, tokens[start].isWord else { return nil }
        if let fluid = fluidOunce(tokens, at: start) { return fluid }
        guard let (factor, measure, unit) = units[tokens[start].form] ?? units[tokens[start].text] else { return nil }
        return Result(factor: factor, measure: measure, unit: unit, end: start + 1)
    }

    /// "fl oz", "fl. oz.", "fluid ounces".
    private static func fluidOunce(_ tokens: [ReadToken], at start: Int) -> Result? {
        guard tokens[start].is("fl") || tokens[start].is("fluid") else { return nil }
        var next = start + 1
        if next < tokens.count, tokens[next].mark == .period { next += 1 }
        guard next < tokens.count, tokens[next].form == "oz" || tokens[next].form == "ounce" else { return nil }
        return Result(factor: 1, measure: .fluidOunces, unit: "fl oz", end: next + 1)
    }
}
