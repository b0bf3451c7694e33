import CorginaCore
import CorginaFoods
import Foundation

/// A release of FNDDS as published for people: three tables in three CSV files.
///
/// Read by header, so that releases whose columns stand elsewhere or bring more of them are read the same way.
struct AtAGlanceRelease {
    let foods: AtAGlanceFile
    let nutrients: AtAGlanceFile
    let portions: AtAGlanceFile

    init(foods: AtAGlanceFile, nutrients: AtAGlanceFile, portions: AtAGlanceFile) {
        self.foods = foods
        self.nutrients = nutrients
        self.portions = portions
    }

    /// Finds the three tables among the CSV files of a folder by their columns.
    init(folder: URL) throws(AtAGlanceError) {
        guard let entries = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        else { throw .unreadableFolder(folder.path) }
        var files: [AtAGlanceFile] = []
        let byName = entries.filter { $0.pathExtension.lowercased() == "csv" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
        for entry in byName { files.append(try AtAGlanceFile(at: entry)) }
        foods = try Self.only(.foods, of: files, in: folder.path)
        nutrients = try Self.only(.nutrients, of: files, in: folder.path)
        portions = try Self.only(.portions, of: files, in: folder.path)
    }

    private static func only(
        _ table: AtAGlanceTable, of files: [AtAGlanceFile], in folder: String
    ) throws(AtAGlanceError) -> AtAGlanceFile {
        let matches = files.filter { $0.has(table.tellTale) }
        guard let file = matches.first else { throw .missingTable(table, folder: folder) }
        guard matches.count == 1 else { throw .twoTables(table, matches[0].name, matches[1].name) }
        return file
    }

    /// "USDA FNDDS 2017-2018".
    func source() throws(AtAGlanceError) -> String { "USDA FNDDS \(try foods.release())" }

    /// Every food with its nutrients and portions.
    func records() throws(AtAGlanceError) -> [FoodRecord] {
        var records = try listedFoods()
        var missing = Set(records.keys)
        for (code, amounts) in try nutrientAmounts() {
            guard missing.remove(code) != nil else { throw .unknownFood(code.description, file: nutrients.name) }
            records[code]?.nutrientsPer100g = amounts
        }
        if let code = missing.min() { throw .missingNutrients(code.description, file: nutrients.name) }
        for (code, portion) in try listedPortions() {
            guard records[code] != nil else { throw .unknownFood(code.description, file: portions.name) }
            records[code]?.portions.append(portion)
        }
        return records.values.sorted { $0.code < $1.code }
    }
}

extension AtAGlanceRelease {
    private func listedFoods() throws(AtAGlanceError) -> [FoodCode: FoodRecord] {
        let cells = try AtAGlanceCells(foods)
        let category = try (
            number: foods.column("WWEIA Category number"), name: foods.column("WWEIA Category description")
        )
        let additional = try foods.column("Additional food description")
        var records: [FoodCode: FoodRecord] = [:]
        for row in foods.rows.indices {
            let code = try cells.code(row)
            let record = FoodRecord(
                code: code, name: try cells.text(row, cells.name),
                synonyms: cells.synonyms(row, additional),
                category: FoodCategory(
                    number: try cells.integer(row, category.number), name: try cells.text(row, category.name)),
                portions: [], nutrientsPer100g: .zero)
            guard records.updateValue(record, forKey: code) == nil else {
                throw .repeatedFood(code.description, file: foods.name)
            }
        }
        guard !records.isEmpty else { throw .noFoods(file: foods.name) }
        return records
    }

    private func nutrientAmounts() throws(AtAGlanceError) -> [FoodCode: NutrientAmounts] {
        let cells = try AtAGlanceCells(nutrients)
        var columns: [(nutrient: Nutrient, column: Int)] = []
        for nutrient in Nutrient.allCases { columns.append((nutrient, try nutrients.column(nutrient.atAGlanceColumn))) }
        var amounts: [FoodCode: NutrientAmounts] = [:]
        for row in nutrients.rows.indices {
            var amount = NutrientAmounts.zero
            for (nutrient, column) in columns { amount[nutrient] = try cells.figure(row, column) }
            let code = try cells.code(row)
            guard amounts.updateValue(amount, forKey: code) == nil else {
                throw .repeatedFood(code.description, file: nutrients.name)
            }
        }
        return amounts
    }

    /// The portions that have a weight, in published order.
    private func listedPortions() throws(AtAGlanceError) -> [(FoodCode, Portion)] {
        let cells = try AtAGlanceCells(portions)
        let description = try portions.column("Portion description")
        let weight = try portions.column("Portion weight (g)")
        let sequence = try portions.column("Seq num")
        // Releases after 2017-2018 have no portions of single makes.
        let variety = portions.has("Subcode description") ? try portions.column("Subcode description") : nil
        var listed: [(FoodCode, Portion)] = []
        for row in portions.rows.indices {
            guard let grams = try cells.weight(row, weight) else { continue }
            let name = variety.map { cells.words(row, $0) } ?? ""
            let portion = Portion(
                description: try cells.text(row, description), variety: name.isEmpty ? nil : name, grams: grams,
                sequence: try cells.integer(row, sequence))
            listed.append((try cells.code(row), portion))
        }
        return listed
    }
}
