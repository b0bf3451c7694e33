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
            if let end = place(tokens, at: index) ?? occasion(tokens, at: index) ?? meal(tokens, at: index)
                ?? (tellsOfFood || !tokens[index].is("for") ? purpose(tokens, at: index) : nil)
                ?? remark(tokens, at: index)
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
        if token.is("perfect"), start + 1 < tokens.count, !tokens[start + 1].is("for") { return nil }
        return tailEnd(tokens, from: start + 1)
    }

    private static let bare: Set<String> = ["just", "only", "simply", "exactly"]

    /// ", adding a nice touch", "which was the perfect choice": words about the food that name none.
    private static func remark(_ tokens: [ReadToken], at start: Int) -> Int? {
        if tokens[start].is("its") || tokens[start].is("their"),
            start == 0 || !tokens[start - 1].is("of") && !tokens[start - 1].is("with")
        {
            return tailEnd(tokens, from: start + 1)
        }
        if let end = everyBite(tokens, at: start) ?? nothingBut(tokens, at: start) { return end }
        if let end = kept(tokens, at: start) { return end }
        if let end = participle(tokens, at: start) { return end }
        if let end = fullness(tokens, at: start) { return end }
        if let end = meanwhile(tokens, at: start) { return end }
        guard tokens[start].is("that") || tokens[start].is("which"), start + 1 < tokens.count else { return nil }
        // "a package, which holds two bars": what is in the package was counted with it.
        if holding.contains(tokens[start + 1].text),
            tokens[max(0, start - 10)..<start].contains(where: { packs.contains($0.form) }),
            NumberReader.read(tokens, at: start + 2)?.value ?? 0 > 1
        {
            return tailEnd(tokens, from: start + 3)
        }
        if let end = making(tokens, at: start) { return end }
        if let end = praise(tokens, at: start) { return end }
        var index = start + 1
        while index < min(start + 4, tokens.count), tokens[index].text.hasSuffix("ly") || tokens[index].has(.filler) {
            index += 1
        }
        guard index < tokens.count, Self.remarkVerbs.contains(tokens[index].text) else { return nil }
        return tailEnd(tokens, from: index)
    }

    /// ", which was refreshing and bright": after "which was" and no amount come words for how it was.
    private static func praise(_ tokens: [ReadToken], at start: Int) -> Int? {
        guard start > 0, tokens[start].is("which"), tokens[start - 1].mark == .comma, start + 2 < tokens.count,
            tokens[start + 1].is("was") || tokens[start + 1].is("were")
        else { return nil }
        let end = tailEnd(tokens, from: start + 2)
        // "which was lightly salted": what tells of the food counts.
        let isPraise = tokens[start + 2..<end].allSatisfy {
            $0.has(.filler) || $0.has(.empty) || $0.has(.linking) || $0.text.hasSuffix("ly")
                || savours.contains($0.text)
        }
        return isPraise ? end : nil
    }

    /// "that I baked myself", "which we picked up at the shop": how it came to her.
    private static func making(_ tokens: [ReadToken], at start: Int) -> Int? {
        guard tokens[start + 1].is("i") || tokens[start + 1].is("we") else { return nil }
        var index = start + 2
        while index < min(start + 5, tokens.count),
            tokens[index].text.hasSuffix("ly") || tokens[index].is("either") || tokens[index].is("had")
        { index += 1 }
        guard index < tokens.count, makingVerbs.contains(tokens[index].text) else { return nil }
        // "that I made with butter": what went into it was eaten.
        let end = tailEnd(tokens, from: index + 1)
        return tokens[index..<end].firstIndex { $0.is("with") || $0.is("and") } ?? end
    }

    private static let savours: Set<String> = [
        "sweet", "creamy", "salty", "spicy", "moist", "soft", "smooth", "flaky", "thick", "tangy", "filling", "sour",
    ]

    private static let makingVerbs: Set<String> = [
        "baked", "made", "bought", "picked", "cooked", "ordered", "prepared", "grabbed", "found",
    ]

    /// "straight from the fruit bowl": where it was kept, which a restaurant or a recipe is not.
    private static func kept(_ tokens: [ReadToken], at start: Int) -> Int? {
        guard tokens[start].is("straight") || tokens[start].is("right"), start + 1 < tokens.count,
            tokens[start + 1].is("from") || tokens[start + 1].is("out")
        else { return nil }
        let end = tailEnd(tokens, from: start + 1)
        return tokens[start..<end].contains { stores.contains($0.form) } ? end : nil
    }

    private static let stores: Set<String> = [
        "bowl", "basket", "fridge", "refrigerator", "freezer", "oven", "garden", "tree", "pan", "pot", "box", "bag",
        "jar",
    ]

    /// ", savoring every bit of the skin", ", making for a delightful treat": praise of what was named before.
    private static func participle(_ tokens: [ReadToken], at start: Int) -> Int? {
        guard start > 2, praising.contains(tokens[start].text), tokens[start - 1].mark == .comma,
            start + 1 < tokens.count,
            tokens[..<(start - 1)].contains(where: { $0.has(.eating) })
        else { return nil }
        let next = tokens[start + 1]
        if pointing.contains(next.text) || next.is("for") || next.is("it") { return tailEnd(tokens, from: start + 1) }
        let end = tailEnd(tokens, from: start + 1)
        let namesNothing = tokens[start + 1..<end].allSatisfy {
            $0.has(.filler) || $0.has(.determiner) || $0.has(.empty) || $0.has(.occasion) || $0.has(.part)
                || $0.has(.timeWord) || $0.text.hasSuffix("ly")
        }
        return namesNothing ? end : nil
    }

    private static let praising: Set<String> = [
        "savoring", "savouring", "enjoying", "relishing", "making", "creating", "providing", "adding", "giving",
        "offering", "leaving",
        "keeping", "bringing", "completing", "ensuring", "finishing", "appreciating", "satisfying", "lending",
        "hitting", "perfect", "perfectly",
    ]
    private static let pointing: Set<String> = [
        "the", "every", "each", "its", "their", "that", "this", "my", "all", "both",
    ]

    private static let holding: Set<String> = [
        "contains", "contained", "includes", "included", "holds", "held", "has", "had",
    ]
    private static let packs: Set<String> = ["pack", "package", "packet", "box", "bag", "pouch", "sleeve"]

    /// "bursting with savory flavor", "full of taste": praise, whatever is flavored.
    private static func fullness(_ tokens: [ReadToken], at start: Int) -> Int? {
        guard ["bursting", "brimming", "packed", "full", "loaded", "filled"].contains(tokens[start].text),
            start + 2 < tokens.count,
            tokens[start + 1].is("with") || tokens[start + 1].is("of")
        else { return nil }
        for index in start + 2..<min(start + 6, tokens.count) {
            if ["flavor", "flavour", "flavors", "taste", "goodness", "sweetness", "freshness"].contains(
                tokens[index].text)
            {
                return index + 1
            }
            if !tokens[index].isWord || tokens[index].has(.linking) || tokens[index].has(.determiner) { return nil }
        }
        return nil
    }

    private static let remarkVerbs: Set<String> = [
        "hit", "hits", "satisfied", "left", "made", "gave", "kept", "added", "adds", "brought", "provided", "tasted",
        "complemented", "offered", "offers",
    ]

    /// Where a remark stops: a comma, a sentence end, a joining word, or "and"/"with" before an amount.
    static func tailEnd(_ tokens: [ReadToken], from start: Int) -> Int {
        var index = start
        while index < tokens.count {
            let token = tokens[index]
            if token.endsSentence || token.mark == .comma || token.mark == .colon || token.has(.joining) { break }
            // "to go with my lunch of a quesadilla": what the lunch was of.
            if token.is("of"), tokens[index - 1].has(.occasion), index + 1 < tokens.count,
                tokens[index + 1].has(.determiner) || NumberReader.read(tokens, at: index + 1) != nil
            {
                break
            }
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

extension ReadToken {
    var endsSentence: Bool { token.endsSentence }
}
