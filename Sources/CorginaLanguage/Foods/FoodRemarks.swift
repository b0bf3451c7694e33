/// Words about a food that was named, which name none: ", adding a nice touch", "which was the perfect choice".
enum FoodRemarks {
    /// ", adding a nice touch", "which was the perfect choice": words about the food that name none.
    static func end(_ tokens: [ReadToken], at start: Int) -> Int? {
        if tokens[start].is("its") || tokens[start].is("their"),
            start == 0 || !tokens[start - 1].is("of") && !tokens[start - 1].is("with")
        {
            return FrameStripper.tailEnd(tokens, from: start + 1)
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
            return FrameStripper.tailEnd(tokens, from: start + 3)
        }
        var index = start + 1
        while index < min(start + 4, tokens.count), tokens[index].text.hasSuffix("ly") || tokens[index].has(.filler) {
            index += 1
        }
        guard index < tokens.count, remarkVerbs.contains(tokens[index].text) else { return nil }
        return FrameStripper.tailEnd(tokens, from: index)
    }

    /// "straight from the fruit bowl": where it was kept, which a restaurant or a recipe is not.
    private static func kept(_ tokens: [ReadToken], at start: Int) -> Int? {
        guard tokens[start].is("straight") || tokens[start].is("right"), start + 1 < tokens.count,
            tokens[start + 1].is("from") || tokens[start + 1].is("out")
        else { return nil }
        let end = FrameStripper.tailEnd(tokens, from: start + 1)
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
        if pointing.contains(next.text) || next.is("for") || next.is("it") {
            return FrameStripper.tailEnd(tokens, from: start + 1)
        }
        let end = FrameStripper.tailEnd(tokens, from: start + 1)
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
        }
        return nil
    }

    private static let remarkVerbs: Set<String> = [
        "hit", "hits", "satisfied", "left", "made", "gave", "kept", "added", "adds", "brought", "provided", "tasted",
        "complemented", "offered", "offers",
    ]

    /// "while catching up on some reading", "while we waited": what was done besides, unless that was eating or drinking.
    private static func meanwhile(_ tokens: [ReadToken], at start: Int) -> Int? {
        guard tokens[start].is("while"), start + 1 < tokens.count else { return nil }
        let end = FrameStripper.tailEnd(tokens, from: start + 1)
        let tellsOfFood = tokens[start + 1..<end].indices.contains {
            tokens[$0].has(.eating) && !tokens[$0].is("getting") && !tokens[$0].is("going")
                || NumberReader.read(tokens, at: $0) != nil
        }
        return tellsOfFood ? nil : end
    }

    /// "enjoyed every bite of its meat and cheese filling": what was bitten into was named before.
    private static func everyBite(_ tokens: [ReadToken], at start: Int) -> Int? {
        guard tokens[start].is("every"), start + 3 < tokens.count, bites.contains(tokens[start + 1].form),
            tokens[start + 2].is("of"),
            ["its", "it", "the", "that", "them", "their"].contains(tokens[start + 3].text)
        else { return nil }
        return tokens[start...].firstIndex { $0.endsSentence } ?? tokens.count
    }

    private static let bites: Set<String> = ["bite", "bit", "sip", "crumb", "spoonful", "drop", "morsel", "mouthful"]

    /// "nothing more than an apple", "nothing but chips".
    private static func nothingBut(_ tokens: [ReadToken], at start: Int) -> Int? {
        guard tokens[start].is("nothing"), start + 2 < tokens.count else { return nil }
        return tokens[start + 2].is("than") ? start + 3 : nil
    }
}
