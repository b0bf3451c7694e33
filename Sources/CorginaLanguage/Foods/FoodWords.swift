import CorginaCore

/// From words to the terms both the catalogue and her sentences are indexed by.
struct FoodWords: Sendable {
    /// Words that never tell two foods apart.
    static let ignored: Set<String> = [
        "of", "a", "an", "the", "and", "with", "or", "in", "on", "as", "to", "from", "for", "at", "by", "n", "w",
        "any", "type", "kind", "is", "it", "that", "which", "other", "than", "s", "all", "was", "were", "be", "are",
        "i", "my", "style", "include", "including", "prepared", "made", "been", "being", "also", "both", "this",
        "these", "its", "their",
    ]

    /// Spellings and words that belong together, in the catalogue and in her words alike.
    let both: RewriteTable
    private let asked: RewriteTable
    private let whole: [[String]: [String]]
    private let askedWords: Set<String>
    /// Words that by themselves are called otherwise in the catalogue, in order.
    let renamed: [String]

    /// Everything applied to her words only.
    private static let told = AskedRewrites.lines + "\n" + EverydayRewrites.lines

    init() {
        let both = RewriteTable(SharedRewrites.lines)
        self.both = both
        asked = RewriteTable(Self.told, over: both)
        whole = Dictionary(
            RewriteLines.pairs(WholeRewrites.lines).map { ($0.pattern, both.rewritten($0.replacement)) },
            combining: { _, last in last })
        askedWords = Set(RewriteLines.pairs(Self.told + "\n" + SharedRewrites.lines).flatMap { $0.pattern })
            .union(whole.keys.joined())
        let single = RewriteLines.pairs(Self.told).map { $0.pattern }.filter { $0.count == 1 }
        renamed = Set(single.joined()).sorted()
    }

    /// Whether the words hold a dish whose name has "and" or "with" inside: "mac and cheese", "fish and chips".
    func namesLinkedDish(_ forms: [String]) -> Bool {
        whole[forms] != nil || asked.applies(to: forms, acrossAnyOf: ["and", "n"])
    }

    /// Whether a rule is about this word, so that it is spelt as meant.
    func knows(_ form: String) -> Bool { askedWords.contains(form) }

    /// Single words that are called otherwise in the catalogue, with the terms for each, in the order of the words.
    var renamings: [(word: String, terms: [String])] {
        askedWords.sorted().map { (word: $0, terms: askedTerms([$0])) }.filter { $0.terms != [$0.word] }
    }

    /// "a garden salad with no dressing", "a salad free of onions": the bare word still means what it means alone.
    private func withoutPart(_ forms: [String]) -> [String]? {
        guard let start = forms.firstIndex(where: { Self.denying.contains($0) }), start > 0 else { return nil }
        var end = start
        while end > 0, forms[end - 1] == "with" || forms[end - 1] == "that" || forms[end - 1] == "is" { end -= 1 }
        return whole[Array(forms[..<end])].map { $0 + asked.rewritten(Array(forms[start...])) }
    }

    private static let denying: Set<String> = ["no", "without", "free", "minus"]

    /// Terms of her words, in order.
    func askedTerms(_ forms: [String]) -> [String] {
        (whole[forms] ?? withoutPart(forms) ?? asked.rewritten(forms)).filter { !Self.ignored.contains($0) }
    }
}
