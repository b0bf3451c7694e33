import CorginaCore
import CorginaFoods
import Testing

@testable import CorginaProducts

struct ProductSearchTests {
    private let scratch: Scratch
    private let table: ProductTable

    init() throws {
        scratch = try Scratch()
        let rows = [
            Published.row(Published.code(1), "Wheat biscuits with honey", brand: "Weetabix"),
            Published.row(Published.code(2), "Weetabix", brand: "Weetabix"),
            Published.row(Published.code(3), "Kit Kat Chunky", brand: "Nestlé"),
            Published.row(Published.code(4), "Crème brûlée", brand: "Maison"),
            Published.row(Published.code(5), "Kat's kit", brand: "Kats"),
        ]
        try scratch.build(scratch.file("openfoodfacts.csv", ([Published.header] + rows).joined(separator: "\n")))
        table = try ProductTable(path: scratch.table)
    }

    @Test(arguments: [
        ("Weetabix", ["Weetabix", "Wheat biscuits with honey"]), ("weetabix honey", ["Wheat biscuits with honey"]),
        ("Kit Kat", ["Kit Kat Chunky", "Kat's kit"]), ("kitkat", []), ("nestle", ["Kit Kat Chunky"]),
        ("creme brulee", ["Crème brûlée"]), ("CRÈME", ["Crème brûlée"]),
        ("weet", []),
        ("weetabix nestle", []), ("kit kat de", ["Kit Kat Chunky", "Kat's kit"]),
    ])
    func `All words are in the name or the brand`(words: String, names: [String]) {
        #expect(table.products(matching: words, limit: 10).map { $0.name } == names)
    }

    @Test(arguments: [
        "", " ", "\"", "*", "weet*\"", "NOT", "a OR b", "name:weetabix", "(", "^weetabix", "-", "🥛", "\u{0}",
        "NEAR(a b)",
    ])
    func `What is typed is never an operator`(words: String) {
        _ = table.products(matching: words, limit: 10)
        #expect(table.products(matching: words + " nosuchword", limit: 10).isEmpty)
    }

    @Test func `Words without end find nothing, and take no time`() {
        #expect(table.products(matching: String(repeating: "weetabix ", count: 10_000), limit: 10).count == 2)
        #expect(table.products(matching: String(repeating: "w", count: 100_000), limit: 10).isEmpty)
    }

    @Test func `No more are found than asked for`() {
        #expect(table.products(matching: "weetabix", limit: 1).map { $0.name } == ["Weetabix"])
        #expect(table.products(matching: "weetabix", limit: 0).isEmpty)
    }

    @Test func `Of many, the shortest names are looked at, whatever their numbers`() throws {
        let long = (1...150).map { Published.row(Published.code($0), "Oat drink number \($0) with barley", brand: "A") }
        let short = [
            Published.row(Published.code(900), "Barley oat", brand: "A"),
            Published.row(Published.code(901), "Oat", brand: "A"),
        ]
        try scratch.build(scratch.file("many.csv", ([Published.header] + long + short).joined(separator: "\n")))
        let table = try ProductTable(path: scratch.table)
        #expect(
            table.products(matching: "oat", limit: 200).prefix(2).map { $0.name } == [
                "Oat", "Oat drink number 1 with barley",
            ])
        #expect(table.products(matching: "barley", limit: 1).map { $0.name } == ["Barley oat"])
    }

    @Test func `Among words that many products have, the one product that has them all is found`() throws {
        let many = (1...600).map { Published.row(Published.code($0), "Oat drink", brand: "A") }
        let more = (601...1_200).map { Published.row(Published.code($0), "Honey bar", brand: "B") }
        let one = Published.row(Published.code(1_201), "Bar of many grains with honey and a drink of oat", brand: "C")
        try scratch.build(scratch.file("many.csv", ([Published.header] + many + more + [one]).joined(separator: "\n")))
        let table = try ProductTable(path: scratch.table)
        #expect(table.products(matching: "honey oat", limit: 9).map { $0.brand } == ["C"])
        #expect(table.products(matching: "oat bar with grains drink", limit: 9).map { $0.brand } == ["C"])
        #expect(table.products(matching: "oat honey barley", limit: 9).isEmpty)
        #expect(table.products(matching: "honey", limit: 2).map { $0.name } == ["Honey bar", "Honey bar"])
        #expect(try Set(table.commonWords(5)) == ["bar", "drink", "honey", "oat", "a"])
    }

    @Test func `A word more than eight is not looked for`() throws {
        let name = "One two three four five six seven eight"
        try scratch.build(
            scratch.file(
                "long.csv", [Published.header, Published.row(Published.code(1), name)].joined(separator: "\n")))
        let table = try ProductTable(path: scratch.table)
        #expect(table.products(matching: name + " nowhere", limit: 9).count == 1)
        #expect(table.products(matching: "nowhere " + name, limit: 9).isEmpty)
    }

    @Test(arguments: ["straße", "ΣΊΣΥΦΟΣ", "かき氷", "ไอศกรีม", "Kit-Kat’s", "ﬁlet", "İzmir"])
    func `A name is found by itself, whatever its script`(name: String) throws {
        try scratch.build(
            scratch.file("one.csv", [Published.header, Published.row(Published.code(1), name)].joined(separator: "\n")))
        #expect(try ProductTable(path: scratch.table).products(matching: name, limit: 9).map { $0.name } == [name])
    }

    @Test func `A sample is of numbers that are there`() throws {
        let sample = try table.sample(3)
        #expect(sample.count == 3)
        #expect(sample.allSatisfy { table[$0] != nil })
    }
}
