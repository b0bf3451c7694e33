import CorginaFoods
import Foundation

/// Open Food Facts' export in JSON, a line a product.
struct OpenFoodFactsLines: ProductRows {
    private let lines: FileLines
    private let decoder = JSONDecoder()

    init(path: String, from offset: Int?) throws(ProductTableError) {
        lines = try FileLines(path: path, from: offset ?? 0)
    }

    var offset: Int { lines.offset }

    func next() throws(ProductTableError) -> ProductRow? {
        while let length = try lines.lineEnd(after: 0) {
            let line = Data(lines.bytes(length))
            lines.pass(length)
            guard line.contains(where: { $0 > UInt8(ascii: " ") }) else { continue }
            guard let row = try? decoder.decode(OpenFoodFactsRow.self, from: line) else { return .unreadable }
            return .listed(row.product)
        }
        return nil
    }
}

/// What is read of a line; a field of another type than expected counts as absent.
struct OpenFoodFactsRow: Decodable {
    let product: ListedProduct

    private enum CodingKeys: String, CodingKey {
        case code, brands, quantity, nutriments
        case name = "product_name"
        case serving = "serving_size"
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        func text(_ key: CodingKeys) -> String { (try? fields.decode(String.self, forKey: key)) ?? "" }
        let nutriments = (try? fields.decode([String: LooseFigure].self, forKey: .nutriments)) ?? [:]
        product = OpenFoodFacts.product(
            number: text(.code), name: text(.name), brands: text(.brands), serving: text(.serving),
            quantity: text(.quantity)
        ) { nutriments[$0.field]?.value }
    }
}

/// A figure that may stand in quotes.
private struct LooseFigure: Decodable {
    let value: Double?

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        value = (try? container.decode(Double.self)) ?? (try? container.decode(String.self)).flatMap { Double($0) }
    }
}
