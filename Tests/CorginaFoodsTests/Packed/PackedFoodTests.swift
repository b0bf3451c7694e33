import CorginaCore
import SeededRandom
import Testing

@testable import CorginaFoods

/// What Corgina carries of foods is the table people read, in fewer bytes.
struct PackedFoodTests {
    private static let dishes =
        "Corgina dish table 1\tcode, names, foods, helping, pieces\n"
        + "97000010\télan|verve\t11100000 0.3959 + 91746000 0.6\t180\tcup 240\n97000020\trice pudding\t91746000 1\t90\t\n"

    /// The foods of another test, a food that is much like the first, and two dishes of them.
    private func packed() throws -> (catalogue: FoodCatalogue, bytes: [UInt8]) {
        var records = try FoodTableTextTests.records()
        var like = records[0]
        like.code = try #require(FoodCode("11100001"))
        like.nutrientsPer100g[.energy] += 0.5
        records.append(like)
        let dishes = try DishTable(parsing: Self.dishes)
        records += try dishes.records(from: records)
        let catalogue = try FoodCatalogue(records)
        var writer = PackedFoodWriter(catalogue, dishes: dishes)
        return (catalogue, try writer.bytes())
    }

    private func read(_ bytes: [UInt8]) throws -> FoodCatalogue {
        try bytes.withUnsafeBytes { try FoodCatalogue(packed: $0) }
    }

    private func expectSame(_ one: FoodCatalogue, _ other: FoodCatalogue) {
        #expect(one.source == other.source && one.count == other.count)
        for (food, expected) in zip(one.foods, other.foods) {
            #expect(food.code == expected.code)
            #expect(food.name == expected.name && food.synonyms == expected.synonyms, "\(food.code)")
            #expect(food.category == expected.category && food.portions == expected.portions, "\(food.code)")
            #expect(food.nutrientsPer100g == expected.nutrientsPer100g, "\(food.code)")
        }
    }

    @Test func `what is packed is read back whole`() throws {
        let (catalogue, bytes) = try packed()
        let read = try read(bytes)
        expectSame(read, catalogue)
        #expect(
            read.foods.map(\.name) == [
                "Milk, NFS", "Milk, NFS", "Licorice", "Élan", "Rice pudding", "Oil as ingredient",
            ])
    }

    @Test func `the carried foods are those of the table people read`() throws {
        let table = try FoodCatalogue(bytes: CarriedFoods.text.get())
        expectSame(try CarriedFoods.catalogue(), table)
        var writer = PackedFoodWriter(table, dishes: try CarriedFoods.dishes.get())
        #expect(try writer.bytes() == Array(CarriedFoods.packed), "Pack the table again: make pack-foods")
    }

    @Test func `a dish that is not what its foods make of it is refused`() throws {
        let catalogue = try packed().catalogue
        var stale = PackedFoodWriter(
            catalogue, dishes: try DishTable(parsing: Self.dishes.split(separator: "0.6").joined(separator: "0.61")))
        #expect(throws: PackedFoodsError.self) { try stale.bytes() }
        var without = PackedFoodWriter(catalogue, dishes: try DishTable(parsing: "Corgina dish table 1\n"))
        #expect(throws: PackedFoodsError.self) { try without.bytes() }
    }

    @Test func `packed foods cut off anywhere are refused`() throws {
        let bytes = try packed().bytes
        for count in bytes.indices {
            #expect(throws: FoodCatalogueError.self, "\(count)") { try read(Array(bytes.prefix(count))) }
        }
        #expect(throws: FoodCatalogueError.damagedPacking) { try read(bytes + [0]) }
    }

    @Test func `no exchanged byte brings the reader down`() throws {
        let bytes = try packed().bytes
        for place in bytes.indices {
            for byte: UInt8 in [0, 1, 9, 10, 59, 127, 128, 254, 255] {
                var damaged = bytes
                damaged[place] = byte
                _ = try? read(damaged)
            }
        }
        var random = SeededGenerator(seed: 7)
        for _ in 0..<2_000 {
            var damaged = bytes
            for _ in 0..<4 {
                damaged[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
            }
            _ = try? read(damaged)
        }
    }
}
