/// How often a fish may be eaten, by the mercury in it.
public struct FishAdvice: Hashable, Sendable {
    public let name: String
    public let choice: Choice
    /// Servings a week.
    public let servings: ClosedRange<Int>
    /// Ounces a serving; 4 ounces are about 113 g.
    public let ounces: Int?
    let otherFish: String
    let sourceText: String
    let confidence: String
    public let sources: [ClinicalSource]

    /// The FDA's three lists.
    public enum Choice: String, Sendable {
        case best, good, avoid
    }

    /// What to do, in a sentence.
    public var advice: String {
        switch choice {
        case .best: "A best choice: 2 to 3 servings of 4 oz (about 115 g) a week, all fish together."
        case .good: "A good choice: 1 serving of 4 oz (about 115 g) a week, and no other fish that week."
        case .avoid: "On the list to avoid: the most mercury of all fish."
        }
    }

    public static let all: [FishAdvice] = TableText(table).rows(width: 8).compactMap(FishAdvice.init)

    /// The fish the words name, the longest names first: "king mackerel" before "mackerel".
    public static func fish(in text: String) -> [FishAdvice] {
        let words = FoodText.words(text)
        return all.filter { FoodPhrase($0.name).occurs(in: words) }.sorted {
            ($1.name.count, $0.name) < ($0.name.count, $1.name)
        }
    }

    private init?(_ cells: [String]) {
        guard let choice = Choice(rawValue: cells[1]), let least = Int(cells[2]), let most = Int(cells[3]),
            least <= most
        else { return nil }
        name = cells[0]
        self.choice = choice
        servings = least...most
        ounces = Int(cells[4])
        otherFish = cells[5]
        sourceText = cells[6]
        sources = ClinicalSource.mentioned(in: cells[6])
        confidence = cells[7]
    }
}
