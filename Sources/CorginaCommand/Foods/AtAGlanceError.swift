/// Why a folder of FNDDS "At A Glance" files cannot be imported.
enum AtAGlanceError: Error, Hashable {
    case unreadableFolder(String)
    case missingTable(AtAGlanceTable, folder: String)
    case twoTables(AtAGlanceTable, String, String)
    case notCSV(file: String)
    case notUTF8(file: String)
    case missingColumn(String, file: String)
    case noRelease(file: String)
    case badCell(column: String, row: Int, file: String)
    case repeatedFood(String, file: String)
    case unknownFood(String, file: String)
    case missingNutrients(String, file: String)
    case noFoods(file: String)
}

extension AtAGlanceError: CustomStringConvertible {
    var description: String {
        switch self {
        case .unreadableFolder(let folder):
            "Cannot read the folder \(folder). Give the folder that holds USDA's three \"At A Glance\" CSV files."
        case .missingTable(let table, let folder):
            "\(folder) has no CSV file with the columns of \"\(table.title)\". Save that sheet there as CSV (UTF-8)."
        case .twoTables(let table, let first, let second):
            "Both \(first) and \(second) look like \"\(table.title)\". Keep the files of one release in the folder."
        case .notCSV(let file): "\(file) is not sound CSV: a quote is missing or misplaced. Save it again."
        case .notUTF8(let file): "\(file) is not UTF-8 text. Save it again as CSV (UTF-8)."
        case .missingColumn(let column, let file):
            "\(file) has no column \"\(column)\". Compare its header with USDA's \"At A Glance\" release."
        case .noRelease(let file):
            "\(file) does not name its release. Its first cell should be USDA's title, such as "
                + "\"2017-2018 Food and Nutrient Database for Dietary Studies - At A Glance\"."
        case .badCell(let column, let row, let file):
            "\(file), row \(row) below the header: the cell under \"\(column)\" is not what belongs there."
        case .repeatedFood(let code, let file): "\(file) lists food \(code) twice."
        case .unknownFood(let code, let file): "\(file) mentions food \(code), which the list of foods does not have."
        case .missingNutrients(let code, let file): "\(file) has no row for food \(code)."
        case .noFoods(let file): "\(file) lists no foods."
        }
    }
}
