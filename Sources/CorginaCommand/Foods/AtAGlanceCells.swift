import Algorithms
import CorginaCore
import CorginaFoods

/// Reads the cells of a table as what they should be; an error names the column and the row.
struct AtAGlanceCells {
    private let file: AtAGlanceFile
    private let codeColumn: Int
    /// The column of "Main food description".
    let name: Int

    init(_ file: AtAGlanceFile) throws(AtAGlanceError) {
        self.file = file
        codeColumn = try file.column("Food code")
        name = try file.column("Main food description")
    }

    /// The text of a cell with runs of white space, line breaks among them, as one space.
    func words(_ row: Int, _ column: Int) -> String {
        file.rows[row][column].split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// The text of a cell that must say something.
    func text(_ row: Int, _ column: Int) throws(AtAGlanceError) -> String {
        let text = words(row, column)
        guard !text.isEmpty else { throw bad(row, column) }
        return text
    }

    /// The parts of a cell between semicolons, each once.
    func synonyms(_ row: Int, _ column: Int) -> [String] {
        let parts = words(row, column).split(separator: ";").map { $0.split(separator: " ").joined(separator: " ") }
        return Array(parts.filter { !$0.isEmpty }.uniqued())
    }

    func code(_ row: Int) throws(AtAGlanceError) -> FoodCode {
        guard let code = FoodCode(words(row, codeColumn)) else { throw bad(row, codeColumn) }
        return code
    }

    func integer(_ row: Int, _ column: Int) throws(AtAGlanceError) -> Int {
        guard let number = Int(words(row, column)), number >= 0 else { throw bad(row, column) }
        return number
    }

    /// A cell with a decimal figure of at least 0.
    func figure(_ row: Int, _ column: Int) throws(AtAGlanceError) -> Double {
        guard let figure = Double(words(row, column)), figure.isFinite, figure >= 0 else { throw bad(row, column) }
        return figure
    }

    /// A cell with a portion's weight; `nil` where USDA publishes none, which it writes as 0 or -9.
    func weight(_ row: Int, _ column: Int) throws(AtAGlanceError) -> Grams? {
        if words(row, column) == "-9" { return nil }
        let figure = try figure(row, column)
        return figure > 0 ? Grams(figure) : nil
    }

    private func bad(_ row: Int, _ column: Int) -> AtAGlanceError {
        .badCell(column: file.columnName(at: column), row: row + 1, file: file.name)
    }
}
