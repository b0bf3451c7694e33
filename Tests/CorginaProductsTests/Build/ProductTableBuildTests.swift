import CorginaCore
import CorginaFoods
import Foundation
import Testing

@testable import CorginaProducts

struct ProductTableBuildTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    private func table(_ rows: String...) throws -> String {
        try scratch.file("openfoodfacts.csv", ([Published.header] + rows).joined(separator: "\n") + "\n")
    }

    @Test func `A row of Open Food Facts is found by its number`() throws {
        let report = try scratch.build(table(Published.row("4006381333931", "Wheat biscuits")))
        #expect(report.taken == 1)
        let product = try #require(try scratch.product("4006381333931"))
        #expect(product.name == "Wheat biscuits")
        #expect(product.brand == "Made Up")
        #expect(product.measure == .grams)
        #expect(product.serving == 37.5)
        #expect(product.nutrientsPer100[.energy] == 362)
        #expect(product.nutrientsPer100[.protein] == 12)
        // The export counts in grams.
        #expect(product.nutrientsPer100[.sodium] == 112)
        #expect(product.nutrientsPer100[.iron] == 12)
        #expect(try scratch.product("5901234123457") == nil)
    }

    @Test func `Kilojoules count where kilocalories are missing`() throws {
        try scratch.build(table(Published.row("4006381333931", "Wheat biscuits", energy: "")))
        #expect(try scratch.product("4006381333931")?.nutrientsPer100[.energy] == 362.09)
    }

    @Test func `A drink is counted in millilitres`() throws {
        try scratch.build(table(Published.row("4006381333931", "Oat drink", quantity: "1 l", serving: "")))
        let product = try #require(try scratch.product("4006381333931"))
        #expect(product.measure == .milliliters)
        #expect(product.serving == nil)
    }

    @Test func `The report says what was left out and why`() throws {
        let report = try scratch.build(
            table(
                Published.row("4006381333931", "Wheat biscuits"), Published.row("4006381333931", "The same"),
                Published.row("4006381333932", "Wrong digit"), Published.row("5901234123457", ""),
                Published.row("96385074", "Too much", energy: "2000"), "half a row"))
        let part = try #require(report.parts.first)
        #expect(part.taken == 1)
        #expect(
            Dictionary(uniqueKeysWithValues: part.leftOut.map { ($0.fault, $0.count) })
                == [.repeated: 1, .number: 1, .name: 1, .energy: 1, .unreadable: 1])
        #expect(try scratch.product("4006381333931")?.name == "Wheat biscuits")
    }

    @Test func `A line of JSON is a product`() throws {
        let lines = """
            {"code":"4006381333931","product_name":"Oat \\"bar\\"","brands":"Made Up","serving_size":"40 g","nutriments":\
            {"energy-kcal_100g":"362","proteins_100g":12,"carbohydrates_100g":69,"fat_100g":2,"iron_100g":0.012},"images":{"1":{}}}
            {"code":"96385074","product_name":["not","words"],"nutriments":[]}
            not JSON

            {"code":"5901234123457","product_name":"Water","nutriments":{"energy_100g":0,"proteins_100g":0,"carbohydrates_100g":0,"fat_100g":0}}
            """
        let report = try scratch.build(scratch.file("openfoodfacts.jsonl", lines))
        #expect(report.taken == 2)
        #expect(report.parts.first?.leftOut.map { $0.fault } == [.name, .unreadable])
        #expect(try scratch.product("4006381333931")?.nutrientsPer100[.iron] == 12)
        #expect(try scratch.product("5901234123457")?.name == "Water")
    }

    @Test func `USDA's three files make one table`() throws {
        let branded = try brandedFiles()
        let report = try scratch.build(branded)
        #expect(report.taken == 1)
        #expect(report.parts.first?.leftOut.map { $0.fault } == [.incomplete, .repeated])
        let product = try #require(try scratch.product("036000291452"))
        #expect(product.name == "OAT RINGS, NEW")
        #expect(product.brand == "RINGS")
        #expect(product.serving == 39)
        #expect(product.nutrientsPer100[.energy] == 362)
        #expect(product.nutrientsPer100[.vitaminD] == 2.5)
        #expect(product.nutrientsPer100[.iron] == 12)
    }

    /// Three foods, the first two with one number; the figures of the second come in two places.
    private func brandedFiles() throws -> String {
        _ = try scratch.file(
            "food.csv",
            """
            "fdc_id","data_type","description"
            "11","branded_food","OAT RINGS, OLD"
            "12","branded_food","OAT RINGS, NEW"
            "13","branded_food","NO FIGURES"
            "14","foundation_food","Apple"
            """)
        let macronutrients = [1003: 12, 1004: 2, 1005: 69, 1008: 362]
        let figures = [11, 12].flatMap { food in
            macronutrients.map { "\"9\",\"\(food)\",\"\($0.key)\",\"\($0.value)\"" }
        }
        _ = try scratch.file(
            "food_nutrient.csv",
            (["\"id\",\"fdc_id\",\"nutrient_id\",\"amount\""] + figures + [
                "\"9\",\"14\",\"1008\",\"52\"", "\"9\",\"12\",\"1089\",\"12\"", "\"9\",\"12\",\"1110\",\"100\"",
                "\"9\",\"12\",\"9999\",\"1\"", "\"9\",\"x\",\"1008\",\"1\"",
            ]).joined(separator: "\n"))
        return try scratch.file(
            "branded_food.csv",
            """
            "fdc_id","brand_owner","brand_name","gtin_upc","serving_size","serving_size_unit"
            "11","Owner","RINGS","00036000291452","40.0","g"
            "12","Owner","RINGS","036000291452","39.0","g"
            "13","Owner","","4006381333931","240","ml"
            """)
    }

    @Test func `Of two tables the first to list a number counts`() throws {
        let first = try table(Published.row("4006381333931", "Of the first"))
        let second = try scratch.file(
            "more.csv",
            [
                Published.header, Published.row("4006381333931", "Of the second"),
                Published.row("5901234123457", "Only there"),
            ].joined(separator: "\n"))
        let report = try scratch.build(first, second)
        #expect(report.parts.map { $0.taken } == [1, 1])
        #expect(try scratch.product("4006381333931")?.name == "Of the first")
        #expect(try scratch.product("5901234123457")?.name == "Only there")
        #expect(try ProductTable(path: scratch.table).sources == [.openFoodFacts])
    }

    @Test func `The table alone is left, and only its owner may read it`() throws {
        try scratch.build(table(Published.row("4006381333931", "Wheat biscuits")))
        #expect(scratch.names == ["openfoodfacts.csv", ProductTable.fileName])
        let attributes = try FileManager.default.attributesOfItem(atPath: scratch.table)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        let bytes = try Data(contentsOf: URL(filePath: scratch.table))
        #expect(bytes.range(of: Data(scratch.path.utf8)) == nil)
    }
}
