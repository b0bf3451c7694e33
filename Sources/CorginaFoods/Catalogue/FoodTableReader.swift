import CorginaCore

/// Reads the text ``FoodTableText`` writes, top to bottom, in one pass.
struct FoodTableReader {
    private var lines: TableLines
    private var categories: [FoodCategory] = []
    private var categoryRows: [Int: UInt16] = [:]
    private var measures: [String] = []
    private var varieties: [String] = []
    private var rows = FoodRows()

    init(_ text: [UInt8]) { lines = TableLines(text) }

    mutating func table() throws(FoodCatalogueError) -> FoodTable {
        let source = try title()
        try readCategories()
        measures = try list("measures")
        varieties = try list("varieties")
        try readFoods()
        guard lines.isAtEnd else { throw lines.damaged(.textAfterTheEnd) }
        return FoodTable(
            source: source, text: lines.text, categories: categories, measures: measures, varieties: varieties,
            rows: rows)
    }

    private mutating func title() throws(FoodCatalogueError) -> String {
        guard lines.text.starts(with: FoodTableText.title.utf8), lines.text.count <= UInt32.max else {
            throw .notAFoodTable
        }
        guard try lines.word() == "\(FoodTableText.title) \(FoodTableText.version)" else { throw .unsupportedVersion }
        let source = try lines.word()
        try lines.endLine()
        return source
    }

    private mutating func readCategories() throws(FoodCatalogueError) {
        for _ in 0..<(try heading("categories")) {
            let number = try lines.integer(upTo: 99_999)
            categoryRows[number] = UInt16(truncatingIfNeeded: categories.count)
            categories.append(FoodCategory(number: number, name: try lines.word()))
            try lines.endLine()
        }
    }

    private mutating func list(_ name: String) throws(FoodCatalogueError) -> [String] {
        var words: [String] = []
        for _ in 0..<(try heading(name)) {
            words.append(try lines.word())
            try lines.endLine()
        }
        return words
    }

    /// The number of lines a section announces. At most what two bytes count, so a damaged count costs nothing.
    private mutating func heading(_ name: String) throws(FoodCatalogueError) -> Int {
        let count = try sectionCount(name)
        try lines.endLine()
        return count
    }

    private mutating func sectionCount(_ name: String) throws(FoodCatalogueError) -> Int {
        guard try lines.word() == name else { throw lines.damaged(.wrongHeading) }
        return try lines.integer(upTo: Int(UInt16.max))
    }

    private mutating func readFoods() throws(FoodCatalogueError) {
        let count = try sectionCount("foods")
        let columns = try nutrientColumns()
        rows.reserveCapacity(count)
        for _ in 0..<count { try readFood(columns) }
    }

    /// The place in `Nutrient.allCases` of each column.
    private mutating func nutrientColumns() throws(FoodCatalogueError) -> [Int] {
        var columns: [Int] = []
        while !lines.isAtLineEnd {
            guard let nutrient = Nutrient(rawValue: try lines.word()) else { throw lines.damaged(.wrongNutrients) }
            columns.append(nutrient.index)
        }
        guard columns.count == FoodTable.nutrientCount, Set(columns).count == columns.count else {
            throw lines.damaged(.wrongNutrients)
        }
        try lines.endLine()
        return columns
    }

    private mutating func readFood(_ columns: [Int]) throws(FoodCatalogueError) {
        try readCode()
        rows.names.append(try lines.name())
        guard let category = categoryRows[try lines.integer(upTo: 99_999)] else {
            throw lines.damaged(.unknownCategory)
        }
        rows.categoryRows.append(category)
        rows.synonyms.append(try lines.slice())
        try readPortions()
        let start = rows.thousandths.count
        for _ in columns { rows.thousandths.append(0) }
        for column in columns { rows.thousandths[start + column] = try lines.figure() }
        try lines.endLine()
    }

    private mutating func readCode() throws(FoodCatalogueError) {
        guard let code = FoodCode(number: try lines.integer(upTo: 99_999_999)) else {
            throw lines.damaged(.notAFoodCode)
        }
        if let last = rows.codes.last, code <= last { throw lines.damaged(.codesOutOfOrder) }
        rows.codes.append(code)
    }

    private mutating func readPortions() throws(FoodCatalogueError) {
        var sequence = 0
        while let part = try lines.portion() {
            guard part.thousandths > 0 else { throw lines.damaged(.portionWithoutWeight) }
            guard part.measure < measures.count else { throw lines.damaged(.unknownMeasure) }
            guard part.variety ?? -1 < varieties.count else { throw lines.damaged(.unknownVariety) }
            sequence = part.sequence ?? sequence + 1
            guard let place = UInt16(exactly: sequence) else { throw lines.damaged(.numberOutOfRange) }
            rows.weights.append(
                PortionWeight(
                    measure: UInt16(truncatingIfNeeded: part.measure),
                    variety: part.variety.map { UInt16(truncatingIfNeeded: $0) }, sequence: place,
                    thousandths: part.thousandths))
        }
        rows.weightEnds.append(Int32(truncatingIfNeeded: rows.weights.count))
    }
}
