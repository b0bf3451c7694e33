import Algorithms
import CorginaCore

/// The catalogue in memory: one copy of the table's text and, beside it, columns of where everything is.
///
/// Names stay slices of the text until someone asks for one. Figures are whole thousandths, which hold every
/// published figure exactly in half the space of a `Double`.
final class FoodTable: Sendable {
    static let nutrientCount = Nutrient.allCases.count

    let source: String
    let text: [UInt8]
    let codes: [FoodCode]
    let names: [TextRange]
    let synonyms: [TextRange]
    let categories: [FoodCategory]
    let categoryRows: [UInt16]
    let measures: [String]
    let varieties: [String]
    let weights: [PortionWeight]
    /// Where each row's portions end in `weights`; they start where the row before ends.
    let weightEnds: [Int32]
    /// `nutrientCount` figures a row, in the order of `Nutrient.allCases`.
    let thousandths: [Int32]

    init(
        source: String, text: [UInt8], categories: [FoodCategory], measures: [String], varieties: [String],
        rows: FoodRows
    ) {
        self.source = source
        self.text = text
        self.categories = categories
        self.measures = measures
        self.varieties = varieties
        codes = rows.codes
        names = rows.names
        synonyms = rows.synonyms
        categoryRows = rows.categoryRows
        weights = rows.weights
        weightEnds = rows.weightEnds
        thousandths = rows.thousandths
    }

    func string(_ range: TextRange) -> String {
        String(decoding: text[range.indices], as: UTF8.self)
    }

    func portions(ofRow row: Int) -> [Portion] {
        weights[weightRange(ofRow: row)].map { weight in
            Portion(
                description: measures[Int(weight.measure)],
                variety: weight.variety.map { varieties[Int($0)] },
                grams: Grams(Double(weight.thousandths) / 1_000), sequence: Int(weight.sequence))
        }
    }

    func numberedPortions(ofRow row: Int) -> [NumberedPortion] {
        weights[weightRange(ofRow: row)].map { weight in
            NumberedPortion(
                measure: Int(weight.measure), variety: weight.variety.map { Int($0) },
                grams: Grams(Double(weight.thousandths) / 1_000))
        }
    }

    /// The makes that have portions of their own, each once.
    func varietyNames(ofRow row: Int) -> [String] {
        var numbers: [UInt16] = []
        for case let number? in weights[weightRange(ofRow: row)].map({ $0.variety }) where !numbers.contains(number) {
            numbers.append(number)
        }
        return numbers.map { varieties[Int($0)] }
    }

    private func weightRange(ofRow row: Int) -> Range<Int> {
        (row == 0 ? 0 : Int(weightEnds[row - 1]))..<Int(weightEnds[row])
    }

    /// The row of a food; rows are in the order of codes.
    func row(of code: FoodCode) -> Int? {
        let row = codes.partitioningIndex { $0 >= code }
        return row < codes.count && codes[row] == code ? row : nil
    }
}

/// The columns of a food table while it is read.
struct FoodRows {
    var codes: [FoodCode] = []
    var names: [TextRange] = []
    var synonyms: [TextRange] = []
    var categoryRows: [UInt16] = []
    var weights: [PortionWeight] = []
    var weightEnds: [Int32] = []
    var thousandths: [Int32] = []

    /// Makes room for so many foods, with about five portions each.
    mutating func reserveCapacity(_ count: Int) {
        codes.reserveCapacity(count)
        names.reserveCapacity(count)
        synonyms.reserveCapacity(count)
        categoryRows.reserveCapacity(count)
        weights.reserveCapacity(count * 5)
        weightEnds.reserveCapacity(count)
        thousandths.reserveCapacity(count * FoodTable.nutrientCount)
    }
}

/// A slice of the table's text in eight bytes.
struct TextRange {
    private let start: UInt32
    private let count: UInt32

    init(_ indices: Range<Int>) {
        start = UInt32(indices.lowerBound)
        count = UInt32(indices.count)
    }

    var indices: Range<Int> { Int(start)..<Int(start) + Int(count) }
    var isEmpty: Bool { count == 0 }
}

/// A portion as the table holds it: numbers instead of words.
struct PortionWeight {
    var measure: UInt16
    var variety: UInt16?
    var sequence: UInt16
    var thousandths: Int32
}
