import CorginaFoods
import EmbeddedFiles
import Foundation

/// The catalogue the product carries, read once for all tests.
enum CarriedFoods {
    /// As the product carries it.
    static var packed: UnsafeRawBufferPointer {
        let file = corgina_foods_table()
        return UnsafeRawBufferPointer(start: file.bytes, count: file.count)
    }

    /// The table it was packed from, as people read it.
    static let text = Result { Array(try Data(contentsOf: folder.appending(path: "Foods/foods.tsv"))) }
    static let dishes = Result {
        try DishTable(parsing: String(contentsOf: folder.appending(path: "Language/dishes.tsv"), encoding: .utf8))
    }
    private static let folder = URL(filePath: #filePath).appending(path: "../../../Sources/EmbeddedFiles").standardized

    static let result = Result { () throws(FoodCatalogueError) in try FoodCatalogue(packed: packed) }
    static let search = result.map { FoodSearch($0) }

    static func catalogue() throws -> FoodCatalogue { try result.get() }
}
