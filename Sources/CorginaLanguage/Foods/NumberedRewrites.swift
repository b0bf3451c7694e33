/// Rules of rewriting over numbers of words, laid out flat: the catalogue's names are rewritten by the ten thousand.
struct NumberedRewrites: Sendable {
    /// By the number of a pattern's first word, where its rules begin; the longest pattern first.
    private var ruleStarts: [Int32] = [0]
    private var patterns = FlatList<Int32>()
    private var replacements = FlatList<Int32>()

    init(_ rules: [(pattern: [Int32], replacement: [Int32])]) {
        let sorted = rules.filter { !$0.pattern.isEmpty }.sorted {
            ($0.pattern[0], -$0.pattern.count) < ($1.pattern[0], -$1.pattern.count)
        }
        for rule in sorted {
            while ruleStarts.count <= Int(rule.pattern[0]) { ruleStarts.append(Int32(patterns.count)) }
            patterns.append(rule.pattern)
            replacements.append(rule.replacement)
        }
        ruleStarts.append(Int32(patterns.count))
    }

    /// The words with every rule applied once, from left to right.
    func rewritten(_ words: [Int32]) -> [Int32] {
        var result: [Int32] = []
        result.reserveCapacity(words.count + 4)
        var index = 0
        while index < words.count {
            if let rule = rule(words, at: index) {
                for place in replacements.range(of: rule) { result.append(replacements.values[place]) }
                index += patterns.range(of: rule).count
            } else {
                result.append(words[index])
                index += 1
            }
        }
        return result
    }

    private func rule(_ words: [Int32], at index: Int) -> Int? {
        let first = Int(words[index])
        guard first + 1 < ruleStarts.count else { return nil }
        for rule in Int(ruleStarts[first])..<Int(ruleStarts[first + 1]) where matches(rule, words, at: index) {
            return rule
        }
        return nil
    }

    private func matches(_ rule: Int, _ words: [Int32], at index: Int) -> Bool {
        let pattern = patterns.range(of: rule)
        guard index + pattern.count <= words.count else { return false }
        for offset in 1..<max(pattern.count, 1)
        where words[index + offset] != patterns.values[pattern.lowerBound + offset] { return false }
        return true
    }
}

/// Lists of values one after another in one array.
struct FlatList<Value: Sendable>: Sendable {
    private(set) var values: [Value] = []
    private var ends: [Int32] = []

    /// How many lists there are.
    var count: Int { ends.count }

    mutating func append(_ list: some Sequence<Value>) {
        values.append(contentsOf: list)
        ends.append(Int32(values.count))
    }

    /// Where the values of a list stand.
    func range(of list: Int) -> Range<Int> { (list == 0 ? 0 : Int(ends[list - 1]))..<Int(ends[list]) }
}
