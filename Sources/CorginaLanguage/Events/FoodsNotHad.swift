/// Foods that are named and were not had: another's, dreamt of, smelled, longed for, or what something else is like.
enum FoodsNotHad {
    /// The tokens that name them.
    static func tokens(of tokens: [ReadToken]) -> Set<Int> {
        var claimed: Set<Int> = []
        var index = 0
        while index < tokens.count {
            if let end = others(tokens, index) ?? brought(tokens, index) ?? comparison(tokens, index) ?? longing(
                tokens, index)
                ?? made(tokens, index) ?? mention(tokens, index)
            {
                claimed.formUnion(index..<end)
                index = end
            } else {
                index += 1
            }
        }
        return claimed
    }

    /// The tokens of foods that are only mentioned: "a piece of cake" of an exam, "the smell of chicken".
    static func mentioned(in tokens: [ReadToken]) -> Set<Int> {
        var mentioned: Set<Int> = []
        for index in tokens.indices {
            if let end = mention(tokens, index), index < end { mentioned.formUnion(index..<end) }
        }
        return mentioned
    }

    // MARK: Another's

    /// "my husband ate all the pizza", unless she is among those who did.
    private static func others(_ tokens: [ReadToken], _ index: Int) -> Int? {
        guard index == 0 || opensSubject(tokens[index - 1]), var verb = Household.subject(tokens, at: index) else {
            return nil
        }
        while verb + 1 < tokens.count,
            tokens[verb].text.hasSuffix("ly")
                || helpers.contains(tokens[verb].text)
                    && (!consuming.contains(tokens[verb].text) || consuming.contains(tokens[verb + 1].text))
        { verb += 1 }
        guard verb < tokens.count, consuming.contains(tokens[verb].text) else { return nil }
        let end = end(tokens, from: verb)
        return tokens[verb..<end].contains { hers.contains($0.text) } ? nil : end
    }

    /// "My clerk brought in doughnuts and I was a model of restraint": what somebody else brought, and nobody says that she had any.
    private static func brought(_ tokens: [ReadToken], _ index: Int) -> Int? {
        guard index == 0 || opensSubject(tokens[index - 1]), let verb = Household.subject(tokens, at: index),
            verb < tokens.count, bringing.contains(tokens[verb].text),
            !tokens[verb...].contains(where: { given.contains($0.text) }),
            !tokens[(verb + 1)...].indices.contains(where: { isHad(tokens, $0) })
        else { return nil }
        return end(tokens, from: verb)
    }

    /// Whether a verb behind tells that somebody had it: "and I ate two", but neither "I didn't eat it" nor "I had to leave".
    private static func isHad(_ tokens: [ReadToken], _ place: Int) -> Bool {
        guard
            tokens[place].has(.eating)
                || ["id", "ive", "stole", "nicked", "tried", "took"].contains(tokens[place].text)
        else { return false }
        let isDenied = tokens[..<place].suffix(3).contains { StanceCues($0).contains(.denying) }
        return !isDenied && !(place + 1 < tokens.count && tokens[place + 1].is("to"))
    }

    private static let bringing: Set<String> = ["brought", "baked", "made", "cooked", "tapao", "ordered", "fried"]
    private static let given: Set<String> = ["me", "us", "mi", "mine", "my", "her"]

    private static func opensSubject(_ token: ReadToken) -> Bool {
        !token.isWord && token.number == nil
            || ["and", "while", "but", "because", "when", "so", "then", "after", "as"].contains(token.text)
    }

    private static let helpers: Set<String> = [
        "has", "have", "had", "just", "all", "both", "are", "is", "was", "were", "also",
    ]
    private static let hers: Set<String> = ["me", "us", "i", "we", "mine"]
    private static let consuming: Set<String> = [
        "had", "ate", "eat", "eats", "eating", "having", "drank", "drinks", "drinking", "demolished", "devoured",
        "inhaled",
        "polished", "finished", "scoffed", "munched", "microwaved", "stole", "wants", "wanted", "loves", "likes",
        "hates",
        "threw", "ordered", "eaten",
    ]

    // MARK: Likeness

    /// "like a pretzel", "as big as a mango", "the size of a grape".
    private static func comparison(_ tokens: [ReadToken], _ index: Int) -> Int? {
        let next = index + 1 < tokens.count ? tokens[index + 1] : nil
        guard let next else { return nil }
        // "had like two slices": the word says "about".
        if tokens[index].is("like"), index > 0, tokens[index - 1].has(.eating) { return nil }
        if tokens[index].is("like"), index > 0, tokens[index - 1].isWord, !asking.contains(tokens[index - 1].text),
            next.has(.determiner) || next.number != nil || next.has(.counting)
                || ["look", "feel", "smell", "taste"].contains(tokens[index - 1].form)
        {
            return end(tokens, from: index + 1)
        }
        if tokens[index].is("as"), index + 3 < tokens.count, tokens[index + 2].is("as"), !next.is("well"),
            tokens[index + 3].has(.determiner)
        {
            return end(tokens, from: index + 3)
        }
        if tokens[index].form == "size", next.is("of") { return end(tokens, from: index + 1) }
        return nil
    }

    private static let asking: Set<String> = [
        "i", "id", "would", "we", "something", "anything", "stuff", "things", "snacks", "foods", "drinks", "just",
        "was",
    ]

    // MARK: Longing

    /// "would kill for sushi", "dreamt about doughnuts", "wanted sushi, got toast".
    private static func longing(_ tokens: [ReadToken], _ index: Int) -> Int? {
        let next = index + 1 < tokens.count ? tokens[index + 1].text : ""
        let isDream =
            dreams.contains(tokens[index].text) && ["about", "of", "that", "i", "where"].contains(next)
        let isWish =
            wishes.contains(tokens[index].text) && next == "for"
            || tokens[index].is("murder") && ["a", "some"].contains(next)
        // "wanted sushi, got toast".
        let isUnmet =
            ["wanted", "fancied"].contains(tokens[index].text) && next != "to"
            // "all I wanted was a cup of tea".
            && !tokens[index..<end(tokens, from: index)].contains { $0.is("was") }
        guard isDream || isWish || isUnmet else { return nil }
        return end(tokens, from: index + 1)
    }

    private static let dreams: Set<String> = ["dream", "dreamt", "dreamed", "dreaming", "dreams"]
    private static let wishes: Set<String> = [
        "kill", "arm", "crimes", "dying", "die", "longing", "pining", "desperate",
    ]

    // MARK: Only mentioned

    /// "the smell of chicken", "ran out of milk", "we'll call him Kale".
    private static func mention(_ tokens: [ReadToken], _ index: Int) -> Int? {
        guard index + 1 < tokens.count else { return nil }
        let (word, next) = (tokens[index], tokens[index + 1])
        // "the exam was a piece of cake".
        if word.is("piece"), next.is("of"), index > 1, tokens[index - 1].is("a"),
            ["was", "is", "be", "were"].contains(tokens[index - 2].text)
        {
            return end(tokens, from: index + 1)
        }
        if senses.contains(word.form), next.is("of") { return end(tokens, from: index + 1) }
        if word.is("out"), next.is("of"), index > 0,
            ["ran", "run", "running", "im", "were", "we"].contains(tokens[index - 1].text)
        {
            return end(tokens, from: index + 1)
        }
        if ["call", "called", "name", "named", "calling", "naming"].contains(word.text),
            ["him", "her", "it", "the", "them", "me", "our"].contains(next.text)
        {
            return end(tokens, from: index + 1)
        }
        return nil
    }

    /// "cooked curry for ten people": made for others.
    private static func made(_ tokens: [ReadToken], _ index: Int) -> Int? {
        guard index + 1 < tokens.count, making.contains(tokens[index].text) else { return nil }
        let end = end(tokens, from: index + 1)
        let isForOthers = tokens[index..<end].indices.contains {
            tokens[$0].is("for") && (Household.subject(tokens, at: $0 + 1) != nil || isCrowd(tokens, $0 + 1))
        }
        return isForOthers ? end : nil
    }

    /// "twelve people".
    private static func isCrowd(_ tokens: [ReadToken], _ index: Int) -> Bool {
        guard let number = NumberReader.read(tokens, at: index), number.end < tokens.count else { return false }
        return Household.people.contains(tokens[number.end].text)
    }

    private static let making: Set<String> = [
        "made", "making", "cooked", "cooking", "baked", "baking", "bought", "buying", "poured",
        "pouring", "served", "serving",
    ]
    private static let senses: Set<String> = [
        "smell", "thought", "sight", "whiff", "photo", "picture", "idea", "memory",
    ]

    /// In tokens: nobody says more of it in one breath, and reading stays linear.
    private static let longest = 40

    /// The end of the part of the sentence that begins here: a comma, a sentence end, or a word that opens another part.
    private static func end(_ tokens: [ReadToken], from start: Int) -> Int {
        var index = start
        while index < Swift.min(tokens.count, start + longest) {
            let token = tokens[index]
            if token.endsSentence || token.mark == .comma || token.mark == .exclamation || token.mark == .dash { break }
            if index > start, enders.contains(token.text) { break }
            if index > start, token.is("and"), index + 1 < tokens.count,
                hers.contains(tokens[index + 1].text) || tokens[index + 1].has(.eating)
            {
                break
            }
            index += 1
        }
        return index
    }

    private static let enders: Set<String> = [
        "but", "so", "because", "while", "then", "when", "until", "till", "before", "although", "made", "makes",
        "turned", "turns",
    ]
}
