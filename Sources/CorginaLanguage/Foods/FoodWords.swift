/// From words to the terms both the catalogue and her sentences are indexed by.
struct FoodWords: Sendable {
    /// Words that never tell two foods apart.
    static let ignored: Set<String> = [
        "of", "a", "an", "the", "and", "with", "or", "in", "on", "as", "to", "from", "for", "at", "by", "n", "w",
        "any", "type", "kind", "is", "it", "that", "which", "other", "than", "s", "all", "was", "were", "be", "are",
        "i", "my", "style", "include", "including", "prepared", "made", "been", "being", "also", "both", "this", "these",
    ]

    private let both: RewriteTable
    private let asked: RewriteTable
    private let whole: [[String]: [String]]

    init() {
        both = RewriteTable(FoodRewrites.both)
        asked = RewriteTable(FoodRewrites.asked)
        whole = RewriteTable.pairs(FoodRewrites.whole)
    }

    /// Whether the words hold a dish whose name has "and" or "with" inside: "mac and cheese", "fish and chips".
    func namesLinkedDish(_ forms: [String]) -> Bool {
        whole[forms] != nil || asked.matchesAcrossLink(forms)
    }

    /// Terms of a catalogue text, in order.
    func catalogueTerms(_ forms: [String]) -> [String] {
        both.rewritten(forms).filter { !Self.ignored.contains($0) }
    }

    /// Terms of her words, in order.
    func askedTerms(_ forms: [String]) -> [String] {
        both.rewritten(whole[forms] ?? asked.rewritten(forms)).filter { !Self.ignored.contains($0) }
    }
}

/// Replaces runs of words, longest first, once from left to right.
struct RewriteTable: Sendable {
    private struct Rule: Sendable {
        var pattern: [String]
        var replacement: [String]
    }

    private var rules: [String: [Rule]] = [:]

    /// Each line reads "pattern words = replacement words"; both sides are brought to their one form.
    init(_ lines: String) {
        for line in lines.split(separator: "\n") {
            let sides = line.split(separator: "=", omittingEmptySubsequences: false)
            guard sides.count == 2 else { continue }
            let pattern = Self.forms(sides[0])
            guard let first = pattern.first else { continue }
            rules[first, default: []].append(Rule(pattern: pattern, replacement: Self.forms(sides[1])))
        }
        for first in rules.keys { rules[first]?.sort { $0.pattern.count > $1.pattern.count } }
    }

    /// The lines as plain pairs.
    static func pairs(_ lines: String) -> [[String]: [String]] {
        var pairs: [[String]: [String]] = [:]
        for line in lines.split(separator: "\n") {
            let sides = line.split(separator: "=", omittingEmptySubsequences: false)
            guard sides.count == 2 else { continue }
            pairs[forms(sides[0])] = forms(sides[1])
        }
        return pairs
    }

    private static func forms(_ text: Substring) -> [String] {
        text.split(separator: " ").map { WordForm.of(String($0)) }
    }

    /// Whether a rule with "and" in its pattern applies somewhere.
    func matchesAcrossLink(_ words: [String]) -> Bool {
        words.indices.contains { index in rule(words, at: index)?.pattern.contains { $0 == "and" || $0 == "n" } ?? false }
    }

    func rewritten(_ words: [String]) -> [String] {
        var result: [String] = []
        result.reserveCapacity(words.count + 4)
        var index = 0
        while index < words.count {
            if let rule = rule(words, at: index) {
                result.append(contentsOf: rule.replacement)
                index += rule.pattern.count
            } else {
                result.append(words[index])
                index += 1
            }
        }
        return result
    }

    private func rule(_ words: [String], at index: Int) -> Rule? {
        guard let candidates = rules[words[index]] else { return nil }
        return candidates.first { rule in
            guard index + rule.pattern.count <= words.count else { return false }
            for offset in 1..<max(rule.pattern.count, 1) where words[index + offset] != rule.pattern[offset] { return false }
            return true
        }
    }
}
