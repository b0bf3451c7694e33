/// How much caffeine a usual serving holds. Brands vary.
public struct CaffeineFigure: Hashable, Sendable, Identifiable {
    public let id: String
    public let name: String
    /// "8 fl oz", "mug", "50 g"
    public let serving: String
    /// Millilitres of a drink, grams of a food.
    public let size: Double
    public let milligrams: Double
    let sourceText: String
    let confidence: String

    public static let all: [CaffeineFigure] = TableText(table).rows(width: 7).compactMap(CaffeineFigure.init)

    private init?(_ cells: [String]) {
        guard let size = Double(cells[3]), let milligrams = Double(cells[4]) else { return nil }
        id = cells[0]
        name = cells[1]
        serving = cells[2]
        self.size = size
        self.milligrams = milligrams
        sourceText = cells[5]
        confidence = cells[6]
    }
}
