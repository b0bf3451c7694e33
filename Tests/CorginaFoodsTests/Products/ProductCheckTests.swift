import CorginaCore
import CorginaFoods
import Testing

struct ProductCheckTests {
    private let check = ProductCheck(most: Self.most)

    private static var most: NutrientAmounts {
        var most = NutrientAmounts.zero
        for nutrient in Product.nutrients { most[nutrient] = 100 }
        return most
    }

    private static func listed(
        number: String = "4006381333931", name: String = "Wheat biscuits", energy: Double? = 362,
        protein: Double? = 12, carbohydrate: Double? = 69, fat: Double? = 2, more: [Nutrient: Double] = [:]
    ) -> ListedProduct {
        var amounts = more
        amounts[.energy] = energy
        amounts[.protein] = protein
        amounts[.carbohydrate] = carbohydrate
        amounts[.fat] = fat
        return ListedProduct(number: number, name: name, amounts: amounts)
    }

    @Test func `A sound row is taken as it is`() throws {
        var listed = Self.listed(more: [.fiber: 10, .iron: 12])
        listed.brand = "Biscuits & Co"
        listed.serving = 37.5
        let product = try check.product(listed)
        #expect(product.barcode.description == "4006381333931")
        #expect(product.name == "Wheat biscuits")
        #expect(product.brand == "Biscuits & Co")
        #expect(product.serving == 37.5)
        #expect(product.nutrientsPer100[.energy] == 362)
        #expect(product.nutrientsPer100[.iron] == 12)
    }

    @Test(arguments: [
        (listed(number: "4006381333932"), ProductFault.number), (listed(number: ""), .number),
        (listed(number: "1000000000000"), .number), (listed(number: "2012345000001"), .ownNumber),
        (listed(name: ""), .name), (listed(name: " \n\u{200B}"), .name),
        (listed(energy: nil), .incomplete), (listed(protein: nil), .incomplete), (listed(fat: nil), .incomplete),
        (listed(energy: -1), .energy), (listed(energy: 901), .energy), (listed(energy: .nan), .energy),
        (listed(energy: .infinity), .energy), (listed(protein: 101), .macronutrients),
        (listed(fat: -0.1), .macronutrients), (listed(carbohydrate: .nan), .macronutrients),
        (listed(protein: 50, carbohydrate: 50, fat: 6), .sum),
        // Kilojoules where kilocalories belong.
        (listed(energy: 700, protein: 5, carbohydrate: 35, fat: 1), .balance), (listed(energy: 20), .balance),
    ])
    func `What cannot be so is left out`(listed: ListedProduct, fault: ProductFault) {
        #expect(throws: fault) { try check.product(listed) }
    }

    @Test(arguments: [
        // Water, oil, sugar, bran as America counts it and as Europe does, sweets of polyols, wine.
        listed(energy: 0, protein: 0, carbohydrate: 0, fat: 0),
        listed(energy: 900, protein: 0, carbohydrate: 0, fat: 100),
        listed(energy: 400, protein: 0, carbohydrate: 100, fat: 0),
        listed(energy: 216, protein: 15, carbohydrate: 64, fat: 4, more: [.fiber: 43]),
        listed(energy: 250, protein: 15, carbohydrate: 22, fat: 4, more: [.fiber: 43]),
        listed(energy: 235, protein: 0, carbohydrate: 97, fat: 0),
        listed(energy: 85, protein: 0.1, carbohydrate: 2.6, fat: 0, more: [.alcohol: 10.6]),
    ])
    func `What is unusual is taken`(listed: ListedProduct) throws {
        _ = try check.product(listed)
    }

    @Test func `A figure in the wrong unit is left out, not the product`() throws {
        let product = try check.product(Self.listed(more: [.iron: 12_000, .calcium: -5, .zinc: .nan, .sodium: 100]))
        #expect(product.nutrientsPer100[.iron] == 0)
        #expect(product.nutrientsPer100[.calcium] == 0)
        #expect(product.nutrientsPer100[.zinc] == 0)
        #expect(product.nutrientsPer100[.sodium] == 100)
    }

    @Test(arguments: [0, -1, 0.1, 5_000, .nan, .infinity])
    func `A serving nobody has is none`(serving: Double) throws {
        var listed = Self.listed()
        listed.serving = serving
        #expect(try check.product(listed).serving == nil)
    }

    @Test func `A name is words, and not without end`() throws {
        let name = try check.product(Self.listed(name: "  Oat\u{0}\tmilk\r\n \u{202E}drink ")).name
        #expect(name == "Oat milk drink")
        #expect(try check.product(Self.listed(name: String(repeating: "o", count: 10_000))).name.count == 120)
    }

    @Test func `An amount of it is what a meal holds`() throws {
        var product = try check.product(Self.listed())
        let item = product.item(50)
        #expect(item.grams == Grams(50))
        #expect(item.nutrients[.energy] == 181)
        #expect(item.source == .barcode)
        #expect(item.barcode == product.barcode)
        #expect(!item.isEstimated)
        product.measure = .milliliters
        #expect(product.item(330).grams == Grams(0))
        #expect(product.item(330).portion == "ml")
    }
}
