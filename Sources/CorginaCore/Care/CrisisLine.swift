/// Somebody to talk to at any hour.
public struct CrisisLine: Hashable, Sendable {
    /// As it is written there: "988", "116 123"
    public let number: String
    /// Where, and whose it is where that is told: "US", "Australia, Lifeline"
    public let place: String
    public let region: FoodRegion
    /// Whether a text message reaches it too.
    public let isReachedByText: Bool
    /// Whether it is for those who are pregnant or gave birth.
    public let isAboutPregnancy: Bool
    public let sources: [ClinicalSource]

    /// Every line of the reference, in its order.
    public static let all = loadAll()

    /// Those of her region; those of the United States, which the reference has most of, where nobody knows it.
    public static func all(in region: FoodRegion?) -> [CrisisLine] {
        all.filter { $0.region == region ?? .us }
    }

    /// "US, call or text"
    var label: String { isReachedByText ? "\(place), call or text" : place }

    /// "Call or text 988"; "Call 116 123"; "Call 13 11 14 (Australia, Lifeline) or call or text 1737 (New Zealand)"
    static func advice(in region: FoodRegion?) -> String {
        let lines = all(in: region).filter { !$0.isAboutPregnancy }
        let isOne = lines.count == 1
        let calls = lines.map { line in
            "\(line.isReachedByText ? "call or text" : "call") \(line.number)\(isOne ? "" : " (\(line.place))")"
        }
        let advice = calls.joined(separator: ", or ")
        return advice.prefix(1).uppercased() + advice.dropFirst()
    }
}

extension CrisisLine: ReferenceRecord {
    static var table: ReferenceTable { .crisisLines }

    init(_ row: ReferenceRow) throws(ReferenceTableError) {
        number = try row.text("number")
        place = try row.text("place")
        region = try row.value("region", "a region") { FoodRegion(rawValue: $0) }
        isReachedByText = try row.flag("by_text")
        isAboutPregnancy = try row.flag("about_pregnancy")
        sources = try row.sources()
    }
}
