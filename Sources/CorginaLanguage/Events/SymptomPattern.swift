import CorginaCore

/// A way to say a symptom, word by word, with places left open.
///
/// Written as words between spaces: `went/goes` is either, `blurry?` may be missing, `$baby` is any word of that list,
/// `~` stands for up to three words that mean little, `*` for up to three words of any kind, `**` for up to eight, over commas.
struct SymptomPattern: Sendable {
    enum Element: Hashable, Sendable {
        case words(Set<String>)
        case optional(Set<String>)
        /// So many words at most; only ones that mean little, or any.
        case gap(onlyLight: Bool, longest: Int)
    }

    var elements: [Element]
    var name: String
    var signs: Set<SymptomFacts.Sign>
    /// Where the words alone tell how strong it is.
    var severity: Int?

    /// Where the pattern ends if it begins at `index`.
    func end(_ tokens: [ReadToken], from index: Int) -> Int? { end(tokens, from: index, element: 0) }

    private func end(_ tokens: [ReadToken], from index: Int, element place: Int) -> Int? {
        guard place < elements.count else { return index }
        switch elements[place] {
        case .words(let words):
            guard index < tokens.count, tokens[index].isSaid(in: words) else { return nil }
            return end(tokens, from: index + 1, element: place + 1)
        case .optional(let words):
            if index < tokens.count, tokens[index].isSaid(in: words),
                let end = end(tokens, from: index + 1, element: place + 1)
            {
                return end
            }
            return end(tokens, from: index, element: place + 1)
        case .gap(let onlyLight, let longest):
            for length in 0...longest {
                if length > 0 {
                    let last = index + length - 1
                    guard last < tokens.count,
                        tokens[last].isWord || tokens[last].number != nil || longest > 3 && tokens[last].mark == .comma,
                        !onlyLight || SymptomScope.isLight(tokens[last])
                    else { return nil }
                }
                if let end = end(tokens, from: index + length, element: place + 1) { return end }
            }
            return nil
        }
    }
}

/// Many patterns, found by the word they begin with.
struct SymptomPatterns: Sendable {
    private var entries: [String: [SymptomPattern]] = [:]

    /// Each line reads "Name +sign !severity = pattern | pattern"; a list of words reads "$list = word | word".
    init(_ lines: String) {
        var lists: [String: Set<String>] = [:]
        for line in lines.split(separator: "\n") {
            let sides = line.split(separator: "=", maxSplits: 1)
            guard sides.count == 2 else { continue }
            let head = sides[0].split(separator: " ").map(String.init)
            let phrases = sides[1].split(separator: "|")
            if let list = head.first, list.hasPrefix("$") {
                lists[list] = Set(phrases.flatMap { $0.split(separator: " ").map(String.init) })
                continue
            }
            for phrase in phrases { add(phrase.split(separator: " ").map(String.init), head, lists) }
        }
    }

    private mutating func add(_ words: [String], _ head: [String], _ lists: [String: Set<String>]) {
        let elements = words.map { Self.element($0, lists) }
        guard case .words(let first)? = elements.first else { return }
        let pattern = SymptomPattern(
            elements: elements, name: head.filter { !$0.hasPrefix("+") && !$0.hasPrefix("!") }.joined(separator: " "),
            signs: Set(head.filter { $0.hasPrefix("+") }.compactMap { .init(rawValue: String($0.dropFirst())) }),
            severity: head.first { $0.hasPrefix("!") }.flatMap { Int($0.dropFirst()) })
        for word in first { entries[word, default: []].append(pattern) }
    }

    private static func element(_ written: String, _ lists: [String: Set<String>]) -> SymptomPattern.Element {
        if written == "*" { return .gap(onlyLight: false, longest: 3) }
        if written == "**" { return .gap(onlyLight: false, longest: 8) }
        if written == "~" { return .gap(onlyLight: true, longest: 3) }
        let isOptional = written.hasSuffix("?")
        let parts = (isOptional ? String(written.dropLast()) : written).split(separator: "/").map(String.init)
        let words = Set(parts.flatMap { lists[$0] ?? [$0] })
        return isOptional ? .optional(words) : .words(words)
    }

    /// The longest pattern that begins at `index`.
    func hit(_ tokens: [ReadToken], at index: Int) -> SymptomHit? {
        guard tokens[index].isWord, let candidates = entries[tokens[index].text] else { return nil }
        var best: SymptomHit?
        for pattern in candidates {
            guard let end = pattern.end(tokens, from: index), end > (best?.range.upperBound ?? index) else { continue }
            best = SymptomHit(
                name: pattern.name, range: index..<end, signs: pattern.signs, severity: pattern.severity,
                isBody: false)
        }
        return best
    }
}

/// A symptom where it is said, before what is said around it is read.
struct SymptomHit: Hashable, Sendable {
    var name: String
    var range: Range<Int>
    var signs: Set<SymptomFacts.Sign> = []
    var severity: Int?
    /// Whether it is put together from a part of the body and what it feels: then a "not" between them denies it.
    var isBody: Bool
}

extension SymptomHit {
    /// Where what belongs to it may begin: with its own last word in "fell down the stairs".
    func tailStart(_ tokens: [ReadToken]) -> Int {
        let last = range.upperBound - 1
        return ["in", "on", "at", "of", "over", "down", "under"].contains(tokens[last].text) ? last : range.upperBound
    }
}

extension ReadToken {
    fileprivate func isSaid(in words: Set<String>) -> Bool { isWord && words.contains(text) }
}
