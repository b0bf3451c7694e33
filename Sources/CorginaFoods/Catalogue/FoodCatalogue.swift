import CorginaCore

/// Every food Corgina knows, with nutrients and portions, read from the food table it carries.
public struct FoodCatalogue: Sendable {
    /// Every food in the order of codes, which is the order of food groups: milk, meat, eggs, beans, grains, …
    public let foods: [Food]
    let table: FoodTable

    /// Reads a food table as ``PackedFoodWriter`` packs it. The bytes are copied.
    /// - Throws: ``FoodCatalogueError`` if the bytes are not whole and sound packed foods.
    public init(packed bytes: UnsafeRawBufferPointer) throws(FoodCatalogueError) {
        var reader = try PackedFoodReader(bytes)
        self.init(try reader.table())
    }

    /// Reads a food table as ``FoodTableText`` writes it.
    /// - Throws: ``FoodCatalogueError`` if the bytes are not a whole and sound food table.
    public init(bytes: [UInt8]) throws(FoodCatalogueError) {
        var reader = FoodTableReader(bytes)
        self.init(try reader.table())
    }

    private init(_ table: FoodTable) {
        self.table = table
        foods = table.codes.indices.map { Food(row: $0, table: table) }
    }

    /// Where the figures come from: "USDA FNDDS 2017-2018".
    public var source: String { table.source }
    public var count: Int { foods.count }

    public subscript(code: FoodCode) -> Food? {
        table.row(of: code).map { foods[$0] }
    }
}
