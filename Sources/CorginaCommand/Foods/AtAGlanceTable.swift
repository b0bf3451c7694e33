/// One of the three tables of an FNDDS "At A Glance" release that Corgina reads.
enum AtAGlanceTable: CaseIterable {
    case foods, nutrients, portions

    var title: String {
        switch self {
        case .foods: "Foods and Beverages"
        case .nutrients: "FNDDS Nutrient Values"
        case .portions: "Portions and Weights"
        }
    }

    /// A column that only this table has; files are told apart by it, whatever they are called.
    var tellTale: ColumnName {
        switch self {
        case .foods: "Additional food description"
        case .nutrients: "Energy (kcal)"
        case .portions: "Portion weight (g)"
        }
    }
}

/// A column's name, equal to what a release prints whatever its line breaks, spaces, punctuation and capitals.
struct ColumnName: Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    let description: String
    private let letters: String

    init(_ text: String) {
        description = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        letters = text.lowercased().filter { $0.isLetter || $0.isNumber }
    }

    init(stringLiteral text: String) { self.init(text) }

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.letters == rhs.letters }
    func hash(into hasher: inout Hasher) { hasher.combine(letters) }
}
