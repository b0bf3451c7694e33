/// How often a fish may be eaten, by the mercury in it.
public struct FishAdvice: Hashable, Sendable {
    public let name: String
    public let choice: Choice
    /// Servings a week.
    public let servings: ClosedRange<Int>
    /// Ounces a serving; 4 ounces are about 113 g.
    public let ounces: Int?
    public let sources: [ClinicalSource]

    /// The FDA's three lists.
    public enum Choice: String, Sendable {
        case best, good, avoid
    }

    /// What to do, in a sentence.
    public var advice: String {
        switch choice {
        case .best: "A best choice: 2–3 servings of 4 oz (about 115 g) a week, all fish together."
        case .good: "Once a week: 4 oz (about 115 g), and no other fish that week."
        case .avoid: "Avoid: this fish is among those with the most mercury."
        }
    }

    /// Every fish of the reference, in its order.
    public static let all = loadAll()

    /// The fish the words name, the longest names first: "king mackerel" before "mackerel".
    public static func fish(in text: String) -> [FishAdvice] {
        let words = FoodText.words(text)
        return all.filter { FoodPhrase($0.name).occurs(in: words) }.sorted {
            ($1.name.count, $0.name) < ($0.name.count, $1.name)
        }
    }
}

extension FishAdvice: ReferenceRecord {
    static var table: ReferenceTable { .fish }

    init(_ row: ReferenceRow) throws(ReferenceTableError) {
        name = try row.text("name")
        choice = try row.choice("choice", "one of the FDA's lists")
        servings = try row.range("servings_min", "servings_max", "a whole number") { Int($0) }
        ounces = try row.optionalValue("serving_oz", "a whole number") { Int($0) }
        sources = try row.seenSources()
    }
}
