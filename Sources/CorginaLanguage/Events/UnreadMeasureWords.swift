/// What is left of the telling of a measure, a visit or a medicine when all readers have read: "on the nose",
/// "so that's the Christmas weight". It names no food, and is kept from being read as one.
struct UnreadMeasureWords {
    let map: ClauseMap
    /// The words that belong to what was found.
    let facts: Set<Int>
    /// Those of them that tell of a visit.
    let visits: Set<Int>
    /// The words any reader spoke for.
    let taken: Set<Int>

    private var words: [ReadToken] { map.tokens }

    /// The words left of every stretch that tells of a fact.
    func tokens() -> Set<Int> {
        var claimed: Set<Int> = []
        var start = 0
        for index in 0...words.count {
            guard index == words.count || index > start && opens(index) || ClauseMap.ends(words[index]) else {
                continue
            }
            if start < index { claim(start..<index, &claimed) }
            start = index
        }
        return claimed
    }

    /// Words that join one telling to the next.
    private func opens(_ index: Int) -> Bool {
        // "so far" joins nothing.
        if words[index].is("so"), ["far", "much", "bad"].contains(map.word(index + 1)) { return false }
        return words[index].isWord && Self.joints.contains(words[index].text) || map.cues[index].has(.eating)
    }

    private static let joints: Set<String> = [
        "and", "but", "so", "then", "after", "with", "before", "while", "because", "plus", "when", "until", "cos",
        "though", "although", "if",
    ]
    /// A stretch that begins so may bring a food, and only what frames a figure in it belongs to it.
    private static let bringing: Set<String> = ["after", "with", "before", "plus"]

    private func claim(_ stretch: Range<Int>, _ claimed: inout Set<Int>) {
        let opener = stretch.first(where: { words[$0].isWord })
        if let opener, isWhile(opener, stretch) {
            claimed.formUnion(stretch)
            return
        }
        guard let opener, !Self.bringing.contains(words[opener].text), !map.cues[opener].has(.eating),
            !holdsFood(stretch)
        else { return }
        let first = stretch.first { facts.contains($0) && !Self.joints.contains(words[$0].text) }
        guard let first else {
            if stretch.contains(where: { isTalk($0) }) || isVerdict(stretch) { claimed.formUnion(stretch) }
            return
        }
        claimed.formUnion(start(before: first, in: stretch)..<first)
        var isOpen = true
        var isTelling = false
        for index in first..<stretch.upperBound {
            if taken.contains(index) {
                isOpen = true
                isTelling = Self.telling.contains(words[index].text) || visits.contains(index)
            } else if isOpen, isTelling || continues(index) {
                claimed.insert(index)
                isTelling = isTelling || Self.telling.contains(words[index].text)
            } else {
                isOpen = false
            }
        }
    }

    /// "all fine", "everything was normal": what was found of what is told.
    private func isVerdict(_ stretch: Range<Int>) -> Bool {
        !facts.isEmpty && stretch.contains { Self.verdicts.contains(words[$0].text) }
            && stretch.allSatisfy {
                !words[$0].isWord && words[$0].number == nil || Self.verdicts.contains(words[$0].text)
                    || words[$0].has([.empty, .pronoun, .timeWord]) || words[$0].is("everything")
            }
    }

    private static let verdicts: Set<String> = [
        "fine", "good", "normal", "ok", "okay", "well", "clear", "great", "perfect", "happy", "healthy", "gutted",
        "best", "personal", "shes", "theyre", "thankfully", "phew", "yay",
    ]

    /// Where the telling of the first fact begins. What stands before a medicine's name may be a food said in one breath.
    private func start(before first: Int, in stretch: Range<Int>) -> Int {
        if visits.contains(first) { return stretch.lowerBound }
        var start = first
        while start > stretch.lowerBound, !taken.contains(start - 1), words[start - 1].isWord, continues(start - 1) {
            start -= 1
        }
        return start
    }

    /// After these any word still belongs to what is told: "on the nose", "everything normal".
    private static let telling: Set<String> = [
        "on", "at", "from", "by", "according", "to", "than", "is", "was", "are", "everything", "all", "that", "for",
        "since", "how", "im", "i", "report", "went", "this", "which", "moved", "it", "in", "of",
    ]

    /// "ten kicks after I lay down": when it was, told behind it.
    private func isWhile(_ opener: Int, _ stretch: Range<Int>) -> Bool {
        guard ["after", "before", "while", "when"].contains(words[opener].text), opener > 0,
            facts.contains(opener - 1), !stretch.contains(where: { taken.contains($0) && !facts.contains($0) })
        else { return false }
        return ["i", "we", "she", "he", "my", "the"].contains(map.word(opener + 1))
            && (["i", "we"].contains(map.word(opener + 1)) || ["while", "when"].contains(words[opener].text))
            && !(stretch.upperBound < words.count && map.cues[stretch.upperBound].has(.eating))
    }

    /// Whether a word behind a fact still tells of it; a bare noun may be the food that was said next.
    private func continues(_ index: Int) -> Bool {
        let token = words[index]
        return token.has([.glue, .empty, .pronoun, .timeWord, .filler, .occasionPreposition, .occasion, .determiner])
            || Self.following.contains(token.text)
    }

    private static let following: Set<String> = [
        "normal", "again", "late", "both", "properly", "either", "tablets", "report", "results", "moved", "wants",
        "twice", "daily", "according", "log", "due", "rang", "called", "appointment", "went", "straight", "still",
        "forgotten", "missed", "injection", "jab", "shot", "needles", "please", "finally", "since", "same",
    ]

    /// "refuse to get on the scales": a measure is named and no figure told.
    private func isTalk(_ index: Int) -> Bool {
        if words[index].is("little"), Self.littleOnes.contains(map.word(index + 1)) {
            return map.sentenceHas(index, .movement) || Self.doings.contains(map.word(index + 2))
        }
        if ["baby", "babys", "bub", "bubs"].contains(words[index].text), Self.doings.contains(map.word(index + 1)) {
            return true
        }
        if words[index].is("temp") || words[index].is("temperature") {
            return ["no", "my", "normal"].contains(map.word(index - 1))
                || ["normal", "fine", "ok", "was", "is", "still", "stayed"].contains(map.word(index + 1))
        }
        guard map.cues[index].has([.weight, .pressure, .glucose, .other, .contraction, .movement]) else { return false }
        let token = words[index]
        if map.cues[index].has(.movement) { return isMoving(index) }
        // What names a food as well tells nothing by itself.
        return !["fasting", "reading", "readings", "pulse", "sugar", "sugars", "scale", "oxygen"].contains(token.text)
            || token.is("fasting") && map.word(index + 1) == "bloods"
    }

    /// What a baby does who is not a food's size: "baby move", "baby's quiet".
    private static let doings: Set<String> = [
        "move", "moved", "moving", "moves", "quiet", "active", "wriggling", "kicked", "kicks", "kicking", "is", "was",
        "has", "hasnt", "isnt", "had", "been", "rolling", "heartbeat", "head",
    ]
    private static let littleOnes: Set<String> = [
        "man", "one", "lady", "girl", "boy", "bean", "dude", "fella", "monkey", "lad", "madam",
    ]

    /// Whether the baby moved: "kick of ginger" and "kicked off the day" say nothing of it.
    private func isMoving(_ index: Int) -> Bool {
        let token = words[index]
        guard token.text.hasPrefix("kick") else { return true }
        let clause = map.clause(index)
        return words[max(clause.lowerBound, index - 6)..<min(clause.upperBound, index + 6)].contains {
            $0.is("first")
        }
    }

    /// An amount of food, or what it came in.
    private func holdsFood(_ stretch: Range<Int>) -> Bool {
        stretch.contains { index in
            guard !taken.contains(index) else { return false }
            if index > stretch.lowerBound, words[index - 1].number != nil, MeasureReader.read(words, at: index) != nil {
                return true
            }
            return words[index].has(.container) && map.word(index + 1) == "of"
        }
    }
}
