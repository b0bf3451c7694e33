import CorginaCore

/// Corgina's own table of everyday dishes: each is one or several of USDA's foods in proportion, and is called by many names.
///
///     Corgina dish table 1<tab>…
///     97000010<tab>full english|cooked breakfast<tab>25221410 0.4 + 71501000 0.6<tab>400<tab>piece 60, mini 90
///
/// The figures of a dish are estimated from its foods; ``FoodCode/isComposed`` tells it from a published food.
public struct DishTable: Sendable {
    static let title = "Corgina dish table 1"

    /// One line of the table.
    struct Dish: Sendable {
        var code: FoodCode
        /// Lower case; the first is the one it is shown by.
        var names: [String]
        /// Shares of its weight as they are written, which add up to 1 nearly.
        var parts: [(food: FoodCode, share: Double)]
        /// What one person has of it, in grams.
        var helping: Double
        /// What can be counted of it: a slice, a piece, a cup.
        var pieces: [(name: String, grams: Double)]
    }

    private let dishes: [Dish]

    /// Reads the table's text.
    /// - Throws: ``DishTableError`` for the first line that is not one of such a table.
    public init(parsing text: String) throws(DishTableError) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard lines.first?.hasPrefix(Self.title) == true else { throw .notADishTable }
        var dishes: [Dish] = []
        var names: Set<String> = []
        for (number, line) in lines.enumerated().dropFirst() where !line.isEmpty {
            guard let dish = Dish(line) else { throw .damaged(line: number + 1) }
            if let last = dishes.last, dish.code <= last.code { throw .codesOutOfOrder(line: number + 1) }
            for name in dish.names where !names.insert(name).inserted {
                throw .nameStandsTwice(line: number + 1, name: name)
            }
            dishes.append(dish)
        }
        self.dishes = dishes
    }

    /// Each dish's foods with their shares as they are written.
    var writtenShares: [FoodCode: [(food: FoodCode, share: Double)]] {
        Dictionary(dishes.map { ($0.code, $0.parts) }, combining: { first, _ in first })
    }

    /// The dishes as foods, with nutrients and portions computed from those of their parts.
    ///
    /// - Throws: ``DishTableError/unknownFood(_:)`` where a part is not among `published`.
    public func records(from published: [FoodRecord]) throws(DishTableError) -> [FoodRecord] {
        let foods = Dictionary(published.map { ($0.code, $0) }, combining: { first, _ in first })
        var records: [FoodRecord] = []
        for dish in dishes {
            var nutrients = NutrientAmounts.zero
            var main: (category: FoodCategory, share: Double)?
            let total = dish.parts.reduce(0) { $0 + $1.share }
            for part in dish.parts {
                guard let food = foods[part.food] else { throw .unknownFood(part.food) }
                let share = part.share / total
                for nutrient in Nutrient.allCases {
                    nutrients[nutrient] += food.nutrientsPer100g[nutrient] * share
                }
                if share > main?.share ?? 0 { main = (food.category, share) }
            }
            guard let main else { continue }
            var record = dish.record(nutrients, main.category)
            if dish.parts.count == 1, let only = foods[dish.parts[0].food] { record.addPortions(of: only) }
            records.append(record)
        }
        return records
    }
}

extension FoodRecord {
    /// Adds measures, sizes and containers of the food this one is another name of: a cup of it weighs as much. What it is counted in
    /// is the name's own, and so is each word it has a weight for; where it has a piece, so are the sizes of one.
    fileprivate mutating func addPortions(of food: FoodRecord) {
        var own = Set(portions.compactMap { $0.unitWord })
        if own.contains("piece") { own.formUnion(Portion.sizes) }
        for portion in food.portions where portion.isMeasure && !own.contains(portion.unitWord ?? "") {
            var added = portion
            added.sequence = portions.count + 1
            portions.append(added)
        }
    }
}

extension Portion {
    /// The word behind the figure: "cup" of "1 cup, diced".
    fileprivate var unitWord: String? {
        let words = description.split { $0 == " " || $0 == "," }
        return words.count > 1 && words[0] == "1" ? String(words[1]) : nil
    }

    /// "1 cup, diced", "1 medium", "1 can (12 fl oz)": a volume, a size or a container, and no piece.
    fileprivate var isMeasure: Bool { unitWord.map(Self.measures.contains) ?? false }

    fileprivate static let sizes: Set<String> = [
        "small", "medium", "large", "extra", "miniature", "regular", "individual", "single",
    ]
    private static let measures = sizes.union([
        "cup", "tablespoon", "teaspoon", "fl", "school", "can", "bottle", "bag", "package", "order", "container", "box",
        "carton",
    ])
}

extension DishTable.Dish {
    /// `nil` unless the line has all five cells, written as they should be.
    init?(_ line: String) {
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard cells.count == 5, let code = FoodCode(cells[0]), code.isComposed, let helping = Double(cells[3]),
            (1...2_000).contains(helping)
        else { return nil }
        let names = cells[1].split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        guard names.allSatisfy({ !$0.isEmpty && !$0.contains(";") }) else { return nil }
        var parts: [(food: FoodCode, share: Double)] = []
        for part in cells[2].split(separator: "+") {
            let words = part.split(separator: " ").map(String.init)
            guard words.count == 2, let food = FoodCode(words[0]), let share = Double(words[1]), share > 0, share <= 1
            else { return nil }
            parts.append((food, share))
        }
        let total = parts.reduce(0) { $0 + $1.share }
        guard (0.97...1.03).contains(total) else { return nil }
        var pieces: [(name: String, grams: Double)] = []
        for piece in cells[4].split(separator: ",") {
            let words = piece.split(separator: " ").map(String.init)
            guard words.count > 1, let last = words.last, let grams = Double(last), (0.1...2_000).contains(grams) else {
                return nil
            }
            pieces.append((words.dropLast().joined(separator: " "), grams))
        }
        self.init(
            code: code, names: names, parts: parts, helping: helping,
            pieces: pieces)
    }

    /// The figures of a table are kept in thousandths.
    func record(_ nutrients: NutrientAmounts, _ category: FoodCategory) -> FoodRecord {
        var rounded = nutrients
        for nutrient in Nutrient.allCases {
            rounded[nutrient] = (nutrients[nutrient] * 1_000).rounded() / 1_000
        }
        var portions = pieces.map { (description: "1 \($0.name)", grams: $0.grams) }
        portions.append((Portion.unspecifiedQuantity, helping))
        let name = names[0]
        return FoodRecord(
            code: code, name: name.prefix(1).uppercased() + name.dropFirst(), synonyms: Array(names.dropFirst()),
            category: category,
            portions: portions.enumerated().map {
                Portion(description: $1.description, grams: Grams($1.grams), sequence: $0 + 1)
            }, nutrientsPer100g: rounded)
    }
}

/// Why a text is no table of dishes.
public enum DishTableError: Error, Hashable, Sendable, CustomStringConvertible {
    case notADishTable
    case damaged(line: Int)
    case codesOutOfOrder(line: Int)
    case nameStandsTwice(line: Int, name: String)
    case unknownFood(FoodCode)

    public var description: String {
        switch self {
        case .notADishTable: "This is not a table of dishes: its first line does not say so."
        case .damaged(let line):
            "Line \(line) of the dishes needs a code, names, foods with shares that add up to 1, a helping and pieces."
        case .codesOutOfOrder(let line): "Line \(line) of the dishes has a code that is not larger than the one before."
        case .nameStandsTwice(let line, let name): "Line \(line) of the dishes has a name that stands before: \(name)."
        case .unknownFood(let code): "The dishes name a food that USDA's table does not have: \(code)."
        }
    }
}
