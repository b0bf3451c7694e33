/// From words to the terms both the catalogue and her sentences are indexed by.
struct FoodWords: Sendable {
    /// Words that never tell two foods apart.
    static let ignored: Set<String> = [
        "of", "a", "an", "the", "and", "with", "or", "in", "on", "as", "to", "from", "for", "at", "by", "n", "w",
        "any", "type", "kind", "is", "it", "that", "which", "other", "than", "s", "all", "was", "were", "be", "are",
        "i", "my", "style", "include", "including", "prepared", "made", "been", "being", "also", "both", "this",
        "these",
    ]

    /// Spellings and words that belong together, in the catalogue and in her words alike.
    let both: RewriteTable
    private let asked: RewriteTable
    private let whole: [[String]: [String]]
    private let askedWords: Set<String>

    init() {
        let both = RewriteTable(FoodRewrites.both)
        self.both = both
        asked = RewriteTable(FoodRewrites.asked, over: both)
        whole = Dictionary(RewriteLines.pairs(FoodRewrites.whole).map { ($0.pattern, both.rewritten($0.replacement)) })
        { _, last in last }
        askedWords = Set(RewriteLines.pairs(FoodRewrites.asked + "\n" + FoodRewrites.both).flatMap(\.pattern))
            .union(whole.keys.joined())
    }

    /// Whether the words hold a dish whose name has "and" or "with" inside: "mac and cheese", "fish and chips".
    func namesLinkedDish(_ forms: [String]) -> Bool {
        whole[forms] != nil || asked.applies(to: forms, acrossAnyOf: ["and", "n"])
    }

    /// Whether a rule is about this word, so that it is spelt as meant.
    func knows(_ form: String) -> Bool { askedWords.contains(form) }

    /// Terms of her words, in order.
    func askedTerms(_ forms: [String]) -> [String] {
        (whole[forms] ?? asked.rewritten(forms)).filter { !Self.ignored.contains($0) }
    }
}
