/// What the verb right before a food, or for whom it was, says about it in plain grammar: "did not eat the suya", "kid sister ate my yoghurt", "will have
/// toast". The models weigh every word of a sentence, so a long sentence can outvote its own "not"; here nothing can.
struct PlainStance {
    private let tokens: [ReadToken]
    private let spans: [TaggedSpan]
    private let mentioned: Set<Int>

    /// The spans with the stance of each food and drink set right where its verb leaves no doubt.
    ///
    /// - Parameter mentioned: the tokens of foods that are only mentioned.
    static func righted(_ spans: [TaggedSpan], _ tokens: [ReadToken], mentioned: Set<Int>) -> [TaggedSpan] {
        let plain = PlainStance(tokens: tokens, spans: spans, mentioned: mentioned)
        var righted = spans
        var last: (end: Int, stance: TagStance)?
        for index in spans.indices where TaggedItems.isFood(spans[index]) {
            let span = spans[index].tokens
            let joined = last.flatMap { plain.isJoined($0.end, span.lowerBound) ? $0.stance : nil }
            let stance = joined ?? plain.stance(of: span)
            last = stance.map { (span.upperBound, $0) }
            if let stance, spans[index].stance == .happened { righted[index].stance = stance }
            if spans[index].stance == .others, plain.isForHerself(behind: span.upperBound) {
                for place in plain.withAmounts(index) { righted[place].stance = .happened }
            }
        }
        return righted
    }

    /// What the verb that stands right before the food tells; `nil` where it tells nothing certain.
    private func stance(of food: Range<Int>) -> TagStance? {
        if isWithout(food) { return .denied }
        if food.allSatisfy(mentioned.contains) { return .talk }
        if isForAnother(behind: food.upperBound) { return .others }
        guard let verb = verb(before: food.lowerBound) else { return nil }
        let before = adverbsSkipped(verb - 1)
        if isNot(before), !Self.finishing.contains(word(verb)) {
            return isTurned(behind: food.upperBound) ? nil : .denied
        }
        if Self.nearly.contains(word(verb - 1)) { return .denied }
        if Self.bases.contains(word(verb)), isToCome(before) { return .planned }
        if Self.consuming.contains(word(verb)), isAnother(endingAt: before, verb) { return .others }
        return nil
    }

    /// "Katsu for me and ramen for him"; but not "pasta for the kids and me", and no "cake for my sister's birthday".
    private func isForAnother(behind end: Int) -> Bool {
        guard word(end) == "for" else { return false }
        var place = end + 1
        while tokens.indices.contains(place), tokens[place].has(.determiner) || tokens[place].has(.size) { place += 1 }
        guard Household.people.contains(word(place)) || Self.objects.contains(word(place)), word(place) != "baby" else {
            return false
        }
        return word(place + 1).isEmpty
            || tokens[place + 1].has(.linking) && !Self.herself.contains(word(place + 2))
    }

    /// "Pancakes for the kids and a coffee for me".
    private func isForHerself(behind end: Int) -> Bool {
        word(end) == "for" && ["me", "myself"].contains(word(end + 1))
    }

    /// The food and the amounts right before it.
    private func withAmounts(_ food: Int) -> ClosedRange<Int> {
        var first = food
        while first > 0, TaggedItems.isAmount(spans[first - 1]),
            spans[first - 1].tokens.upperBound == spans[first].tokens.lowerBound
        { first -= 1 }
        return first...food
    }

    /// "A burger, no cheese"; but "wait, no, chips" and "flour tortilla, no corn tortilla" put something right.
    private func isWithout(_ food: Range<Int>) -> Bool {
        guard word(food.lowerBound - 1) == "no", word(food.upperBound) != "added", food.lowerBound > 1,
            !tokens[..<(food.lowerBound - 1)].suffix(2).contains(where: { StanceCues($0).contains(.correcting) })
        else { return false }
        let same = tokens[food].last?.form
        return !spans.contains { $0.tokens.upperBound < food.lowerBound && tokens[$0.tokens].last?.form == same }
    }

    /// The verb, with nothing between it and the food but an article, an amount or for whom it was.
    private func verb(before food: Int) -> Int? {
        var place = food - 1
        while place >= 0, food - place <= Self.reach, isAmount(place) || Self.between.contains(word(place)) {
            place -= 1
        }
        return place >= 0 && Self.having.contains(word(place)) ? place : nil
    }

    private func isAmount(_ place: Int) -> Bool {
        tokens[place].number != nil || tokens[place].has(.determiner)
            || spans.contains { TaggedItems.isAmount($0) && $0.tokens.contains(place) }
    }

    private func isNot(_ place: Int) -> Bool {
        if Self.contractions.contains(word(place)) { return true }
        // "Never had such a mango" praises one; "why not have toast" asks.
        return word(place) == "not" && !["why", "if", "or"].contains(word(place - 1))
    }

    private func isToCome(_ place: Int) -> Bool {
        if Self.modals.contains(word(place)) { return true }
        return word(place) == "to" && Self.plans.contains(word(place - 1))
    }

    /// Whether the words that end here are somebody else, and not one of several of whom she is one.
    private func isAnother(endingAt place: Int, _ verb: Int) -> Bool {
        // "She had udon" may be somebody who logs for her.
        guard place >= 0, Household.people.contains(word(place)) || isUnlistedNoun(place) && word(verb) != "had",
            !["baby", "she"].contains(word(place))
        else { return false }
        var start = place - 1
        while start >= 0, place - start < Self.reach, tokens[start].isWord, !tokens[start].has(.linking),
            tokens[start].has(.determiner) || tokens[start].has(.size) || Household.people.contains(word(start))
                || isUnlistedNoun(start)
        { start -= 1 }
        return start < 0 || !tokens[start].isWord && tokens[start].mark != .plus
            || Self.openers.contains(word(start))
    }

    /// "Opposing counsel ate a baguette": a noun that does nothing else in a sentence about eating, and that is no food.
    private func isUnlistedNoun(_ place: Int) -> Bool {
        tokens.indices.contains(place) && tokens[place].isWord && tokens[place].roles.isEmpty
            && StanceCues(tokens[place]).isEmpty && !word(place).hasSuffix("ly")
            && !OrdinaryWords.words.contains(word(place))
            && !spans.contains { $0.tokens.contains(place) }
    }

    /// "did not eat toast until three", "didn't have bread but crackers": what stands behind says when, or what instead.
    private func isTurned(behind end: Int) -> Bool {
        tokens[min(end, tokens.count)...].prefix(2).contains { Self.turning.contains($0.text) }
    }

    private func isJoined(_ end: Int, _ start: Int) -> Bool {
        guard end <= start, start - end <= Self.reach else { return false }
        let gap = end..<start
        return gap.contains { ["and", "or", "nor"].contains(word($0)) }
            && gap.allSatisfy { ["and", "or", "nor"].contains(word($0)) || isAmount($0) }
    }

    private func adverbsSkipped(_ place: Int) -> Int {
        var place = place
        while place >= 0, Self.adverbs.contains(word(place)) { place -= 1 }
        return place
    }

    private func word(_ place: Int) -> String {
        tokens.indices.contains(place) && tokens[place].isWord ? tokens[place].text : ""
    }

    /// In tokens: how far the verb may stand from its food.
    private static let reach = 5
    private static let having: Set<String> = bases.union(consuming).union([
        "having", "eating", "drinking", "eaten", "drunk", "bought", "ordered", "finished",
    ])
    private static let bases: Set<String> = [
        "eat", "have", "drink", "touch", "try", "get", "buy", "order", "grab", "make", "cook", "bring", "give", "sip",
    ]
    private static let consuming: Set<String> = [
        "ate", "had", "drank", "eats", "drinks", "stole", "scoffed", "demolished",
    ]
    private static let objects: Set<String> = ["him", "her", "them"]
    private static let herself: Set<String> = ["me", "myself", "i", "us"]
    private static let finishing: Set<String> = ["finish", "finished"]
    private static let contractions: Set<String> = [
        "didnt", "havent", "hadnt", "dont", "wont", "dint", "didnae", "couldnt", "cant",
    ]
    private static let nearly: Set<String> = ["nearly", "almost"]
    private static let modals: Set<String> = ["will", "ill", "gonna", "wanna", "gunna"]
    private static let plans: Set<String> = [
        "going", "want", "plan", "planning", "hoping", "hope", "about", "meant", "supposed",
    ]
    private static let adverbs: Set<String> = [
        "even", "actually", "really", "just", "also", "then", "probably", "already",
    ]
    private static let between: Set<String> = ["me", "us", "any", "some", "like", "up", "of"]
    private static let openers: Set<String> = [
        "while", "but", "because", "when", "so", "then", "after", "as", "that", "cos", "cause",
    ]
    private static let turning: Set<String> = ["until", "till", "til", "but", "except", "today", "well"]
}
