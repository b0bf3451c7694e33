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
        guard tokens[index].isWord, tokens[index].text.hasSuffix("ed") || Self.pasts.contains(tokens[index].text),
            index + 1 < tokens.count
        else { return false }
        var next = index + 1
        while next < tokens.count, next < index + 3, Self.particles.contains(tokens[next].text) { next += 1 }
        guard next < tokens.count else { return false }
        // "cooked in a pan" tells how; "stirred in 7 g of butter" what.
        if tokens[next - 1].is("in") { return tokens[next].number != nil }
        return tokens[next].has(.determiner) || tokens[next].number != nil || NumberReader.read(tokens, at: next) != nil
    }

    private static let particles: Set<String> = [
        "on", "up", "down", "into", "away", "at", "through", "out", "off", "open", "in",
    ]

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
        "got", "kept", "took", "made", "put", "cut", "fed", "brought", "bought", "found", "gave", "threw", "tore",
        "broke",
        "bit",
        "ground", "beat", "drew", "set", "split", "spread", "shook", "stuck", "sank", "sucked", "woke",
    ]

    private static let burgers: Set<String> = ["burger", "hamburger", "cheeseburger"]

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
        // "a double cheeseburger with two small patties".
        let isCounted = tokens[separator].mark == .comma && !tokens[next].has(.determiner)
        if tokens[separator].is("with") || isCounted, before.last.map({ Self.burgers.contains($0.form) }) == true,
            tokens[next..<min(next + 4, tokens.count)].contains(where: { $0.form == "patty" })
        {
            return true
        }
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

    /// "a sandwich made with a chicken fillet": what it is made of is not an item, unless it is measured.
    func describesFoodBefore(_ separator: Int, _ next: Int) -> Bool {
        guard separator > 0,
            tokens[separator].is("with") || tokens[separator].is("featuring") || tokens[separator].is("including")
        else { return false }
        guard tokens[separator].is("with") == false || Self.composing.contains(tokens[separator - 1].text) else {
            return false
        }
        var index = amountEnd(next)
        while index < min(index + 4, tokens.count),
            tokens[index].has(.container) || tokens[index].has(.size) || tokens[index].has(.filler)
        {
            if index + 1 < tokens.count, tokens[index + 1].is("of") { return false }
            index += 1
        }
        return true
    }

    private static let composing: Set<String> = [
        "made", "filled", "stuffed", "mixed", "loaded", "packed", "prepared", "built", "coated", "covered", "crafted",
        "flavored", "layered", "cooked", "sweetened", "complete",
    ]

    /// "a sandwich with a patty on the side": beside it, not in it.
    func isOnTheSide(_ next: Int) -> Bool {
        for index in next..<min(next + 8, tokens.count) {
            if tokens[index].endsSentence || tokens[index].mark != nil || tokens[index].has(.linking) { return false }
            if tokens[index].is("side") || tokens[index].is("sidelines") {
                return tokens[max(index - 2, next)].is("on")
            }
        }
        return false
    }

    /// "I spread butter over a bagel": what it was put on was eaten too.
    func wasPut() -> Bool {
        guard let start, start > 0, tokens[start - 1].isWord else { return false }
        return Self.putting.contains(tokens[start - 1].text)
    }

    private static let putting: Set<String> = [
        "spread", "poured", "drizzled", "sprinkled", "spooned", "ladled", "smeared", "slathered", "melted", "crumbled",
        "grated", "squeezed", "dipped", "dunked", "stirred", "mixed", "adding", "added", "tossed", "put",
    ]

    /// "no rice, just chicken": where what a list opens with "no" ends. "No sugar added yogurt" names a food, and in
    /// "two, no, three" the word corrects a number.
    func endOfDeniedOpening() -> Int? {
        let end = tokens[(index + 1)...].prefix(4).firstIndex { $0.mark == .comma || $0.is("but") }
        return end.flatMap { $0 > index + 1 ? $0 : nil }
    }

    /// "not a lot two eggs": a number after what was denied begins something that was eaten.
    func startsAnother(_ index: Int) -> Bool {
        !tokens[index].has(.determiner) && NumberReader.read(tokens, at: index) != nil
    }

    /// After these "not" denies a verb: "I did not finish my toast".
    static let helping: Set<String> = [
        "did", "do", "does", "could", "can", "would", "will", "was", "were", "is", "are", "have", "has", "had", "am",
        "if",
        "why", "or",
    ]
}
