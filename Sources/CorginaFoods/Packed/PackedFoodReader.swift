import CorginaCore

/// Reads packed foods, top to bottom, in one pass.
struct PackedFoodReader {
    private var packed: PackedReader
    private var rows = FoodRows()
    /// The rows of published foods, in order.
    private var published: [Int] = []
    private var text: [UInt8] = []

    /// - Throws: ``FoodCatalogueError/notAFoodTable`` if the bytes are something else.
    init(_ bytes: UnsafeRawBufferPointer) throws(FoodCatalogueError) {
        packed = PackedReader(bytes)
        guard packed.begins(with: PackedFoods.title) else { throw .notAFoodTable }
    }

    mutating func table() throws(FoodCatalogueError) -> FoodTable {
        do throws(PackedDamage) { return try read() } catch { throw .damagedPacking }
    }

    private mutating func read() throws(PackedDamage) -> FoodTable {
        guard let source = try packed.lines().first else { throw PackedDamage() }
        let categories = try categories()
        let (measures, varieties, nutrients) = (try packed.lines(), try packed.lines(), try nutrients())
        try readCodes()
        try readCategories(categories.count)
        try readNames()
        try readPortions(measures: measures.count, varieties: varieties.count)
        try readFigures(nutrients)
        try readDishes()
        guard packed.isAtEnd else { throw PackedDamage() }
        return FoodTable(
            source: source, text: text, categories: categories, measures: measures, varieties: varieties, rows: rows)
    }

    private mutating func categories() throws(PackedDamage) -> [FoodCategory] {
        let names = try packed.lines()
        let numbers = try packed.column(names.count)
        guard names.count <= UInt16.max, numbers.allSatisfy({ $0 <= 99_999 }) else { throw PackedDamage() }
        return names.indices.map { FoodCategory(number: Int(numbers[$0]), name: names[$0]) }
    }

    /// The place in `Nutrient.allCases` of each column.
    private mutating func nutrients() throws(PackedDamage) -> [Int] {
        let columns = try packed.lines().compactMap { Nutrient(rawValue: $0)?.index }
        guard columns.count == FoodTable.nutrientCount, Set(columns).count == columns.count else {
            throw PackedDamage()
        }
        return columns
    }

    private mutating func readCodes() throws(PackedDamage) {
        let count = try packed.count()
        rows.reserveCapacity(count)
        var number: UInt32 = 0
        for (row, step) in try packed.column(count).enumerated() {
            guard step > 0, step <= 99_999_999, let code = FoodCode(number: Int(number + step)) else {
                throw PackedDamage()
            }
            if !code.isComposed { published.append(row) }
            rows.codes.append(code)
            number += step
        }
    }

    private mutating func readCategories(_ count: Int) throws(PackedDamage) {
        rows.categoryRows = Array(repeating: 0, count: rows.codes.count)
        for (place, category) in try packed.column(published.count).enumerated() {
            guard category < UInt32(count) else { throw PackedDamage() }
            rows.categoryRows[published[place]] = UInt16(truncatingIfNeeded: category)
        }
    }

    /// A published food's other names stand behind a tab; a dish's behind its first name.
    private mutating func readNames() throws(PackedDamage) {
        text = Array(try packed.slice(try packed.count()))
        var start = 0
        for code in rows.codes {
            let divider = code.isComposed ? UInt8(ascii: ";") : UInt8(ascii: "\t")
            guard let end = text[start...].firstIndex(of: PackedWriter.lineEnd) else { throw PackedDamage() }
            let nameEnd = text[start..<end].firstIndex(of: divider) ?? end
            guard nameEnd > start else { throw PackedDamage() }
            if code.isComposed, text[start] &- UInt8(ascii: "a") < 26 { text[start] -= 32 }
            rows.names.append(TextRange(start..<nameEnd))
            rows.synonyms.append(TextRange(min(nameEnd + 1, end)..<end))
            start = end + 1
        }
        guard start == text.count else { throw PackedDamage() }
    }

    private mutating func readPortions(measures: Int, varieties: Int) throws(PackedDamage) {
        var weights: [Int32] = []
        for _ in 0..<(try packed.count()) {
            guard let weight = Int32(exactly: try packed.number()), weight > 0 else { throw PackedDamage() }
            weights.append(weight)
        }
        for _ in rows.codes {
            var sequence: UInt16 = 0
            for _ in 0..<(try packed.count()) {
                var measure = try packed.number()
                var variety: UInt16?
                sequence &+= 1
                if measure == PackedFoods.exception {
                    sequence = UInt16(truncatingIfNeeded: try packed.number())
                    let number = try packed.number()
                    guard number <= UInt32(varieties) else { throw PackedDamage() }
                    if number > 0 { variety = UInt16(truncatingIfNeeded: number - 1) }
                    measure = try packed.number()
                }
                let weight = try packed.number()
                guard measure > 0, measure <= UInt32(measures), weight < UInt32(weights.count) else {
                    throw PackedDamage()
                }
                rows.weights.append(
                    PortionWeight(
                        measure: UInt16(truncatingIfNeeded: measure - 1), variety: variety, sequence: sequence,
                        thousandths: weights[Int(weight)]))
            }
            rows.weightEnds.append(Int32(truncatingIfNeeded: rows.weights.count))
        }
    }

    private mutating func readFigures(_ nutrients: [Int]) throws(PackedDamage) {
        let width = FoodTable.nutrientCount
        rows.thousandths = Array(repeating: 0, count: rows.codes.count * width)
        let distances = try packed.column(published.count)
        for (place, distance) in distances.enumerated() where distance > UInt32(place) { throw PackedDamage() }
        var figures = Array(repeating: Int32(0), count: published.count)
        for nutrient in nutrients {
            let unit = Int32(truncatingIfNeeded: try packed.number())
            for (place, difference) in try packed.column(published.count).enumerated() {
                // A food at no distance has none before it that is like it.
                let like = distances[place] == 0 ? 0 : figures[place - Int(distances[place])]
                let figure = like &+ Difference.unfolded(difference)
                let (thousandths, isTooLarge) = figure.multipliedReportingOverflow(by: unit)
                guard thousandths >= 0, !isTooLarge else { throw PackedDamage() }
                figures[place] = figure
                rows.thousandths[published[place] * width + nutrient] = thousandths
            }
        }
    }

    private mutating func readDishes() throws(PackedDamage) {
        let dishes = rows.codes.indices.filter { rows.codes[$0].isComposed }
        let counts = try packed.column(dishes.count)
        var composition = DishComposition(published: published)
        for (place, row) in dishes.enumerated() {
            try composition.read(Int(truncatingIfNeeded: counts[place]), &packed)
            try composition.write(to: &rows, row)
        }
    }
}

/// The foods of one dish with their shares, and the figures that come of them.
private struct DishComposition {
    let published: [Int]
    private var parts: [(row: Int, share: Double)] = []
    private var sums: [Double] = []

    init(published: [Int]) { self.published = published }

    mutating func read(_ count: Int, _ packed: inout PackedReader) throws(PackedDamage) {
        parts.removeAll(keepingCapacity: true)
        guard count > 0 else { throw PackedDamage() }
        for _ in 0..<count {
            let place = Int(try packed.byte()) | Int(try packed.byte()) << 8
            let hundredths = try packed.byte()
            let share = hundredths > 0 ? UInt32(hundredths) * 100 : try packed.number()
            guard place < published.count else { throw PackedDamage() }
            parts.append((published[place], Double(share) / Double(PackedFoods.sharesOfOne)))
        }
    }

    /// Works out what ``DishTable/records(from:)`` did, by the same steps.
    mutating func write(to rows: inout FoodRows, _ row: Int) throws(PackedDamage) {
        let width = FoodTable.nutrientCount
        let total = parts.reduce(0) { $0 + $1.share }
        guard total > 0 else { throw PackedDamage() }
        sums.removeAll(keepingCapacity: true)
        sums.append(contentsOf: repeatElement(0, count: width))
        var main = parts[0]
        for part in parts {
            let share = part.share / total
            if part.share / total > main.share / total { main = part }
            for nutrient in 0..<width {
                sums[nutrient] += Double(rows.thousandths[part.row * width + nutrient]) / 1_000 * share
            }
        }
        rows.categoryRows[row] = rows.categoryRows[main.row]
        for nutrient in 0..<width {
            guard let thousandths = Int32(exactly: (sums[nutrient] * 1_000).rounded()) else { throw PackedDamage() }
            rows.thousandths[row * width + nutrient] = thousandths
        }
    }
}
