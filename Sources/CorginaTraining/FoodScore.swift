import CorginaCore
import CorginaLanguage

/// How many of the foods and drinks an author marked as had are logged, and how many others: what grammar, the models and the
/// catalogue make of a sentence together.
struct FoodScore {
    private(set) var marked = 0
    private(set) var logged = 0
    private(set) var right = 0
    private(set) var sentences = 0
    /// Sentences of which all foods and nothing else is logged.
    private(set) var whole = 0
    /// Sentences that hold no food she had, and those of them in which one is logged.
    private(set) var without = 0
    private(set) var invented = 0

    /// - Returns: whether all foods and nothing else is logged.
    @discardableResult
    mutating func count(_ sentence: MarkedSentence, _ understanding: Understanding) -> Bool {
        let marks = sentence.pieces.filter { ($0.role == .food || $0.role == .drink) && $0.stance == .happened }
        var missing = marks.map { Self.words($0.text) }
        let told = Self.foods(understanding)
        var found = 0
        for food in told {
            let words = Self.words(food)
            let shared = missing.map { words.intersection($0).count }
            guard let best = shared.indices.max(by: { shared[$0] < shared[$1] }), shared[best] > 0 else { continue }
            missing.remove(at: best)
            found += 1
        }
        sentences += 1
        marked += marks.count
        logged += told.count
        right += found
        let isWhole = missing.isEmpty && found == told.count
        if isWhole { whole += 1 }
        if marks.isEmpty {
            without += 1
            if !told.isEmpty { invented += 1 }
        }
        return isWhole
    }

    /// What is logged of food and drink, in the words it was said in.
    static func foods(_ understanding: Understanding) -> [String] {
        understanding.events.flatMap { event -> [String] in
            switch event.content {
            case .food(_, let items): items.map(\.phrase)
            case .other(.hydration(let drink)): [drink.name]
            default: []
            }
        }
    }

    private static func words(_ text: String) -> Set<String> {
        Set(text.lowercased().split { !$0.isLetter }.map(String.init))
    }

    var lines: [String] {
        let f1 = Score.f1(right, marked, logged)
        return [
            "foods: marked \(marked), logged \(logged), right \(right), F1 \(Score.rounded(f1))",
            "  all of a sentence and nothing else: \(Score.rounded(Score.share(whole, sentences))) % of \(sentences)",
            "  food logged where there is none: \(invented) of \(without)",
        ]
    }
}
