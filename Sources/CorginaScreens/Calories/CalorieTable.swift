import CorginaCore

/// What she ate in a week as a table to keep (RFC 4180): a food a row, every nutrient with its unit in the column's name.
public struct CalorieTable: Hashable, Sendable {
    public var events: [HealthEvent]

    /// - Parameter events: the week's, in any order; those that are not meals are left out.
    public init(_ events: [HealthEvent]) {
        self.events = events.sorted { ($0.moment, $0.id) < ($1.moment, $1.id) }
    }

    /// The names of the columns.
    public static let columns =
        ["date", "time", "meal", "food", "quantity", "portion", "weight_g", "source", "is_estimated"]
        + Nutrient.allCases.map(column)

    /// The file, in UTF-8.
    public var bytes: [UInt8] { Array(text.utf8) }

    var text: String {
        let rows = events.flatMap { event in
            (event.details.meal?.items ?? []).map { item in Self.row(item, of: event) }
        }
        return ([Self.columns] + rows).map(CommaSeparated.line).joined()
    }

    private static func row(_ item: FoodItem, of event: HealthEvent) -> [String] {
        let meal = event.details.meal?.type.displayName ?? ""
        return [
            "\(event.moment.day)", "\(event.moment.time)", meal, item.name, number(item.quantity), item.portion,
            number(item.grams.value),
            item.source.rawValue, item.isEstimated ? "yes" : "no",
        ] + Nutrient.allCases.map { number(item.nutrients[$0]) }
    }

    /// "energy_kcal", "iron_mg", "folate_dfe_ug"
    private static func column(_ nutrient: Nutrient) -> String {
        let unit = nutrient.unit == .micrograms ? "ug" : nutrient.unit.rawValue
        return "\(nutrient.rawValue)_\(unit)"
    }

    /// Without commas between thousands; empty where there is no number.
    private static func number(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return "" }
        return Figure.decimal(value, places: 3).filter { $0 != "," }
    }
}

/// Lines of a comma-separated file (RFC 4180).
enum CommaSeparated {
    static func line(_ cells: [String]) -> String { cells.map(cell).joined(separator: ",") + "\r\n" }

    /// Quoted where it must be. A cell a spreadsheet would take for a formula gets an apostrophe before it, which makes it words.
    static func cell(_ text: String) -> String {
        let safe = startsFormula(text) ? "'" + text : text
        let mustQuote = safe.unicodeScalars.contains {
            $0 == "," || $0 == "\"" || $0 == "\n" || $0 == "\r" || $0 == "'"
        }
        guard mustQuote || safe.unicodeScalars.first == " " || safe.unicodeScalars.last == " " else { return safe }
        var quoted = "\""
        for scalar in safe.unicodeScalars {
            if scalar == "\"" { quoted.unicodeScalars.append("\"") }
            quoted.unicodeScalars.append(scalar)
        }
        quoted.unicodeScalars.append("\"")
        return quoted
    }

    /// By scalar, so that a combining mark cannot hide the sign; in full width the signs mean the same to some programs.
    private static func startsFormula(_ text: String) -> Bool {
        let first = text.unicodeScalars.first { !$0.properties.isWhitespace && $0.value >= 0x20 && $0 != "\u{FEFF}" }
        if let start = text.unicodeScalars.first, start == "\t" || start == "\r" || start == "\n" { return true }
        return first.map { "=+-@＝＋－＠".unicodeScalars.contains($0) } ?? false
    }
}
