/// What is wrong with a table of the clinical reference, and where: the file, the row and the column.
struct ReferenceTableError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The table's file: "symptoms.csv".
    let file: String
    /// As a spreadsheet counts: the header is row 1. `nil` where the whole file is meant.
    let row: Int?
    /// The column's name in the header. `nil` where the whole row is meant.
    let column: String?
    let problem: Problem

    enum Problem: Hashable, Sendable {
        case notUTF8
        /// No header, or a column in it without a name.
        case noHeader
        case repeatedColumn(String)
        /// A quoted cell goes on to the end of the file.
        case unclosedQuote
        /// A quote within a cell that is not quoted, or text after the quote that ends one.
        case strayQuote
        case cellCount(Int, expected: Int)
        case missingColumn
        case blankCell
        /// What the cell says, and what it should be: "a whole number".
        case unreadable(String, expected: String)
        case reversedRange(String, String)
    }

    /// "symptoms.csv, row 12, column level: "soon" is not a level of care."
    var description: String {
        var place = file
        if let row { place += ", row \(row)" }
        if let column { place += ", column \(column)" }
        return place + ": " + problem.words
    }
}

extension ReferenceTableError.Problem {
    fileprivate var words: String {
        switch self {
        case .notUTF8: "The file is not UTF-8."
        case .noHeader: "The header does not name every column."
        case .repeatedColumn(let name): "Two columns are named \(name)."
        case .unclosedQuote: "A quoted cell does not end."
        case .strayQuote: "A quote stands where none may be; a cell with quotes in it is quoted and doubles them."
        case .cellCount(let count, let expected): "The row has \(count) cells, and the header has \(expected)."
        case .missingColumn: "The file has no such column."
        case .blankCell: "The cell is blank; NA says that there is nothing."
        case .unreadable(let cell, let expected): "\"\(cell)\" is not \(expected)."
        case .reversedRange(let least, let most): "The range from \(least) to \(most) ends before it begins."
        }
    }
}
