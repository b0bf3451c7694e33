import CorginaCore

/// Packs a food table that was read from its text.
public struct PackedFoodWriter {
    private let table: FoodTable
    private let dishes: DishTable
    private let published: [Int]
    private var packed = PackedWriter()

    /// - Parameter dishes: the table of dishes the catalogue was made with.
    public init(_ catalogue: FoodCatalogue, dishes: DishTable) {
        table = catalogue.table
        self.dishes = dishes
        published = table.codes.indices.filter { !catalogue.table.codes[$0].isComposed }
    }

    /// What Corgina carries; the same table gives the same bytes.
    ///
    /// - Throws: ``PackedFoodsError`` where a dish of the catalogue is not what the table of dishes makes of it.
    public mutating func bytes() throws(PackedFoodsError) -> [UInt8] {
        packed = PackedWriter()
        packed.add(PackedFoods.title)
        packed.add(lines: [table.source])
        packed.add(lines: table.categories.map { $0.name })
        packed.add(column: table.categories.map { UInt32($0.number) })
        packed.add(lines: table.measures)
        packed.add(lines: table.varieties)
        packed.add(lines: Nutrient.allCases.map { $0.rawValue })
        addCodes()
        packed.add(column: published.map { UInt32(table.categoryRows[$0]) })
        addNames()
        addPortions()
        addFigures()
        try addDishes()
        try check()
        return packed.bytes
    }

    private mutating func addCodes() {
        packed.add(UInt32(table.codes.count))
        let numbers = table.codes.map { $0.number }
        packed.add(column: zip(numbers, [0] + numbers).map { $0 - $1 })
    }

    /// A dish's names stand as they do in its own table, the first without its capital.
    private mutating func addNames() {
        var text: [UInt8] = []
        for row in table.codes.indices {
            let food = Food(row: row, table: table)
            let others = food.synonyms.joined(separator: ";")
            var name = Array(food.name.utf8)
            if food.code.isComposed {
                if let first = name.first, first &- UInt8(ascii: "A") < 26 { name[0] += 32 }
                text += others.isEmpty ? name : name + Array(";".utf8)
            } else {
                text += name + Array("\t".utf8)
            }
            text += others.utf8
            text.append(PackedWriter.lineEnd)
        }
        packed.add(UInt32(text.count))
        packed.add(text)
    }

    /// Weights by number, those that are written most first.
    private mutating func addPortions() {
        let uses = table.weights.reduce(into: [Int32: Int]()) { $0[$1.thousandths, default: 0] += 1 }
        let weights = uses.keys.sorted { (uses[$1] ?? 0, $0) < (uses[$0] ?? 0, $1) }
        var numbers: [Int32: UInt32] = [:]
        packed.add(UInt32(weights.count))
        for (number, weight) in weights.enumerated() {
            numbers[weight] = UInt32(number)
            packed.add(UInt32(weight))
        }
        var start = 0
        for end in table.weightEnds.map({ Int($0) }) {
            packed.add(UInt32(end - start))
            var sequence: UInt16 = 0
            for portion in table.weights[start..<end] {
                sequence &+= 1
                if portion.sequence != sequence || portion.variety != nil {
                    packed.add(PackedFoods.exception)
                    packed.add(UInt32(portion.sequence))
                    packed.add(portion.variety.map { UInt32($0) + 1 } ?? 0)
                    sequence = portion.sequence
                }
                packed.add(UInt32(portion.measure) + 1)
                packed.add(numbers[portion.thousandths] ?? 0)
            }
            start = end
        }
    }

    private mutating func addFigures() {
        let width = FoodTable.nutrientCount
        let units = (0..<width).map { nutrient in
            published.reduce(Int32(0)) { Self.commonDivisor($0, table.thousandths[$1 * width + nutrient]) }
        }.map { max($0, 1) }
        let figures = published.map { row in (0..<width).map { table.thousandths[row * width + $0] / units[$0] } }
        let distances = figures.indices.map { Self.distance(to: $0, figures) }
        packed.add(column: distances.map { UInt32($0) })
        for nutrient in 0..<width {
            packed.add(UInt32(units[nutrient]))
            packed.add(
                column: figures.indices.map { place in
                    let like = distances[place] == 0 ? 0 : figures[place - distances[place]][nutrient]
                    return Difference.folded(figures[place][nutrient] - like)
                })
        }
    }

    /// How far before a food the one stands that is most like it; 0 where there is none.
    private static func distance(to place: Int, _ figures: [[Int32]]) -> Int {
        var best = (distance: 0, bits: Int.max)
        for distance in 1...PackedFoods.reach where distance <= place {
            let bits = zip(figures[place], figures[place - distance]).reduce(0) { sum, pair in
                let difference = Difference.folded(pair.0 - pair.1)
                return difference == 0 ? sum : sum + 2 + UInt32.bitWidth - difference.leadingZeroBitCount
            }
            if bits < best.bits { best = (distance, bits) }
        }
        return best.distance
    }

    private static func commonDivisor(_ one: Int32, _ other: Int32) -> Int32 {
        var (one, other) = (one, other)
        while other != 0 { (one, other) = (other, one % other) }
        return one
    }

    private mutating func addDishes() throws(PackedFoodsError) {
        var places: [FoodCode: Int] = [:]
        for (place, row) in published.enumerated() { places[table.codes[row]] = place }
        let composed = table.codes.filter { $0.isComposed }
        let parts = dishes.writtenShares
        packed.add(column: composed.map { UInt32(parts[$0]?.count ?? 0) })
        for code in composed {
            guard let parts = parts[code] else { throw .notADish(code) }
            for part in parts {
                guard let place = places[part.food] else { throw .unlike(code) }
                let share = Int((part.share * Double(PackedFoods.sharesOfOne)).rounded())
                packed.add([UInt8(truncatingIfNeeded: place), UInt8(truncatingIfNeeded: place >> 8)])
                let isWhole = share.isMultiple(of: 100)
                packed.add([isWhole ? UInt8(truncatingIfNeeded: share / 100) : 0])
                if !isWhole { packed.add(UInt32(share)) }
            }
        }
    }

    /// What was packed is read again and compared: a dish whose foods changed since has other figures.
    private func check() throws(PackedFoodsError) {
        let bytes = packed.bytes
        let read = bytes.withUnsafeBytes { (bytes) -> FoodTable? in
            var reader = try? PackedFoodReader(bytes)
            return try? reader?.table()
        }
        guard let read, read.codes == table.codes else { throw .unreadable }
        let width = FoodTable.nutrientCount
        for row in table.codes.indices {
            let (ours, theirs) = (Food(row: row, table: table), Food(row: row, table: read))
            let figures = row * width..<(row + 1) * width
            guard ours.name == theirs.name, ours.synonyms == theirs.synonyms, ours.category == theirs.category,
                ours.portions == theirs.portions, table.thousandths[figures] == read.thousandths[figures]
            else { throw .unlike(table.codes[row]) }
        }
    }
}

/// Why a food table cannot be packed.
public enum PackedFoodsError: Error, Hashable, Sendable, CustomStringConvertible {
    case notADish(FoodCode)
    case unlike(FoodCode)
    case unreadable

    public var description: String {
        switch self {
        case .notADish(let code):
            "The food table has a dish \(code) that the table of dishes has not. Make the food table again."
        case .unlike(let code):
            "Food \(code) is another in the food table than in the table of dishes. Make the food table again."
        case .unreadable: "What was packed cannot be read again."
        }
    }
}
