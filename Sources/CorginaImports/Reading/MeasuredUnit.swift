import CorginaCore

/// A unit as other apps and Apple Health write it.
public struct MeasuredUnit: Sendable {
    /// In small letters, without spaces.
    private let name: String

    public init(_ text: String) { name = text.lowercased().filter { !$0.isWhitespace } }

    public func weight(_ figure: Double) -> Weight? {
        switch name {
        case "kg", "kgs", "kilograms": Weight(kilograms: figure)
        case "g": Weight(kilograms: figure / 1_000)
        case "lb", "lbs", "pounds": Weight(kilograms: figure * Weight.pound.kilograms)
        case "st": Weight(kilograms: figure * Weight.stone.kilograms)
        default: nil
        }
    }

    func bloodPressure(_ systolic: Double, _ diastolic: Double) -> BloodPressure? {
        guard name == "mmhg" || name.isEmpty else { return nil }
        return BloodPressure(systolic: Int(nearest: systolic), diastolic: Int(nearest: diastolic))
    }

    /// Apple Health writes the molar mass into the unit: "mmol<180.15588000005408>/L".
    public func glucose(_ figure: Double) -> BloodGlucose? {
        if name == "mg/dl" { return BloodGlucose(milligramsPerDeciliter: figure) }
        guard name == "mmol/l" || name.hasPrefix("mmol<") && name.hasSuffix(">/l") else { return nil }
        return BloodGlucose(milligramsPerDeciliter: figure * BloodGlucose.milligramsPerDeciliterPerMillimole)
    }

    public func temperature(_ figure: Double) -> Temperature? {
        switch name {
        case "degc", "°c", "c", "celsius": Temperature(celsius: figure)
        case "degf", "°f", "f", "fahrenheit": Temperature(fahrenheit: figure)
        default: nil
        }
    }

    func energy(_ figure: Double) -> Double? {
        switch name {
        case "kcal", "cal": figure
        case "kj": figure * Kilocalories.inOneKilojoule
        default: nil
        }
    }

    /// `nil` for what is no weight. Sources: NIST Handbook 44, appendix C, for ounces and pounds.
    var gramsInOne: Double? {
        switch name {
        case "kg": 1_000
        case "g", "gram", "grams": 1
        case "mg": 0.001
        case "mcg", "ug", "\u{B5}g", "\u{3BC}g": 0.000_001
        case "oz", "ounce", "ounces": 28.349_523_125
        case "lb", "lbs": 453.592_37
        default: nil
        }
    }

    /// `nil` for what is no volume. Sources: NIST Handbook 44, appendix C, for measures of the United States; the imperial fluid
    /// ounce is 28.4130625 mL by the United Kingdom's Units of Measurement Regulations 1995.
    public var millilitersInOne: Double? {
        switch name {
        case "l", "liter", "liters", "litre", "litres": 1_000
        case "dl": 100
        case "cl": 10
        case "ml", "milliliter", "milliliters": 1
        case "fl_oz_us", "floz", "fl.oz", "fluidounce", "fluidounces": Milliliters.fluidOunce.value
        case "cup_us", "cup", "cups": Milliliters.cup.value
        case "pt_us": 2 * Milliliters.cup.value
        case "fl_oz_imp": 28.413_062_5
        case "cup_imp": 10 * 28.413_062_5
        case "pt_imp": 20 * 28.413_062_5
        default: nil
        }
    }
}
