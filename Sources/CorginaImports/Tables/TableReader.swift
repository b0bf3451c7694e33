import CorginaCore
import CorginaJournal

/// One kind of table that an app writes.
enum TableReader: CaseIterable {
    case myFitnessPalMeals, myFitnessPalMeasurements
    case cronometerServings, cronometerDays, cronometerBiometrics
    case loseItFoods, loseItWeights

    /// Which table it is by the names of its columns; `nil` for one nobody knows.
    ///
    /// - Throws: `nothingForDiary` for a table of those apps that holds nothing a diary keeps.
    static func recognized(_ rows: NamedRows) throws(ImportError) -> TableReader? {
        if rows.has("day", "food name", "amount") { return .cronometerServings }
        if rows.has("day", "metric", "unit", "amount") { return .cronometerBiometrics }
        if rows.has("date", "completed"), NutrientColumn.hasEnergy(rows) { return .cronometerDays }
        if rows.has("date", "name", "quantity", "units", "calories", "deleted", "fat (g)") { return .loseItFoods }
        if rows.has("date", "weight", "deleted") { return .loseItWeights }
        if rows.has("exercise") || rows.has("date", "name", "units", "calories", "deleted") {
            throw .nothingForDiary(.exercise)
        }
        if rows.has("day", "note") { throw .nothingForDiary(.notes) }
        if rows.has("date", "meal", "calories") { return .myFitnessPalMeals }
        // Its columns are few and all are measures of the body.
        if rows.has("date", "weight"), rows.columnCount <= 12 { return .myFitnessPalMeasurements }
        return nil
    }

    var source: ImportSource {
        switch self {
        case .myFitnessPalMeals, .myFitnessPalMeasurements: .myFitnessPal
        case .cronometerServings, .cronometerDays, .cronometerBiometrics: .cronometer
        case .loseItFoods, .loseItWeights: .loseIt
        }
    }

    var content: ImportContent {
        switch self {
        case .myFitnessPalMeals, .cronometerServings, .loseItFoods: .meals
        case .myFitnessPalMeasurements, .cronometerBiometrics: .measurements
        case .cronometerDays: .days
        case .loseItWeights: .weights
        }
    }

    /// The column with the date.
    private var dateColumn: String {
        switch self {
        case .cronometerServings, .cronometerBiometrics: "day"
        default: "date"
        }
    }

    /// Whether its weights come without a unit.
    private var leavesWeightUnitOpen: Bool { self == .myFitnessPalMeasurements || self == .loseItWeights }

    /// Reads all of it.
    func read(_ bytes: [UInt8], _ choices: ImportChoices, _ world: ImportWorld) throws(ImportError) -> ImportReading {
        var collector = ImportCollector(source, content, world)
        guard let order = try dateOrder(in: bytes, choices) else {
            return collector.asking([.dateOrder], choices, self)
        }
        if leavesWeightUnitOpen, choices.weightUnit == nil { return collector.asking([], choices, self) }
        var meals = MealBook()
        var rows = try NamedRows(bytes)
        while let row = try rows.next() {
            guard let day = CellDate(row.text(dateColumn))?.day(in: order) else {
                collector.leaveOut(.unreadableDate)
                continue
            }
            let dated = DatedRow(row: row, day: day, unit: choices.weightUnit ?? .kilograms)
            try take(dated, &collector, &meals)
        }
        try meals.close("meal", into: &collector)
        return collector.reading
    }

    private func take(
        _ row: DatedRow, _ collector: inout ImportCollector, _ meals: inout MealBook
    ) throws(ImportError) {
        switch self {
        case .myFitnessPalMeals: row.myFitnessPalMeal(&collector, &meals)
        case .myFitnessPalMeasurements: try row.weight(&collector)
        case .cronometerServings: try row.cronometerServing(&collector, &meals)
        case .cronometerDays: try row.cronometerDay(&collector)
        case .cronometerBiometrics: try row.cronometerBiometric(&collector)
        case .loseItFoods: row.loseItFood(&collector, &meals)
        case .loseItWeights: try row.weight(&collector)
        }
    }

    /// What comes first in the table's dates.
    ///
    /// - Returns: `nil` where she has to say.
    /// - Throws: `mixedDates`.
    private func dateOrder(in bytes: [UInt8], _ choices: ImportChoices) throws(ImportError) -> DateOrder?? {
        var rows = try NamedRows(bytes)
        var seen = DateOrdersSeen()
        while let row = try rows.next() {
            guard let date = CellDate(row.text(dateColumn)) else { continue }
            guard seen.see(date) else { throw .mixedDates(row: row.number) }
        }
        return seen.order(chosen: choices.dateOrder)
    }

    fileprivate var openQuestions: [ImportQuestion] { leavesWeightUnitOpen ? [.weightUnit] : [] }
}

extension ImportCollector {
    /// The same without entries, and with what is to be asked.
    fileprivate func asking(
        _ questions: [ImportQuestion], _ choices: ImportChoices, _ table: TableReader
    ) -> ImportReading {
        var asked = reading
        asked.questions = questions + (choices.weightUnit == nil ? table.openQuestions : [])
        return asked
    }
}

/// A row of a table, and its day.
struct DatedRow {
    let row: NamedRow
    let day: CalendarDay
    /// Of its weight, where the table does not say.
    let unit: WeightUnit

    /// A weight without a unit: the column of the same name, one a day.
    func weight(_ collector: inout ImportCollector) throws(ImportError) {
        if row.isDeleted { return collector.leaveOut(.deleted) }
        let cell = row.text("weight")
        // A row may hold another measure alone.
        if cell.isEmpty { return collector.leaveOut(.otherKind) }
        guard let figure = row.number("weight"), figure > 0 else { return collector.leaveOut(.unreadableFigure) }
        try collector.add(
            .weight(unit.weight(figure)), on: day, at: nil, usually: ImportWorld.usualMeasuringTime, key: "\(day)")
    }
}

extension NamedRow {
    /// Whether the other app marks it as deleted: "true" or "1".
    var isDeleted: Bool { ["true", "1", "yes"].contains(text("deleted").lowercased()) }
}
