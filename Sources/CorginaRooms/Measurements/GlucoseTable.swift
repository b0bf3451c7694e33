import CorginaCore
import CorginaJournal

/// A week of glucose as a table to keep (RFC 4180), a reading a row. No food is named: the table is for the figures.
struct GlucoseTable: Hashable, Sendable {
    var week: GlucoseWeek

    static let fileName = "glucose-logbook.csv"
    static let columns = [
        "date", "time", "taken", "unit", "glucose", "meal", "meal_date", "meal_time", "carbohydrate_g",
        "foods", "foods_without_figures",
    ]

    /// The file, in UTF-8.
    var bytes: [UInt8] { Array(text.utf8) }

    var text: String {
        ([Self.columns] + week.days.flatMap { $0.rows }.map(cells)).map(CommaSeparated.line).joined()
    }

    /// Empty where there was no meal, and where nothing of it is known.
    private func cells(_ row: GlucoseWeek.Row) -> [String] {
        let reading = ["\(row.moment.day)", "\(row.moment.time)", row.taken, week.unit, plain(row.value)]
        guard let meal = row.meal else { return reading + ["", "", "", "", "", ""] }
        let isKnown = meal.foods > meal.foodsWithoutFigures
        return reading + [
            meal.type.rawValue, "\(meal.moment.day)", "\(meal.moment.time)",
            isKnown ? plain(Figure.decimal(meal.carbohydrate.value)) : "", "\(meal.foods)",
            "\(meal.foodsWithoutFigures)",
        ]
    }

    /// Without commas between thousands.
    private func plain(_ figure: String) -> String { figure.filter { $0 != "," } }
}
