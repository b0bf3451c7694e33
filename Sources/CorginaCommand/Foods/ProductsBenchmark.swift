import CorginaCore
import CorginaFoods
import CorginaProducts
import Foundation

/// How large a table of products is, and how long it takes to find something in it.
enum ProductsBenchmark {
    private static let lookUps = 2_000
    private static let searches = 1_000
    /// From how many of the commonest words, and how many of them at once, searches are made that no person makes.
    private static let commonWords = 40
    private static let mostWords = 8

    static func lines(_ table: ProductTable, path: String) throws -> [String] {
        let count = try table.count()
        let bytes = try FileManager.default.attributesOfItem(atPath: ProductTable.path(in: path))[.size] as? Int ?? 0
        let numbers = try table.sample(lookUps).shuffled()
        let names = numbers.prefix(searches).compactMap { table[$0]?.name }
        return [
            "products: \(count), \(bytes >> 20) MB, \(bytes / max(1, count)) bytes each",
            line("look-up", numbers) { table[$0] != nil },
            line("not there", numbers.compactMap(neighbour)) { table[$0] != nil },
        ]
            + searches(names, common: try table.commonWords(commonWords)).map { kind, texts in
                line("search by \(kind)", texts) { !table.products(matching: $0, limit: 20).isEmpty }
            }
    }

    private static func searches(_ names: [String], common: [String]) -> [(kind: String, texts: [String])] {
        let words = names.compactMap { $0.split(separator: " ").first.map(String.init) }
        return [
            ("name", names), ("word", words),
            // As a sentence or a slip of the finger makes them: a word that no product has.
            ("name and an unknown word", names.map { $0 + " zzyzx" }),
            // Words that are in products, but hardly together.
            ("two names", zip(names, names.shuffled()).map { $0 + " " + $1 }),
            (
                "common words",
                names.indices.map { common.shuffled().prefix(2 + $0 % (mostWords - 1)).joined(separator: " ") }
            ),
        ]
    }

    /// - Parameter find: whether something was found.
    private static func line<Asked>(_ name: String, _ asked: [Asked], find: (Asked) -> Bool) -> String {
        var (timings, processor) = (Timings(), Timings())
        let found = asked.count { one in
            let start = processorTime
            defer { processor.add(processorTime - start) }
            return timings.measure { find(one) }
        }
        return """
            products \(name): \(timings.summary), at most \(timings.longest) ms (limit 5); of processor time \(processor.summary), \
            at most \(processor.longest) ms; found \(found) of \(asked.count)
            """
    }

    /// What this thread has had so far: other programs add nothing to it, and waiting for the disk neither.
    private static var processorTime: Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }

    /// A number close to one of the table, as one that is not in it would be.
    private static func neighbour(_ barcode: Barcode) -> Barcode? {
        (1...20).lazy.compactMap { Barcode(number: barcode.number + $0) }.first
    }
}
