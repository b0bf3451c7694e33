import CorginaCore
import CorginaFoods
import GRDB

/// Reads one of USDA's three files into the table where they wait for each other.
struct BrandedReading {
    let file: DelimitedFile
    let stage: ProductStage

    /// Reads so many rows. A row that cannot be read, or that no branded food has, changes nothing.
    ///
    /// - Returns: whether the file ended.
    func read(_ step: Int, _ db: Database) throws -> Bool {
        switch stage.kind {
        case .branded: try readNumbers(step, db)
        case .names: try readNames(step, db)
        default: try readNutrients(step, db)
        }
    }

    private func readNumbers(_ step: Int, _ db: Database) throws -> Bool {
        let insert = try db.cachedStatement(
            sql: """
                INSERT OR REPLACE INTO branded (source, fdc, number, brand, measure, serving) VALUES (?, ?, ?, ?, ?, ?)
                """)
        let columns = ["fdc_id", "gtin_upc", "brand_name", "brand_owner", "serving_size", "serving_size_unit"]
            .map { file.column($0) }
        return try each(step) { record in
            guard let fdc = Self.id(record[columns[0]]) else { return }
            let brand = record[columns[2]].isEmpty ? record[columns[3]] : record[columns[2]]
            let serving = ServingText.amount(in: record[columns[4]] + " " + record[columns[5]])
            try insert.execute(arguments: [
                stage.source, fdc, record[columns[1]], brand, (serving?.measure ?? .grams).stored, serving?.value,
            ])
        }
    }

    private func readNames(_ step: Int, _ db: Database) throws -> Bool {
        let update = try db.cachedStatement(sql: "UPDATE branded SET name = ? WHERE source = ? AND fdc = ?")
        let (fdc, name) = (file.column("fdc_id"), file.column("description"))
        return try each(step) { record in
            guard let fdc = Self.id(record[fdc]) else { return }
            try update.execute(arguments: [record[name], stage.source, fdc])
        }
    }

    /// The rows of one food follow each other, mostly; they are put into the table together.
    private func readNutrients(_ step: Int, _ db: Database) throws -> Bool {
        var food: (fdc: Int, amounts: [Nutrient: Double])?
        let columns = ["fdc_id", "nutrient_id", "amount"].map { file.column($0) }
        let isAtEnd = try each(step) { record in
            guard let fdc = Self.id(record[columns[0]]), let number = Self.id(record[columns[1]]),
                let (nutrient, factor) = BrandedFoods.nutrients[number], let amount = Double(record[columns[2]])
            else { return }
            if let last = food, last.fdc != fdc {
                try put(last.amounts, of: last.fdc, db)
                food = nil
            }
            food = (fdc, (food?.amounts ?? [:]).merging([nutrient: amount * factor]) { first, _ in first })
        }
        if let food { try put(food.amounts, of: food.fdc, db) }
        return isAtEnd
    }

    private func put(_ amounts: [Nutrient: Double], of fdc: Int, _ db: Database) throws {
        let update = try db.cachedStatement(sql: Self.update)
        let values: [(any DatabaseValueConvertible)?] = Product.nutrients.map { amounts[$0] } + [stage.source, fdc]
        try update.execute(arguments: StatementArguments(values))
    }

    private static let update =
        "UPDATE branded SET "
        + ProductSchema.nutrients.map { "\($0) = coalesce(\($0), ?)" }.joined(separator: ", ")
        + " WHERE source = ? AND fdc = ?"

    private static func id(_ text: String) -> Int? { WholeText.read(text, in: 1...Int(Int32.max)) }

    /// - Returns: whether the file ended.
    private func each(_ step: Int, _ take: (DelimitedRecord) throws -> Void) throws -> Bool {
        for _ in 0..<step {
            switch try file.next() {
            case nil: return true
            case .unreadable: continue
            case .record(let record): try take(record)
            }
        }
        return false
    }
}

extension ListedProduct {
    /// A row of the table where USDA's files wait for each other.
    init(branded row: Row) {
        var amounts: [Nutrient: Double] = [:]
        for nutrient in Product.nutrients { amounts[nutrient] = row[nutrient.rawValue] as Double? }
        self.init(
            number: row["number"], name: row["name"] ?? "", brand: row["brand"] ?? "",
            measure: Product.Measure(stored: row["measure"]), serving: row["serving"], amounts: amounts)
    }
}
