import CorginaCore
import CorginaJournal

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
