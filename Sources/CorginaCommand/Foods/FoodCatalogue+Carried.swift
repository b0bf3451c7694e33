import CorginaFoods
import EmbeddedFiles

extension FoodCatalogue {
    /// The catalogue compiled into the program.
    static func carried() throws(FoodCatalogueError) -> FoodCatalogue {
        let file = corgina_foods_table()
        return try FoodCatalogue(bytes: UnsafeRawBufferPointer(start: file.bytes, count: file.count))
    }
}
