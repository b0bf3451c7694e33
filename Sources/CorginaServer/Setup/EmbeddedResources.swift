import CorginaFoods
import EmbeddedFiles

/// The food catalogue carried in the binary.
public enum EmbeddedCatalogue {
    /// - Throws: ``FoodCatalogueError`` if the table is damaged.
    public static func load() throws(FoodCatalogueError) -> FoodCatalogue {
        let file = corgina_foods_table()
        return try FoodCatalogue(bytes: UnsafeRawBufferPointer(start: file.bytes, count: file.count))
    }
}
