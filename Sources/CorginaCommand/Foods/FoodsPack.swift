import CorginaFoods
import Foundation

/// `corgina foods pack`: packs the food table that people read and compare into the one Corgina carries.
enum FoodsPack {
    /// Writes the packed table and returns what to tell the person who asked for it.
    ///
    /// - Throws: ``FoodCatalogueError`` for the table, ``DishTableError`` for the dishes, ``PackedFoodsError`` where one does not belong
    ///   to the other, a Foundation error if a file cannot be read or written.
    static func run(table: String, dishes: String, output: String) throws -> String {
        let catalogue = try FoodCatalogue(bytes: Array(try Data(contentsOf: URL(fileURLWithPath: table))))
        let text = try String(contentsOf: URL(fileURLWithPath: dishes), encoding: .utf8)
        var writer = PackedFoodWriter(catalogue, dishes: try DishTable(parsing: text))
        let packed = try writer.bytes()
        try Data(packed).write(to: URL(fileURLWithPath: output), options: .atomic)
        return "\(packed.count) bytes written to \(output)"
    }
}
