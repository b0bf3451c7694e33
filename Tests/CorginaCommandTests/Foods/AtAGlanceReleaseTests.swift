import CorginaCore
import CorginaFoods
import Foundation
import Testing

@testable import CorginaCommand

/// A few made-up foods in the shape USDA publishes: a title cell of two lines, a header with line breaks, quotes.
struct AtAGlanceReleaseTests {
    static let title =
        "\u{FEFF}\"Foods\n2031-2032 Food and Nutrient Database for Dietary Studies - At A Glance  \",,,\r\n"

    static let foods =
        title
        + "Food code,Main food description,Additional food description,WWEIA Category number,WWEIA Category description\r\n"
        + "11000001,\"Moon milk, \"\"NFS\"\"\",\"glow; silver milk;\nsilver milk ; glow\",1002,\"Milk, whole\"\r\n"
        + "12000002,Cloud bread,,4202,Yeast breads\r\n"

    static let nutrients: String = {
        let columns = Nutrient.allCases.map { "\"\($0.atAGlanceColumn.description.replacing(" (", with: "\n("))\"" }
        let milk = Nutrient.allCases.indices.map { "\($0).125" }
        let bread = Nutrient.allCases.map { _ in "0" }
        return title + (["Food code", "Main food description"] + columns).joined(separator: ",") + "\r\n"
            + (["11000001", "Moon milk"] + milk).joined(separator: ",") + "\r\n"
            + (["12000002", "Cloud bread"] + bread).joined(separator: ",") + "\r\n"
    }()

    static let portions =
        title
        + "Food code,Main food description,Subcode,Subcode description,Seq num,Portion description,\"Portion weight\n(g)\"\r\n"
        + "11000001,Moon milk,,,1,1 cup,244\r\n"
        + "11000001,Moon milk,,,2,Quantity not specified,-9\r\n"
        + "11000001,Moon milk,77,Crescent,1,\"1 crescent (3\"\" long)\",12.5\r\n"

    static func release(
        foods: String = foods, nutrients: String = nutrients, portions: String = portions
    ) throws -> AtAGlanceRelease {
        AtAGlanceRelease(
            foods: try AtAGlanceFile(name: "foods.csv", text: foods),
            nutrients: try AtAGlanceFile(name: "nutrients.csv", text: nutrients),
            portions: try AtAGlanceFile(name: "portions.csv", text: portions))
    }

    @Test func `A release is read as published`() throws {
        let release = try Self.release()
        #expect(try release.source() == "USDA FNDDS 2031-2032")
        let records = try release.records()
        #expect(records.map(\.name) == ["Moon milk, \"NFS\"", "Cloud bread"])
        #expect(records.map(\.synonyms) == [["glow", "silver milk"], []])
        #expect(records.map(\.category.name) == ["Milk, whole", "Yeast breads"])
        #expect(records[1].portions.isEmpty)
        #expect(
            records[0].portions == [
                Portion(description: "1 cup", grams: Grams(244), sequence: 1),
                Portion(description: "1 crescent (3\" long)", variety: "Crescent", grams: Grams(12.5), sequence: 1),
            ])
        for nutrient in Nutrient.allCases {
            #expect(records[0].nutrientsPer100g[nutrient] == Double(nutrient.index) + 0.125)
        }
    }

    @Test func `Columns may stand elsewhere, be spelled a little differently, or be more`() throws {
        let release = try Self.release(
            foods: "Foods 2031–2032,,\nIngredients,WWEIA category Description,Additional Food Description,Food Code,"
                + "WWEIA Category Number,Main food description\nmoon,\"Milk, whole\",,11000001,1002,Moon milk\n"
                + "water,Yeast breads,,12000002,4202,Cloud bread\n",
            portions: "Portions\nPortion  description,Portion weight (g),Seq num,Food code,Main food description\n"
                + "1 cup,244,1,11000001,Moon milk\n")
        #expect(try release.source() == "USDA FNDDS 2031-2032")
        let records = try release.records()
        #expect(records.map(\.name) == ["Moon milk", "Cloud bread"])
        #expect(records[0].portions == [Portion(description: "1 cup", grams: Grams(244), sequence: 1)])
    }

    static let flaws: [(foods: String?, nutrients: String?, portions: String?, error: AtAGlanceError)] = [
        (
            foods.replacing("Additional food", with: "Another food"), nil, nil,
            .missingColumn("Additional food description", file: "foods.csv")
        ),
        (
            nil, nutrients.replacing("Sugars, total", with: "Sugar"), nil,
            .missingColumn("Sugars, total (g)", file: "nutrients.csv")
        ),
        (
            nil, nutrients.replacing("(mcg_RAE)", with: "(IU)"), nil,
            .missingColumn("Vitamin A, RAE (mcg_RAE)", file: "nutrients.csv")
        ),
        (nil, nil, portions.replacing("Seq num", with: "Number"), .missingColumn("Seq num", file: "portions.csv")),
        (
            foods.replacing("12000002", with: "1200"), nil, nil,
            .badCell(column: "Food code", row: 2, file: "foods.csv")
        ),
        (
            foods.replacing("Cloud bread", with: " "), nil, nil,
            .badCell(column: "Main food description", row: 2, file: "foods.csv")
        ),
        (foods.replacing("12000002", with: "11000001"), nil, nil, .repeatedFood("11000001", file: "foods.csv")),
        (
            nil, nutrients.replacing("0.125", with: "trace"), nil,
            .badCell(column: "Energy (kcal)", row: 1, file: "nutrients.csv")
        ),
        (nil, nutrients.replacing("12000002", with: "12000003"), nil, .unknownFood("12000003", file: "nutrients.csv")),
        (nil, nutrients.replacing("12000002", with: "11000001"), nil, .repeatedFood("11000001", file: "nutrients.csv")),
        (
            foods + "13000003,Star,,4202,Yeast breads\r\n", nil, nil,
            .missingNutrients("13000003", file: "nutrients.csv")
        ),
        (nil, nil, portions.replacing("11000001", with: "13000003"), .unknownFood("13000003", file: "portions.csv")),
        (
            nil, nil, portions.replacing(",244", with: ",-8"),
            .badCell(column: "Portion weight (g)", row: 1, file: "portions.csv")
        ),
        (String(foods.split(separator: "11000001")[0]), nil, nil, .noFoods(file: "foods.csv")),
    ]

    @Test(arguments: flaws.indices)
    func `A flaw is named with its file`(index: Int) throws {
        let flaw = Self.flaws[index]
        let release = try Self.release(
            foods: flaw.foods ?? Self.foods, nutrients: flaw.nutrients ?? Self.nutrients,
            portions: flaw.portions ?? Self.portions)
        #expect(throws: flaw.error) { try release.records() }
    }

    @Test func `A file that is cut off within a quote is refused`() {
        #expect(throws: AtAGlanceError.notCSV(file: "foods.csv")) {
            try AtAGlanceFile(name: "foods.csv", text: Self.foods + "13000003,\"Star")
        }
    }

    @Test func `A title without a release is refused`() throws {
        let file = try AtAGlanceFile(name: "foods.csv", text: "Foods\nFood code\n")
        #expect(throws: AtAGlanceError.noRelease(file: "foods.csv")) { try file.release() }
    }
}

/// The same from a folder, as the command reads it.
struct FoodsBuildTests {
    /// An empty folder of its own, removed afterwards.
    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "corgina-foods-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    private func write(_ files: [String: String], to folder: URL) throws {
        for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
    }

    private let published = [
        "b.csv": AtAGlanceReleaseTests.foods, "a.CSV": AtAGlanceReleaseTests.nutrients,
        "c.csv": AtAGlanceReleaseTests.portions, "ingredients.csv": "Ingredients\nFood code,Ingredient\n",
        "notes.txt": "\"",
    ]

    @Test func `A folder becomes a food table, whatever its files are called`() throws {
        try withFolder { folder in
            try write(published, to: folder)
            let output = folder.appending(path: "foods.tsv")
            let lines = try FoodsBuild.run(from: folder.path, dishes: nil, output: output.path)
            #expect(lines.first == "USDA FNDDS 2031-2032: 2 foods, 2 portions")
            let catalogue = try FoodCatalogue(bytes: Array(Data(contentsOf: output)))
            #expect(catalogue.foods.map(\.name) == ["Moon milk, \"NFS\"", "Cloud bread"])
        }
    }

    @Test func `A missing table, two of one kind, and a missing folder are named`() throws {
        try withFolder { folder in
            #expect(throws: AtAGlanceError.missingTable(.foods, folder: folder.path)) {
                try FoodsBuild.run(from: folder.path, dishes: nil, output: folder.path + "/foods.tsv")
            }
            try write(published, to: folder)
            try write(["d.csv": AtAGlanceReleaseTests.foods], to: folder)
            #expect(throws: AtAGlanceError.twoTables(.foods, "b.csv", "d.csv")) {
                try FoodsBuild.run(from: folder.path, dishes: nil, output: folder.path + "/foods.tsv")
            }
            let nowhere = folder.path + "/nowhere"
            #expect(throws: AtAGlanceError.unreadableFolder(nowhere)) {
                try FoodsBuild.run(from: nowhere, dishes: nil, output: folder.path + "/foods.tsv")
            }
        }
    }

    @Test func `A file that is not UTF-8 is refused`() throws {
        try withFolder { folder in
            try Data([0x46, 0x6F, 0xE8, 0x0A]).write(to: folder.appending(path: "foods.csv"))
            #expect(throws: AtAGlanceError.notUTF8(file: "foods.csv")) {
                try FoodsBuild.run(from: folder.path, dishes: nil, output: folder.path + "/foods.tsv")
            }
        }
    }
}
