import CorginaCore
import CorginaFoods
import CorginaProducts
import Foundation

/// How large a table of products is, and how long it takes to find something in it.
enum ProductsBenchmark {
    private static let lookUps = 2_000
    private static let searches = 200

    static func lines(_ table: ProductTable, path: String) throws -> [String] {
        let count = try table.count()
        let bytes = try FileManager.default.attributesOfItem(atPath: ProductTable.path(in: path))[.size] as? Int ?? 0
        let numbers = try table.sample(lookUps).shuffled()
        let names = numbers.prefix(searches).compactMap { table[$0]?.name }
        return [
            "products: \(count), \(bytes >> 20) MB, \(bytes / max(1, count)) bytes each",
            "products look-up: \(lookUpTimes(table, numbers).summary) (limit 5)",
            "products not there: \(lookUpTimes(table, numbers.compactMap(neighbour)).summary) (limit 5)",
            "products search by name: \(searchTimes(table, names).summary) (limit 5)",
            "products search by word: \(searchTimes(table, names.compactMap(firstWord)).summary) (limit 5)",
        ]
    }

    private static func lookUpTimes(_ table: ProductTable, _ numbers: [Barcode]) -> Timings {
        var timings = Timings()
        for number in numbers { _ = timings.measure { table[number] } }
        return timings
    }

    private static func searchTimes(_ table: ProductTable, _ words: [String]) -> Timings {
        var timings = Timings()
        for words in words { _ = timings.measure { table.products(matching: words, limit: 20) } }
        return timings
    }

    private static func firstWord(_ name: String) -> String? { name.split(separator: " ").first.map(String.init) }

    /// A number close to one of the table, as one that is not in it would be.
    private static func neighbour(_ barcode: Barcode) -> Barcode? {
        (1...20).lazy.compactMap { Barcode(number: barcode.number + $0) }.first
    }
}
