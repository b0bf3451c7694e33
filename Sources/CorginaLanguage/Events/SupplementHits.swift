/// Finds the names of supplements and medicines that are told as such, and not as what a food holds.
struct SupplementHits {
    let map: ClauseMap
    let own: PhraseFinder
    var claimed: Set<Int>

    private static let certain = PhraseFinder(SupplementWords.certain)
    private static let afterTaking = PhraseFinder(SupplementWords.afterTaking)

    private var tokens: [ReadToken] { map.tokens }

    func all() -> [PhraseFinder.Hit] {
        var hits: [PhraseFinder.Hit] = []
        var isTaking = false
        var index = 0
        while index < tokens.count {
            let token = tokens[index]
            if IntakeStates.taking.contains(token.text) || IntakeStates.missing.contains(token.text) { isTaking = true }
            if token.endsSentence || token.has(.eating) && !IntakeStates.taking.contains(token.text) {
                isTaking = false
            }
            let isBeside = hits.last.map { self.isBeside($0.range, index) } ?? false
            if !claimed.contains(index), let hit = self.hit(index, isTaking: isTaking, isBeside: isBeside) {
                // "log vitamin iron": the word says what kind of thing iron is.
                if let last = hits.last, last.range.upperBound == hit.range.lowerBound, last.range.count == 1,
                    tokens[last.range.lowerBound].is("vitamin")
                {
                    hits.removeLast()
                }
                hits.append(hit)
                index = hit.range.upperBound
            } else {
                index += 1
            }
        }
        return hits
    }

    /// What is told of a food and was not taken: "rich in vitamin C", "iron rich", "for the iron".
    func contents() -> Set<Int> {
        var contents: Set<Int> = []
        for index in tokens.indices where !claimed.contains(index) {
            guard let hit = Self.certain.hit(tokens, at: index) ?? Self.afterTaking.hit(tokens, at: index),
                SupplementWords.nutrients.contains(hit.name)
            else { continue }
            if ["Iron", "Omega-3"].contains(hit.name), map.word(index - 1) == "with", index > 1,
                tokens[index - 2].isWord,
                !IntakeStates.taking.contains(where: { word in
                    tokens[max(0, index - 6)..<index].contains { $0.is(word) }
                })
            {
                contents.formUnion(index - 1..<hit.range.upperBound)
            } else if hit.name == "Iron", map.word(hit.range.upperBound) == "rich" {
                contents.formUnion(index..<hit.range.upperBound + 1)
            }
        }
        return contents
    }

    private func hit(_ index: Int, isTaking: Bool, isBeside: Bool) -> PhraseFinder.Hit? {
        if let hit = own.hit(tokens, at: index),
            isTaking || SupplementAmount.hasDose(tokens, hit.range) || map.word(index - 1) == "my" || isBeside
                || Self.isNamed(hit.name) && !isContent(hit.range) && !isAdded(index)
        {
            return hit
        }
        if let hit = Self.certain.hit(tokens, at: index) {
            if !isContent(hit.range), !isAdded(index) { return hit }
        }
        guard let hit = Self.afterTaking.hit(tokens, at: index), !isContent(hit.range) else { return nil }
        let isTablet =
            hit.range.count > 1
            || hit.range.upperBound < tokens.count && SupplementWords.forms.contains(tokens[hit.range.upperBound].form)
        if isTaking || isTablet || SupplementAmount.hasSmallDose(tokens, hit.range) { return hit }
        guard SupplementWords.minerals.contains(hit.name) else { return nil }
        return isBeside || map.word(index - 1) == "my" || isAlone(hit.range) ? hit : nil
    }

    /// Her own name that is a word for a supplement needs no "took".
    private static func isNamed(_ name: String) -> Bool {
        let tokens = Lexicon.shared.read(Tokenizer.tokens(of: name))
        return tokens.indices.contains { certain.hit(tokens, at: $0) != nil }
    }

    /// "prenatal and iron": joined to one that is told.
    private func isBeside(_ last: Range<Int>, _ index: Int) -> Bool {
        guard index > last.upperBound, index - last.upperBound <= 4 else { return index == last.upperBound }
        return tokens[last.upperBound..<index].allSatisfy {
            $0.mark == .comma || $0.is("and") || $0.is("my") || $0.is("the") || $0.mark == .plus || $0.is("plus")
                || SupplementWords.forms.contains($0.form)
        } && isFree(index + 1)
    }

    /// "magnesium before bed", "iron after dinner": a mineral at the head of a clause with no food behind it.
    private func isAlone(_ range: Range<Int>) -> Bool {
        let start = range.lowerBound
        let last = map.word(start - 1)
        let isHeaded = start < 2 || !tokens[start - 2].isWord || IntakeStates.missing.contains(map.word(start - 2))
        let opens =
            start == 0 || last == "the" && isHeaded || !tokens[start - 1].isWord && tokens[start - 1].number == nil
            || claimed.contains(start - 1)
            || [
                "my", "evening", "morning", "daily", "usual", "no", "without", "more", "some", "need", "buy",
                "prescribed",
            ].contains(last)
        return opens && isFree(range.upperBound)
    }

    private func isFree(_ end: Int) -> Bool {
        guard end < tokens.count, tokens[end].isWord else { return end >= tokens.count || tokens[end].number == nil }
        return Self.free.contains(tokens[end].text) || tokens[end].has(.timeWord)
    }

    private static let free: Set<String> = [
        "before", "after", "at", "with", "and", "done", "again", "then", "because", "taken", "late", "this", "with",
        "forgotten", "missed", "skipped", "today", "for", "is", "was", "in", "once", "twice", "as", "so", "but", "too",
        "both", "not", "no", "never", "yet", "first", "tablet", "tablets", "x2", "which", "or", "one", "just", "isnt",
    ]

    /// "vitamin C drink", "folate-rich spinach", "iron one": a food that holds it.
    private func isContent(_ range: Range<Int>) -> Bool {
        return Self.foods.contains(map.word(range.upperBound))
    }

    private static let foods: Set<String> = [
        "water", "rich", "fortified", "drink", "content", "juice", "enriched", "milk", "packed", "cereal", "cereals",
        "bread", "foods", "food", "smoothie", "yogurt", "yoghurt", "skillet", "pan", "brew", "bru", "boost", "boosted",
        "infused", "loaded", "eggs", "tea", "shot", "snacks", "snack", "bar", "beer", "ale", "biscuits", "biscuit",
    ]

    /// "rich in vitamin C", "a source of folate", "with added calcium": told of a food.
    private func isAdded(_ index: Int) -> Bool {
        guard index > 0 else { return false }
        let last = map.word(index - 1)
        if ["high", "added", "with", "extra", "contains", "containing"].contains(last) { return true }
        guard index > 1, last == "in" || last == "of" || last == "with" else { return false }
        return ["rich", "high", "low", "full", "source", "plenty", "lots", "fortified"].contains(map.word(index - 2))
    }
}
