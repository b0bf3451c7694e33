import CorginaCore
import CorginaFoods
import Foundation
import Testing

@testable import CorginaProducts

struct ProductTableRestartTests {
    private let scratch: Scratch

    private struct Stopped: Error {}

    init() throws { scratch = try Scratch() }

    @Test func `A build that was stopped goes on where it was`() throws {
        let file = try scratch.file("openfoodfacts.csv", Published.table(100))
        var pieces = 0
        #expect(throws: Stopped.self) {
            try scratch.build(file, step: 10) { _ in
                pieces += 1
                if pieces == 4 { throw Stopped() }
            }
        }
        #expect(!scratch.names.contains(ProductTable.fileName))
        var taken: [Int] = []
        let report = try scratch.build(file, step: 10) { taken.append($0.taken) }
        #expect(taken.first == 50)
        #expect(report.taken == 100)
        #expect(report.parts.first?.leftOut.isEmpty == true)
        #expect(try ProductTable(path: scratch.table).count() == 100)
    }

    @Test func `A build that was stopped once its words were sorted sorts them again`() throws {
        let file = try scratch.file("openfoodfacts.csv", Published.table(100))
        // A folder in its place: the table is whole by the time it cannot be put there.
        try FileManager.default.createDirectory(atPath: scratch.table, withIntermediateDirectories: false)
        #expect(throws: ProductTableError.notUsable(scratch.table)) { try scratch.build(file) }
        try FileManager.default.removeItem(atPath: scratch.table)
        #expect(scratch.names.contains(ProductTable.fileName + ".building"))
        #expect(try scratch.build(file).taken == 100)
        #expect(scratch.names == ["openfoodfacts.csv", ProductTable.fileName])
        #expect(try ProductTable(path: scratch.table).products(matching: "biscuit", limit: 200).count == 100)
    }

    @Test func `A file that is another since is read from its beginning`() throws {
        let file = try scratch.file("openfoodfacts.csv", Published.table(100))
        #expect(throws: Stopped.self) { try scratch.build(file, step: 10) { _ in throw Stopped() } }
        _ = try scratch.file("openfoodfacts.csv", Published.table(30))
        #expect(try scratch.build(file, step: 10).taken == 30)
    }

    @Test func `Progress tells how far the file is read`() throws {
        let text = Published.table(25)
        var read: [Int] = []
        try scratch.build(scratch.file("openfoodfacts.csv", text), step: 10) { progress in
            read.append(progress.readBytes)
            #expect(progress.bytes == text.utf8.count)
        }
        #expect(read.count == 3)
        #expect(read == read.sorted())
        #expect(read.last == text.utf8.count)
    }

    @Test func `A new build replaces the table in one step`() throws {
        try scratch.build(scratch.file("openfoodfacts.csv", Published.table(10)))
        let open = try ProductTable(path: scratch.table)
        #expect(throws: Stopped.self) {
            try scratch.build(scratch.file("new.csv", Published.table(20)), step: 5) { _ in throw Stopped() }
        }
        #expect(try ProductTable(path: scratch.table).count() == 10)
        try scratch.build(scratch.path + "/new.csv")
        #expect(try ProductTable(path: scratch.table).count() == 20)
        // Who has the old one open goes on reading it.
        #expect(try open.count() == 10)
    }

    @Test func `A file of which nothing can be taken replaces nothing`() throws {
        try scratch.build(scratch.file("openfoodfacts.csv", Published.table(10)))
        #expect(throws: ProductTableError.noProducts) {
            try scratch.build(scratch.file("empty.csv", Published.header + "\n"))
        }
        #expect(try ProductTable(path: scratch.table).count() == 10)
    }

    @Test func `What is no table of products is refused`() throws {
        let other = try scratch.file("other.csv", "name,age\nSam,3\n")
        #expect(throws: ProductTableError.unknownFormat(other)) { try scratch.build(other) }
        let empty = try scratch.file("empty.csv", "")
        #expect(throws: ProductTableError.unknownFormat(empty)) { try scratch.build(empty) }
        let packed = try scratch.file("packed.csv.gz", Data([0x1F, 0x8B, 8, 0, 0x0A, 1]))
        #expect(throws: ProductTableError.compressed(packed)) { try scratch.build(packed) }
        let missing = scratch.path + "/nowhere.csv"
        #expect(throws: ProductTableError.unreadableFile(missing)) { try scratch.build(missing) }
    }

    @Test func `USDA's numbers without the names beside them are refused`() throws {
        let branded = try scratch.file("branded_food.csv", "fdc_id,gtin_upc\n1,4006381333931\n")
        #expect(throws: ProductTableError.missingBeside("food.csv", folder: scratch.path)) {
            try scratch.build(branded)
        }
    }

    @Test func `A file that is no table of ours is not read`() throws {
        let other = try scratch.file("products.corgina", "not a database, but long enough to look like something else")
        #expect(throws: ProductTableError.notATable(other)) { try ProductTable(path: other) }
        #expect(throws: ProductTableError.self) { try ProductTable(folder: scratch.path) }
    }

    @Test func `A folder without a table has none`() throws {
        #expect(try ProductTable(folder: scratch.path) == nil)
    }
}
