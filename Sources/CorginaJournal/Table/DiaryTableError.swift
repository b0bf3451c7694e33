/// Why a table could not be taken as a diary. `description` says what to do; it never carries what a cell says.
public enum DiaryTableError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The bytes are no text in UTF-8.
    case notText
    case otherFormat
    /// The columns with the entries themselves are missing, as in the tables of Corgina before it could read them.
    case withoutEntries
    /// A column that tells the order or the changes is missing.
    case columnMissing(String)
    case columnTwice(String)
    case newer
    case tooLarge
    /// The text ends within that row.
    case notWhole(row: Int)
    /// Fewer or more rows than were exported.
    case otherCount(found: Int, exported: Int)
    /// A row without an entry.
    case foreignRow(Int)
    /// Something in a column Corgina did not write; its place, from 1.
    case foreignCell(row: Int, column: Int)
    /// The words of a cell are not those that were exported.
    case changed(row: Int, column: String)
    /// The entry is not the one that was exported, or cannot be read.
    case badEntry(row: Int)
    /// The number is none, or another row has it.
    case badNumber(row: Int)

    public var description: String { what + " Nothing was taken from the file." }

    private var what: String {
        switch self {
        case .notText:
            "The file is not text in UTF-8. Choose the file that Export gave you; a spreadsheet has to save it as “CSV UTF-8”."
        case .otherFormat: "The file is not an export of Corgina. Choose the file that Export gave you."
        case .withoutEntries:
            "This table has no column “entry”, in which the diary itself stands. Export it again, as a table or as a Corgina file."
        case .columnMissing(let column): "The table’s column “\(column)” is missing. Bring it back, or export again."
        case .columnTwice(let column): "The table has the column “\(column)” twice. Delete the one you added."
        case .newer: "The file was made by a newer Corgina. Update Corgina first."
        case .tooLarge: "The table has more rows or columns than any diary. Export it again."
        case .notWhole(let row): "The file is not whole: it ends within row \(row). Export it again."
        case .otherCount(let found, let exported):
            "The table has \(found) of the \(exported) entries it was exported with. Export it again; if rows were taken out on purpose, delete the first row, “export”, as well."
        case .foreignRow(let row):
            "Row \(row) was not written by Corgina. Log it in Corgina, and delete the row."
        case .foreignCell(let row, let column):
            "Row \(row), column \(Self.letters(column)): nothing in a column of your own can be kept. Delete that column."
        case .changed(let row, let column):
            "Row \(row), column “\(column)” does not say what was exported, and a table cannot change a diary. Put it back, and change it in Corgina. If the spreadsheet changed it by itself, delete all columns before “number”: they are not needed."
        case .badEntry(let row):
            "Row \(row), column “entry” is not as it was exported. Put it back, or export again."
        case .badNumber(let row):
            "Row \(row), column “number” is not as it was exported. Put it back, or export again."
        }
    }

    /// 1 is A, 27 is AA.
    static func letters(_ column: Int) -> String {
        var (rest, letters) = (column, "")
        while rest > 0 {
            letters = String(UnicodeScalar(UInt8(65 + (rest - 1) % 26))) + letters
            rest = (rest - 1) / 26
        }
        return letters
    }
}
