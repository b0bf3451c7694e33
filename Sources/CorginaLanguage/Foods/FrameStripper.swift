/// Takes away what frames a meal without naming a food: "for my midday snack", "to kick off my day".
enum FrameStripper {
    /// The tokens that remain; sentence ends stay, so that items do not run together.
    static func stripped(_ tokens: [ReadToken]) -> [ReadToken] {
        var result: [ReadToken] = []
        result.reserveCapacity(tokens.count)
        var index = 0
        var sentenceStart = true
        // "I stopped there for a sandwich": where nothing was told of yet but a way, "for" tells of the food itself.
        var tellsOfFood = false
        while index < tokens.count {
            if sentenceStart, let clause = circumstance(tokens, from: index) { index = clause }
            if sentenceStart, let verb = leadIn(tokens, from: index) {
                index = verb
                sentenceStart = false
                continue
            }
            sentenceStart =
                tokens[index].endsSentence || tokens[index].is("so") && index > 0 && tokens[index - 1].mark == .comma
            if let end = OccasionWords.end(tokens, at: index)
                ?? (tellsOfFood || !tokens[index].is("for") ? purpose(tokens, at: index) : nil)
                ?? FoodRemarks.end(tokens, at: index)
            {
                index = max(end, index + 1)
                continue
            }
            result.append(tokens[index])
            tellsOfFood =
                !tokens[index].endsSentence && !tokens[index].has(.joining)
                && (tellsOfFood || mayNameFood(tokens[index]))
            index += 1
        }
        return result
    }

    /// "For lunch today, I had …": everything up to the verb, when it opens like talk about an occasion.
    private static func leadIn(_ tokens: [ReadToken], from start: Int) -> Int? {
        let first = tokens[start]
        guard
            first.has(.occasionPreposition) || first.has(.pronoun) || first.has(.timeWord) || first.has(.occasion)
                || first.is("my") || first.is("this") || first.is("our")
        else { return nil }
        var lastVerb: Int?
        for index in start..<min(start + 24, tokens.count) {
            let token = tokens[index]
            if token.endsSentence { break }
            let before = index > start ? tokens[index - 1] : nil
            let isVerb = token.has(.eating) && !(before?.is("to") ?? false)
            let follows =
                before.map {
                    $0.has(.pronoun) || $0.has(.occasion) || $0.has(.timeWord) || isAdverb($0) || $0.is("routine")
                        || $0.is("my") || $0.has(.eating) || $0.is("myself") || $0.is("to")
                } ?? false
            if (isVerb || token.is("was") || token.is("is"))
                && (follows || lastVerb == nil && isOpening(tokens[start..<index]))
            {
                lastVerb = index
                if index + 1 < tokens.count,
                    tokens[index + 1].has(.determiner) || NumberReader.read(tokens, at: index + 1) != nil
                {
                    break
                }
                continue
            }
            if lastVerb != nil { break }
            if NumberReader.read(tokens, at: index) != nil, MeasureReader.read(tokens, at: index + 1) != nil { break }
        }
        return lastVerb.map { $0 + 1 }
    }

    private static func mayNameFood(_ token: ReadToken) -> Bool {
        token.has(.eating) || token.number != nil || token.isWord && token.roles.isDisjoint(with: framing)
    }

    private static let framing: WordRole = [.filler, .pronoun, .glue, .empty, .timeWord, .occasion, .determiner]

    private static func isAdverb(_ token: ReadToken) -> Bool {
        token.text.hasSuffix("ly") || token.is("also") || token.is("just")
    }

    private static func isOpening(_ tokens: ArraySlice<ReadToken>) -> Bool {
        tokens.allSatisfy {
            $0.has(.occasionPreposition) || $0.has(.pronoun) || $0.has(.timeWord) || $0.has(.occasion)
                || $0.has(.determiner)
                || $0.has(.filler) || $0.has(.empty) || $0.mark == .comma || $0.has(.glue)
        }
    }

    /// "When I needed a boost, I …": why or when, before it is told what was eaten.
    private static func circumstance(_ tokens: [ReadToken], from start: Int) -> Int? {
        guard circumstances.contains(tokens[start].text),
            let comma = tokens[start...].firstIndex(where: { $0.mark == .comma || $0.endsSentence }),
            tokens[comma].mark == .comma, comma + 1 < tokens.count, tokens[comma + 1].has(.pronoun),
            !tokens[start..<comma].contains(where: { $0.has(.eating) && !longing.contains($0.text) || $0.number != nil }
            )
        else { return nil }
        return comma + 1
    }

    private static let circumstances: Set<String> = [
        "when", "since", "because", "as", "after", "before", "although", "though", "once", "feeling", "craving",
    ]

    private static let longing: Set<String> = [
        "needed", "wanted", "craved", "fancied", "got", "went", "going", "getting",
    ]

    /// "to satisfy my cravings", "for a healthier option": up to the next item or comma.
    private static func purpose(_ tokens: [ReadToken], at start: Int) -> Int? {
        let token = tokens[start]
        guard
            token.is("to") || token.is("for") || token.is("making") || token.is("perfect") || token.is("because")
                || token.is("since")
        else { return nil }
        guard start > 0,
            !tokens[start - 1].is("room"),
            !tokens[start - 1].has(.eating) || tokens[start - 1].is("drink") || tokens[start - 1].is("drinks")
        else { return nil }
        if token.is("to") {
            guard !tokens[start - 1].is("sure"), !tokens[start - 1].is("enough") else { return nil }
            // "treated myself to just one taco": what follows was eaten.
            var next = start + 1
            while next < tokens.count, Self.bare.contains(tokens[next].text) { next += 1 }
            guard start + 1 < tokens.count, tokens[start + 1].isWord,
                next == tokens.count || !tokens[next].has(.determiner),
                NumberReader.read(tokens, at: next) == nil, !tokens[start - 1].is("ready"),
                NumberReader.read(tokens, at: start - 1) == nil
            else { return nil }
        }
        return tailEnd(tokens, from: start + 1)
    }

    private static let bare: Set<String> = ["just", "only", "simply", "exactly"]

    /// Where a remark stops: a comma, a sentence end, a joining word, or "and"/"with" before an amount.
    static func tailEnd(_ tokens: [ReadToken], from start: Int) -> Int {
        var index = start
        while index < tokens.count {
            let token = tokens[index]
            if token.has(.linking), index + 1 < tokens.count,
                tokens[index + 1].has(.eating) && !tokens[index + 1].has(.container)
                    || tokens[index + 1].has(.determiner) && !tokens[index + 1].is("my")
                    || NumberReader.read(tokens, at: index + 1) != nil
            {
                break
            }
            if token.has(.eating), token.text.hasSuffix("ing") || index > start + 1 && tokens[index - 1].has(.pronoun) {
                break
            }
            index += 1
        }
        return index
    }
}
