import ArgumentParser
import CorginaCore
import CorginaFoods
import CorginaProducts
import Testing

@testable import CorginaCommand

struct BarcodesTextTests {
    @Test func `A product is told with its figures`() throws {
        var nutrients = NutrientAmounts.zero
        nutrients[.energy] = 362
        nutrients[.protein] = 12.5
        var product = Product(
            barcode: try Barcode(reading: "4006381333931"), name: "Wheat biscuits", brand: "Made Up", serving: 37.5,
            nutrientsPer100: nutrients)
        #expect(
            BarcodesText.lines(product) == [
                "4006381333931  Wheat biscuits, Made Up", "A serving is 37.5 g.", "100 g contain:",
                "  Energy: 362 kcal", "  Protein: 12.5 g",
            ])
        product.brand = nil
        product.serving = nil
        product.measure = .milliliters
        #expect(BarcodesText.lines(product).prefix(2) == ["4006381333931  Wheat biscuits", "100 mL contain:"])
    }

    @Test func `The command wants to know what to do`() {
        #expect(throws: (any Error).self) { try Barcodes.parse([]) }
        #expect(throws: Never.self) { try Barcodes.parse(["--look", "4006381333931"]) }
        #expect(throws: Never.self) { try Barcodes.parse(["--from", "a.csv", "--from", "b.csv"]) }
    }
}
