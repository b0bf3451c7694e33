import CorginaFoods
import Foundation

/// `corgina foods build`: turns USDA's published files into the food table Corgina carries.
enum FoodsBuild {
    /// Writes the table and returns what to tell the person who asked for it.
    /// - Throws: ``AtAGlanceError`` for the source, a Foundation error if the output cannot be written.
    static func run(from folder: String, output: String) throws -> [String] {
        let release = try AtAGlanceRelease(folder: URL(fileURLWithPath: folder, isDirectory: true))
        let records = try release.records()
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
