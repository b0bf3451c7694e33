import CorginaCore
import CorginaFoods
import Foundation

@testable import CorginaProducts

/// A folder of a test's own, which goes with it.
final class Scratch {
    let path: String

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "products-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    var table: String { ProductTable.path(in: path) }

    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }

    /// Writes a file and gives its path.
    func file(_ name: String, _ text: String) throws -> String {
        try file(name, Data(text.utf8))
    }

    func file(_ name: String, _ bytes: Data) throws -> String {
        let place = path + "/" + name
        try bytes.write(to: URL(filePath: place))
        return place
    }

    @discardableResult
    func build(_ files: String..., step: Int = 20_000, tell: (ProductTableBuild.Progress) throws -> Void = { _ in })
        throws -> ProductTableReport
    {
        try ProductTableBuild(of: files, as: table, check: Self.check, step: step).run(tell)
    }

    func product(_ digits: String) throws -> Product? {
        try ProductTable(path: table)[Barcode(reading: digits)]
    }

    private static var check: ProductCheck {
        var most = NutrientAmounts.zero
        for nutrient in Product.nutrients { most[nutrient] = 3_000 }
        return ProductCheck(most: most)
    }
}

/// Made-up rows in the formats that are published.
enum Published {
    static let header = [
        "code", "product_name", "brands", "quantity", "serving_size", "energy-kj_100g", "energy-kcal_100g", "fat_100g",
        "carbohydrates_100g", "sugars_100g", "fiber_100g", "proteins_100g", "sodium_100g", "iron_100g", "alcohol_100g",
    ].joined(separator: "\t")

    static func row(
        _ code: String, _ name: String, brand: String = "Made Up,Other", quantity: String = "430 g",
        serving: String = "2 biscuits (37.5 g)", energy: String = "362", iron: String = "0.012"
    ) -> String {
        [code, name, brand, quantity, serving, "1515", energy, "2", "69", "4.4", "10", "12", "0.112", iron, ""]
            .joined(separator: "\t")
    }

    /// A number with the digit that belongs behind it.
    static func code(_ place: Int) -> String {
        let others = 400_000_000_000 + place
        return String(others * 10 + (0...9).first { Barcode(number: Int64(others * 10 + $0)) != nil }!)
    }

    /// So many rows, each with a name of its own.
    static func table(_ count: Int) -> String {
        ([header] + (0..<count).map { row(code($0), "Biscuit number\($0)") }).joined(separator: "\n") + "\n"
    }
}
