/// Replaces runs of words, longest first, once from left to right.
struct RewriteTable: Sendable {
    private struct Rule: Sendable {
        var pattern: [String]
        var replacement: [String]
    }

    private var rules: [String: [Rule]] = [:]

    private mutating func add(_ rule: Rule) {
        guard let first = rule.pattern.first else { return }
        rules[first, default: []].append(rule)
    }

    private mutating func sortLongestFirst() {
        for first in rules.keys { rules[first]?.sort { $0.pattern.count > $1.pattern.count } }
    }

    func rewritten(_ words: [String]) -> [String] {
        guard words.contains(where: { rules[$0] != nil }) else { return words }
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

    /// Whether a rule applies somewhere whose pattern holds one of `links`.
    func applies(to words: [String], acrossAnyOf links: Set<String>) -> Bool {
        words.indices.contains { rule(words, at: $0)?.pattern.contains(where: links.contains) ?? false }
    }

    private func rule(_ words: [String], at index: Int) -> Rule? {
        guard let candidates = rules[words[index]] else { return nil }
        return candidates.first { rule in
            guard index + rule.pattern.count <= words.count else { return false }
            for offset in 1..<max(rule.pattern.count, 1) where words[index + offset] != rule.pattern[offset] {
                return false
            }
            return true
        }
    }
}

extension RewriteTable {
    /// Each line reads "pattern words = replacement words"; both sides are brought to their one form.
    init(_ lines: String) {
        for (pattern, replacement) in RewriteLines.pairs(lines) {
            add(Rule(pattern: pattern, replacement: replacement))
        }
        sortLongestFirst()
    }

    /// Rules on top of others: the longest pattern of either wins, and these before those of one length.
    init(_ lines: String, over others: RewriteTable) {
        var patterns: Set<[String]> = []
        for (pattern, replacement) in RewriteLines.pairs(lines) {
            patterns.insert(pattern)
            add(Rule(pattern: pattern, replacement: others.rewritten(replacement)))
        }
        for rule in others.rules.values.joined() where !patterns.contains(rule.pattern) { add(rule) }
        sortLongestFirst()
    }

    /// The same rules over the numbers of words.
    func numbered(by table: inout WordTable) -> NumberedRewrites {
        var pairs: [(pattern: [Int32], replacement: [Int32])] = []
        for rule in rules.values.joined() {
            pairs.append((rule.pattern.map { table.number(of: $0) }, rule.replacement.map { table.number(of: $0) }))
        }
        for pair in pairs { if let first = pair.pattern.first { table.mark(first, .beginsRule) } }
        return NumberedRewrites(pairs)
    }
}

/// Reads lines of rules: "pattern words = replacement words".
enum RewriteLines {
    /// Both sides of each line, every word in its one form.
    static func pairs(_ lines: String) -> [(pattern: [String], replacement: [String])] {
        lines.split(separator: "\n").compactMap { line in
            let sides = line.split(separator: "=", omittingEmptySubsequences: false)
            return sides.count == 2 ? (forms(sides[0]), forms(sides[1])) : nil
        }
    }

    private static func forms(_ text: Substring) -> [String] {
        text.split(separator: " ").map { WordForm.of(String($0)) }
    }
}
