import CorginaFoods

/// What else a food that was read may be: others to choose from, and what is worth a question.
struct FoodChoices: Sendable {
    private let known: KnownFoods
    private let families: FoodFamilies

    init(_ known: KnownFoods) {
        self.known = known
        families = FoodFamilies(known.matcher)
    }

    /// The likeliest others that are worth choosing between: each differs from those before it.
    func alternates(
        to match: FoodMatcher.Match, _ others: [FoodMatcher.Match], _ query: FoodQuery,
        _ scratch: inout FoodMatcher.Scratch
    ) -> [FoodCode] {
        var chosen = [match.food]
        for food in families.alternates(for: query, known.matcher, &scratch) + others.map({ $0.food })
        where chosen.count < 5 {
            let energy = known.energy(food)
            let differs = chosen.allSatisfy { abs(known.energy($0) - energy) > 0.06 * max(energy, known.energy($0)) }
            if differs, !chosen.contains(food) { chosen.append(food) }
        }
        return chosen.dropFirst().map { known.foods[$0].code }
    }

    /// Another food so close that asking beats guessing: of nearly the same score, of a name said no less, and of an energy
    /// that differs by more than 30 %. How close was set by hand, so that questions stay rare.
    func rival(_ match: FoodMatcher.Match, _ others: [FoodMatcher.Match]) -> Food? {
        // A name that says "not further specified" is the honest middle of its readings.
        let traits = known.matcher.index.traits[match.food]
        guard !traits.contains(.notFurtherSpecified), !traits.contains(.standsForUnspecified), let other = others.first,
            match.score - other.score < 0.03, match.said < 0.75, other.said >= match.said - 0.03
        else { return nil }
        let (one, two) = (known.energy(match.food), known.energy(other.food))
        guard max(one, two) > 20, abs(one - two) > 0.3 * max(one, two) else { return nil }
        return known.foods[other.food]
    }

    /// What is asked: what the word can mean, or which of two foods that fit alike.
    func meanings(_ open: [OpenFoods.Meaning], _ rival: Food?, _ food: Food) -> [FoodDraft.Meaning] {
        if let rival { return [food, rival].map { FoodDraft.Meaning(name: $0.displayName, food: $0.code) } }
        return open.map { FoodDraft.Meaning(name: $0.name, food: known.foods[$0.row].code) }
    }
}
