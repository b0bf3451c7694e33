import CorginaFoods
import EmbeddedFiles

/// The catalogue the product carries, read once for all tests.
enum CarriedFoods {
    static var bytes: [UInt8] {
        let file = corgina_foods_table()
        return Array(UnsafeRawBufferPointer(start: file.bytes, count: file.count))
    }

    static let result = Result { () throws(FoodCatalogueError) in try FoodCatalogue(bytes: bytes) }
    static let search = result.map { FoodSearch($0) }

    static func catalogue() throws -> FoodCatalogue { try result.get() }
}
