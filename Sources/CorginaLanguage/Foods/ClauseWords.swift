/// Where words tell what was done and begin a clause of their own.
struct ClauseWords {
    let tokens: [ReadToken]

    private var amounts: AmountWords { AmountWords(tokens: tokens) }

    func isJoining(_ index: Int) -> Bool {
        let token = tokens[index]
        if token.has(.joining) {
            if token.is("along") || token.is("together") || token.is("coupled") {
                return index + 1 < tokens.count && tokens[index + 1].is("with")
            }
            return true
        }
        if token.mark == .plus { return true }
        // "it was a holiday, so breakfast was a pancake".
        if token.is("so"), index > 0, tokens[index - 1].mark == .comma { return true }
        // "and saved room for a cupcake".
        if token.is("room") { return true }
        if token.is("next"), index + 1 < tokens.count, tokens[index + 1].is("to") { return true }
        // "as well as a roll".
        if token.is("well"), index > 0, tokens[index - 1].is("as"), index + 1 < tokens.count, tokens[index + 1].is("as")
        {
            return true
        }
        // "and spread a tablespoon of butter on it": what was done with it.
        if token.is("spread"), index > 0,
            tokens[index - 1].is("and") || tokens[index - 1].mark == .comma || tokens[index - 1].has(.pronoun),
            index + 1 < tokens.count, tokens[index + 1].has(.determiner) || tokens[index + 1].number != nil
        {
            return true
        }
        // ", and I couldn't resist a cola": a new clause.
        if token.is("i") || token.is("we"), index > 0, index + 1 < tokens.count, !tokens[index + 1].is("mean"),
            tokens[index - 1].is("and") || tokens[index - 1].mark == .comma
        {
            return true
        }
        // ", dipped it in a packet of sauce": what was done with it, and with what.
        if token.isWord, token.text.hasSuffix("ed"), index + 1 < tokens.count,
            tokens[index + 1].is("it") || tokens[index + 1].is("them")
        {
            return true
        }
        if token.is("topped"), index + 1 < tokens.count, tokens[index + 1].is("it") || tokens[index + 1].is("off") {
            return true
        }
        if token.has(.eating), index > 1, tokens[index - 1].has(.pronoun),
            tokens[index - 2].is("that") || tokens[index - 2].is("which")
        {
            return false
        }
        if token.has(.eating), isInRelativeClause(index) { return false }
        guard token.has(.eating), !token.has(.container) else { return false }
        // "seasoned simply and enjoyed without the skin": how it was eaten, not what.
        if index + 1 < tokens.count, Self.manners.contains(tokens[index + 1].text),
            Self.tellingHow.contains(token.text), index > 0,
            !tokens[index - 1].has(.pronoun)
        {
            return false
        }
        return isEating(index)
    }

    private static let tellingHow: Set<String> = ["enjoyed", "eaten", "prepared", "cooked", "savored"]
    private static let manners: Set<String> = ["without", "plain", "raw", "as", "in", "on", "by", "straight"]

    /// Words like "made", "topped", "featuring", "featured", "finished", "bit" are verbs of eating only in some places.
    private func isEating(_ index: Int) -> Bool {
        let token = tokens[index]
        guard Self.describing.contains(token.text) else { return true }
        // "cooked carrots".
        guard index > 0 else {
            return !token.is("cooked") || tokens.count < 2 || tokens[1].has(.determiner) || tokens[1].number != nil
        }
        let before = tokens[index - 1]
        return before.has(.pronoun)
    }

    private static let describing: Set<String> = [
        "made", "topped", "featuring", "featured", "finished", "prepared", "cooked", "contained", "containing", "added",
        "rounded", "wrapped", "whipped",
        "cracked", "polished", "bit", "fixed", "including", "includes", "include", "included", "features", "drink",
        "drinks", "eat", "eaten",
        "satisfying", "refreshing", "quenching", "wanted", "needed", "opened", "opening", "started", "starting",
        "hydrating", "delighted", "topping", "ended", "settled", "got", "drunk", "going", "tasting",
        "popped",
    ]

    /// "quite a spread: a leg of chicken, …", "two kinds of pizza: …": what stands before the colon announces what follows.
    /// In "pizza: two slices" it is the food.
    func isHeading(_ colon: Int) -> Bool {
        guard colon > 0, colon + 1 < tokens.count, amounts.startsAmount(colon + 1),
            MeasureReader.read(tokens, at: colon - 1) == nil
        else { return false }
        var end = amounts.amountEnd(colon + 1)
        while end < tokens.count, tokens[end].has(.container) || tokens[end].has(.size) || amounts.isFiller(tokens[end])
        {
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
}
