/// Where words tell what was done, and how much it came to, and name no food of their own.
extension FoodSegmenter {
    /// "quite a spread: a leg of chicken, …", "two kinds of pizza: …": what stands before the colon announces what follows.
    /// In "pizza: two slices" it is the food.
    func isHeading(_ colon: Int) -> Bool {
        guard colon > 0, colon + 1 < tokens.count, startsAmount(colon + 1),
            MeasureReader.read(tokens, at: colon - 1) == nil
        else { return false }
        var end = amountEnd(colon + 1)
        while end < tokens.count, tokens[end].has(.container) || tokens[end].has(.size) || isFiller(tokens[end]) {
            end += 1
        }
        return end < tokens.count && tokens[end].isWord && !tokens[end].has(.linking)
    }

    /// "and crunched on a carrot", "and heated up a pie": after "and" a verb, its particle and an amount are a new clause.
    func opensClause(_ index: Int) -> Bool {
        guard index > 0, tokens[index - 1].is("and") || tokens[index - 1].is("then") else { return false }
        return isVerbBeforeAmount(index)
    }

    private func isVerbBeforeAmount(_ index: Int) -> Bool {
        guard tokens[index].isWord, tokens[index].text.hasSuffix("ed"), index + 1 < tokens.count else { return false }
        var next = index + 1
        while next < tokens.count, next < index + 3, Self.particles.contains(tokens[next].text) { next += 1 }
        guard next < tokens.count else { return false }
        return tokens[next].has(.determiner) || tokens[next].number != nil || NumberReader.read(tokens, at: next) != nil
    }

    private static let particles: Set<String> = ["on", "up", "down", "into", "away", "at", "through", "out", "off", "open"]

    /// "I kept breakfast light", "I crunched on chips": after "I" comes what was done and never a food.
    func isVerbOfSpeaker(_ index: Int) -> Bool {
        if isVerbBeforeAmount(index) { return true }
        guard index > 0, tokens[index].isWord else { return false }
        var before = index - 1
        while before > 0, tokens[before].text.hasSuffix("ly") || Self.adverbs.contains(tokens[before].text) {
            before -= 1
        }
        guard tokens[before].is("i") || tokens[before].is("we") else { return false }
        return tokens[index].text.hasSuffix("ed") || Self.pasts.contains(tokens[index].text)
    }

    private static let adverbs: Set<String> = ["also", "just", "only", "then", "even"]
    /// Verbs of what is done with a meal whose past does not end in "ed".
    private static let pasts: Set<String> = [
        "kept", "took", "made", "put", "cut", "fed", "brought", "bought", "found", "gave", "threw", "tore", "broke",
        "bit",
        "ground", "beat", "drew", "set", "split", "spread", "shook", "stuck", "sank", "sucked", "woke",
    ]

    /// "a breast quarter of chicken": after a name, a word for a share is part of the name.
    func namesShare(_ index: Int) -> Bool {
        tokens[index].is("half") || tokens[index].is("quarter") || tokens[index].is("third")
    }

    /// "a cake, which was not chocolate but had an icing": the icing is the cake's.
    func isInRelativeClause(_ index: Int) -> Bool {
        var before = index - 1
        while before >= max(0, index - 7) {
            let token = tokens[before]
            if token.is("that") || token.is("which") { return true }
            if token.endsSentence || token.mark != nil || token.has(.pronoun) || token.number != nil { return false }
            before -= 1
        }
        return false
    }

    /// "a sandwich on two slices of rye bread", "a cone with a scoop of vanilla ice cream": what is told of a sandwich's
    /// bread and a cone's scoops is in them.
    func holdsWhatFollows(_ separator: Int, _ next: Int) -> Bool {
        guard let start else { return false }
        let before = tokens[start..<separator].suffix(12)
        let isSandwich =
            (tokens[separator].is("on") || tokens[separator].is("with"))
            && before.contains { $0.form == "sandwich" || $0.is("pbj") }
        let isCone = tokens[separator].is("with") && before.last?.form == "cone"
        guard isSandwich || isCone, !before.contains(where: { $0.mark == .comma || $0.is("and") && isCone }) else {
            return false
        }
        let piece = amountEnd(next)
        guard piece + 2 < tokens.count, tokens[piece].form == (isCone ? "scoop" : "slice"), tokens[piece + 1].is("of")
        else {
            return false
        }
        if isCone { return true }
        return tokens[(piece + 2)...].prefix(4).prefix { $0.isWord && !$0.has(.linking) }
            .contains { $0.form == "bread" || $0.form == "toast" }
    }
}
