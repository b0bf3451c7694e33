/// A row of a table of the clinical reference: its cells, by the names of their columns.
struct ReferenceRow: Sendable {
    let file: String
    /// As a spreadsheet counts: the header is row 1.
    let number: Int
    let columns: [String]
    let cells: [String]

    /// What the cell says; never blank.
    func text(_ column: String) throws(ReferenceTableError) -> String {
        guard let place = columns.firstIndex(of: column) else { throw error(column, .missingColumn) }
        guard !cells[place].isEmpty else { throw error(column, .blankCell) }
        return cells[place]
    }

    /// What the cell says; `nil` for "NA": not applicable.
    func optionalText(_ column: String) throws(ReferenceTableError) -> String? {
        let cell = try text(column)
        return cell == "NA" ? nil : cell
    }

    /// What stands between the bars of the cell; nothing for "NA".
    func list(_ column: String) throws(ReferenceTableError) -> [String] {
        guard let cell = try optionalText(column) else { return [] }
        return cell.split(separator: "|", omittingEmptySubsequences: false).map { String($0) }
    }

    /// What `read` makes of the cell.
    ///
    /// - Parameter expected: what the cell should be, for the error: "a whole number".
    func value<Value>(_ column: String, _ expected: String, _ read: (String) -> Value?)
        throws(ReferenceTableError) -> Value
    {
        let cell = try text(column)
        guard let value = read(cell) else { throw error(column, .unreadable(cell, expected: expected)) }
        return value
    }

    /// The same; `nil` for "NA".
    func optionalValue<Value>(_ column: String, _ expected: String, _ read: (String) -> Value?)
        throws(ReferenceTableError) -> Value?
    {
        guard try optionalText(column) != nil else { return nil }
        return try value(column, expected, read)
    }

    func error(_ column: String, _ problem: ReferenceTableError.Problem) -> ReferenceTableError {
        ReferenceTableError(file: file, row: number, column: column, problem: problem)
    }
}
