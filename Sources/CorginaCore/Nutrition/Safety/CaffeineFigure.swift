/// How much caffeine a usual serving holds. Brands vary.
public struct CaffeineFigure: Hashable, Sendable, Identifiable {
    public let id: String
    public let name: String
    /// "8 fl oz", "mug", "50 g"
    public let serving: String
    /// Millilitres of a drink, grams of a food.
    public let size: Double
    public let milligrams: Double
    public let sources: [ClinicalSource]

    /// Every figure of the reference, in its order.
    public static let all = loadAll()
}

extension CaffeineFigure: ReferenceRecord {
    static var table: ReferenceTable { .caffeine }

    init(_ row: ReferenceRow) throws(ReferenceTableError) {
        id = try row.text("id")
        name = try row.text("name")
        serving = try row.text("serving")
        size = try row.number("serving_ml_or_g")
        milligrams = try row.number("caffeine_mg")
        sources = try row.seenSources()
    }
}
