/// The foods of a sentence, by its grammar: segmenting, matching and portions together.
struct SpokenFoodReader: Sendable {
    let known: KnownFoods
    let items: FoodItemReader
    let lister: FoodLister
    let retelling: Retelling

    /// Foods in these tokens, in order.
    func read(
        _ tokens: [ReadToken], sentence: [UInt8], preferences: Preferences, _ scratch: inout FoodMatcher.Scratch
    ) -> FoodsRead {
        let taught = known.taught(preferences)
        let shares = ShareReader(CupAddition.withHalfAndHalf(NameWords.folded(tokens)))
        let kept = FrameStripper.stripped(AmountRemarks.folded(shares.tokens))
        var result = FoodsRead()
        var eaten: [[ReadToken]] = []
        // By where an addition to a cup stands, where its cup does.
        var cups: [Int: Int] = [:]
        for item in FoodSegmenter.items(kept) {
            let tokens = Blend.named(Self.withFries(Array(kept[item])))
            if let (drink, additions) = CupAddition.split(tokens) {
                for addition in additions { cups[addition[0].token.range.lowerBound] = drink[0].token.range.lowerBound }
                eaten += [drink] + additions
            } else if let last = eaten.last, retelling.isApposed(item, in: kept),
                retelling.restates(tokens, last, &scratch)
            {
                eaten[eaten.count - 1] = last + tokens
            } else {
                eaten += lister.parts(retelling.withoutStandIn(tokens, after: eaten.last), &scratch).filter {
                    !$0.allSatisfy(isFrame) && !namesOccasion($0)
                }
            }
        }
        eaten = retelling.withAccompaniments(LateHelpings.joined(eaten), &scratch)
        let eatenShares = shares.values(of: eaten.map { $0[0].token.range.lowerBound })
        for part in eaten {
            let start = part[0].token.range.lowerBound
            let cup = cups[start].flatMap { cup in result.readings.last { $0.start == cup } }
            let share = eatenShares[start] ?? 1
            if let reading = items.reading(part, share: share, cup: cup, sentence, taught, &scratch) {
                result.readings.append(reading)
            } else if let phrase = FoodPhraseReader.phrase(part), mayName(phrase) {
                result.notUnderstood.append(FoodItemReader.text(phrase.nameRange, sentence))
            }
        }
        if !cups.isEmpty { result.readings.sort { $0.start < $1.start } }
        return result
    }

    /// Whether what was found nowhere may be a food all the same: "qwortle" and "another can" may, "a short break" may not.
    private func mayName(_ phrase: FoodPhrase) -> Bool {
        let query = known.matcher.query(phrase.words)
        return query.namesSomething || !query.unknown.isEmpty
            || phrase.words.contains(where: FoodQueryReader.vague.contains)
    }

    /// In "fish and chips" the chips are fries.
    private static func withFries(_ tokens: [ReadToken]) -> [ReadToken] {
        var tokens = tokens
        for index in tokens.indices.dropFirst(2) where tokens[index].form == "chip" && tokens[index - 2].form == "fish"
        {
            tokens[index].form = "fry"
        }
        return tokens
    }

    /// "a sweet snack": the last word is the occasion, and little stands before it.
    private func namesOccasion(_ tokens: [ReadToken]) -> Bool {
        guard tokens.count <= 4, tokens[0].has(.determiner), let last = tokens.last else { return false }
        return ["snack", "treat", "meal", "breakfast", "lunch", "dinner", "supper", "brunch", "dessert", "indulgence"]
            .contains(last.text)
    }

    /// "my day", "a delicious breakfast": talk about the occasion, not a food.
    private func isFrame(_ token: ReadToken) -> Bool {
        guard token.isWord else { return token.number == nil }
        // What is left of "for tea" is no tea any more; "tea with a spoonful of honey" is.
        if token.is("tea") { return false }
        return token.has(.occasion) && !token.is("pudding") || token.has(.size) || token.is("light")
            || token.has(.timeWord)
            || token.has(.filler) || token.has(.empty) || token.has(.determiner) || token.has(.pronoun)
            || Self.places.contains(token.form) || Self.states.contains(token.form) || token.has(.glue)
            || token.has(.linking) || token.text.hasSuffix("ly") && !token.is("jelly")
            // "my dinner was a light one".
            || token.is("one") || token.is("whole")
            || token.has(.eating) && !token.has(.container)
    }

    /// How it was kept or made: "a frozen meal of pancakes" names the pancakes.
    private static let states: Set<String> = ["frozen", "canned", "cooked", "homemade", "cold", "leftover"]

    /// Where it was eaten or bought.
    private static let places: Set<String> = [
        "restaurant", "place", "school", "home", "store", "cafe", "cafeteria", "work", "office", "joint", "shop",
        "diner",
    ]
}
