/// Rewrites how an amount or a state was told beside a food, so that the readers after it find them where they look.
enum AmountRemarks {
    /// The tokens with ", about a cup" told as the amount of what stands before it, "bone-in" as one word and "an ounce"
    /// of something dry as a figure.
    static func folded(_ tokens: [ReadToken]) -> [ReadToken] {
        var result: [ReadToken] = []
        result.reserveCapacity(tokens.count)
        var index = 0
        while index < tokens.count {
            if let remark = remark(tokens, at: index) {
                result += remark.amount
                index = remark.end
            } else if tokens[index].is("in"), index > 0, tokens[index - 1].is("bone") {
                index += 1
            } else if index + 1 < tokens.count, tokens[index + 1].is("of"), let unit = unit(tokens[index]) {
                result.append(ReadToken(token: tokens[index].token, form: unit, roles: .container))
                index += 1
            } else if let (said, end) = cooked(tokens, at: index) {
                result += said
                index = end
            } else if let (said, end) = plainly(tokens, at: index) {
                result += said
                index = end
            } else if let end = vessel(tokens, at: index) {
                index = end
            } else if tokens[index].is("and"), index > 0, skins.contains(tokens[index - 1].form),
                index + 1 < tokens.count,
                tokens[index + 1].is("all")
            {
                // "skin and all": with the skin.
                result.append(eaten(at: tokens[index + 1]))
                index += 2
            } else if tokens[index].is("an") || tokens[index].is("a"), index > 0, tokens[index - 1].is("from"),
                MeasureReader.read(tokens, at: index + 1) != nil
            {
                result.append(one(at: tokens[index]))
                index += 1
            } else {
                result.append(tokens[index])
                index += 1
            }
        }
        return result
    }

    /// "a bit of pineapple" is no piece of one, and a spoon of rice a spoonful.
    private static func unit(_ token: ReadToken) -> String? {
        little.contains(token.text) ? "bit" : spoons.contains(token.form) ? "spoonful" : nil
    }

    /// As much as goes into a mouth at once.
    static let spoons: Set<String> = ["spoon", "forkful", "mouthful", "spoonfull", "forkfull", "mouthfull"]

    /// Units that tell of little and of no number: "a bit of pineapple" is no piece of one.
    static let little: Set<String> = [
        "bit", "bits", "touch", "tad", "smidge", "smidgen", "nibble", "nibbles", "bitty",
        "sliver", "slivers",
    ]

    /// "mixed with" said as "and", "that wasn't" as "other than", "a two-pack of" as "a pack of two".
    private static func plainly(_ tokens: [ReadToken], at index: Int) -> (said: [ReadToken], end: Int)? {
        // British words whose one form means something else: a pudding is sweet and toast may be toasty.
        if tokens[index].is("toastie") || tokens[index].is("toasties") {
            return (["grilled", "cheese", "sandwich"].map { link($0, at: tokens[index]) }, index + 1)
        }
        if tokens[index].is("sweets") { return ([link("candy", at: tokens[index])], index + 1) }
        guard index + 1 < tokens.count else { return nil }
        let (token, next) = (tokens[index], tokens[index + 1])
        if token.is("mixed"), next.is("with"), index > 0, tokens[index - 1].isWord {
            // "cocoa mixed with milk" is made with it, "brandy mixed with cola" are both.
            let liquid = tokens[(index + 2)...].prefix(4).prefix { $0.mark == nil }
            let isMade = liquid.contains { $0.is("milk") || $0.is("water") }
            return (isMade ? [link("made", at: token), next] : [link("and", at: next)], index + 2)
        }
        if token.is("that") || token.is("which"), next.is("wasnt") || next.is("isnt") || next.is("werent") {
            return ([link("other", at: token), link("than", at: next)], index + 2)
        }
        // "a two-bar package of".
        var pack = index + 1
        if tokens[pack].mark == .dash { pack += 1 }
        if pack < tokens.count, tokens[pack].has(.container), !packs.contains(tokens[pack].form) { pack += 1 }
        guard pack + 1 < tokens.count, packs.contains(tokens[pack].form), tokens[pack + 1].is("of"),
            let number = NumberReader.read(tokens, at: index), number.end == index + 1, number.value <= 4, index > 0,
            tokens[index - 1].has(.determiner)
        else { return nil }
        return ([tokens[pack], tokens[pack + 1], token], pack + 2)
    }

    /// "I fried two eggs" said as "I had two fried eggs".
    private static func cooked(_ tokens: [ReadToken], at index: Int) -> (said: [ReadToken], end: Int)? {
        guard index > 0, cooking.contains(tokens[index].text), index + 1 < tokens.count,
            tokens[index - 1].is("i") || tokens[index - 1].is("we") || tokens[index - 1].is("and")
        else { return nil }
        var end = index + 1
        if let number = NumberReader.read(tokens, at: end) {
            end = MeasureReader.read(tokens, at: number.end)?.end ?? number.end
        } else if tokens[end].has(.determiner) {
            end += 1
        }
        guard end > index + 1 else { return nil }
        while end < tokens.count, tokens[end].has(.size) || tokens[end].has(.filler) { end += 1 }
        if end + 1 < tokens.count, tokens[end].has(.container), tokens[end + 1].is("of") { end += 1 }
        guard end < tokens.count, tokens[end].isWord, !tokens[end].has(.pronoun) else { return nil }
        let place = tokens[end].token.range.lowerBound
        let manner = ReadToken(
            token: Token(kind: .word, text: tokens[index].text, range: place..<place), form: tokens[index].form,
            roles: tokens[index].roles)
        return ([link("had", at: tokens[index])] + tokens[(index + 1)..<end] + [manner], end)
    }

    private static let cooking: Set<String> = [
        "baked", "fried", "grilled", "roasted", "boiled", "steamed", "scrambled", "poached", "broiled", "toasted",
        "sauteed", "mashed",
    ]

    private static let packs: Set<String> = ["pack", "package", "packet"]

    private static func link(_ word: String, at token: ReadToken) -> ReadToken {
        ReadToken(
            token: Token(kind: .word, text: word, range: token.token.range), form: word,
            roles: Lexicon.shared.roles(of: word))
    }

    /// "in a bowl", "on my plate", at the end: what it was served in, said after the food, is no food and no amount.
    private static func vessel(_ tokens: [ReadToken], at start: Int) -> Int? {
        guard start > 0, tokens[start].is("in") || tokens[start].is("on"), start + 2 < tokens.count,
            tokens[start + 1].has(.determiner)
        else { return nil }
        var index = start + 2
        while index < tokens.count, tokens[index].has(.size) || tokens[index].has(.filler) { index += 1 }
        guard index < tokens.count, vessels.contains(tokens[index].form), ends(tokens, index + 1) else { return nil }
        return index + 1
    }

    private static let vessels: Set<String> = [
        "bowl", "plate", "glass", "mug", "dish", "pan", "pot", "skillet", "thermos", "lunchbox", "tupperware",
    ]

    /// ", about a cup": the amount, and where the remark ends. Of ", about four servings" nothing is left: what a serving
    /// is was said before.
    private static func remark(_ tokens: [ReadToken], at start: Int) -> (amount: [ReadToken], end: Int)? {
        guard start > 0, tokens[start].mark == .comma || tokens[start].mark == .dash else { return nil }
        var index = start + 1
        while index < tokens.count, estimating.contains(tokens[index].text) { index += 1 }
        if index < tokens.count, let end = fraction(tokens, at: index) { return ([], end) }
        guard index > start + 1, index < tokens.count else { return nil }
        let isArticle = tokens[index].is("a") || tokens[index].is("an")
        guard let end = NumberReader.read(tokens, at: index)?.end ?? (isArticle ? index + 1 : nil) else { return nil }
        if let unit = MeasureReader.read(tokens, at: end), ends(tokens, unit.end) {
            return (
                (isArticle ? [one(at: tokens[index])] : Array(tokens[index..<end])) + tokens[end..<unit.end], unit.end
            )
        }
        guard end < tokens.count, helpings.contains(tokens[end].form), ends(tokens, end + 1) else { return nil }
        return ([], end + 1)
    }

    /// "an eighteenth of the loaf": of the whole, which nobody logs by.
    private static func fraction(_ tokens: [ReadToken], at start: Int) -> Int? {
        guard start + 4 < tokens.count, tokens[start].has(.determiner), tokens[start + 1].text.hasSuffix("th"),
            tokens[start + 2].is("of"), tokens[start + 3].has(.determiner)
        else { return nil }
        var end = start + 4
        while end < tokens.count, tokens[end].mark == nil || tokens[end].mark == .dash, !tokens[end].has(.linking) {
            end += 1
        }
        return end <= start + 9 ? end : nil
    }

    private static func ends(_ tokens: [ReadToken], _ index: Int) -> Bool {
        index >= tokens.count || tokens[index].mark != nil || tokens[index].has(.linking) || tokens[index].has(.joining)
            || tokens[index].has(.occasionPreposition)
    }

    private static func one(at token: ReadToken) -> ReadToken {
        ReadToken(token: Token(kind: .number(1), text: "1", range: token.token.range), form: "", roles: [])
    }

    private static func eaten(at token: ReadToken) -> ReadToken {
        ReadToken(token: Token(kind: .word, text: "eaten", range: token.token.range), form: "eaten", roles: [])
    }

    private static let skins: Set<String> = ["skin", "peel"]
    static let estimating: Set<String> = ["about", "around", "roughly", "approximately", "maybe", "say"]
    private static let helpings: Set<String> = ["serving", "portion", "helping"]
}
