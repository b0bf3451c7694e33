import CorginaFoods
import Foundation

/// `corgina foods build`: turns USDA's published files and Corgina's dishes into the food table Corgina carries.
enum FoodsBuild {
    /// Writes the table and returns what to tell the person who asked for it.
    ///
    /// - Parameter dishes: the table of dishes composed of those foods; none are added without.
    /// - Throws: ``AtAGlanceError`` for the source, ``DishTableError`` for the dishes, a Foundation error if a file cannot
    ///   be read or written.
    static func run(from folder: String, dishes: String?, output: String) throws -> [String] {
        let release = try AtAGlanceRelease(folder: URL(fileURLWithPath: folder, isDirectory: true))
        var records = try release.records()
        if let dishes {
            let text = try String(contentsOf: URL(fileURLWithPath: dishes), encoding: .utf8)
            records += try DishTable(parsing: text).records(from: records)
        }
        let text = FoodTableText.table(of: records, source: try release.source())
        // What was written is read back before it replaces anything.
        let catalogue = try FoodCatalogue(bytes: Array(text.utf8))
        try Data(text.utf8).write(to: URL(fileURLWithPath: output), options: .atomic)
        let portions = records.reduce(0) { $0 + $1.portions.count }
        return [
            "\(catalogue.source): \(catalogue.count) foods, \(portions) portions",
            "\(text.utf8.count) bytes written to \(output)",
        ]
    }
}
