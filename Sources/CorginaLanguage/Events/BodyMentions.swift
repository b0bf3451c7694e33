/// Parts of the body she calls hers where nothing was eaten: "ice cream settled my stomach". They are no food.
enum BodyMentions {
    private static let between: Set<String> = ["left", "right", "lower", "upper", "poor", "own", "whole", "aching"]
    private static let eating: Set<String> = [
        "ate", "eat", "eating", "had", "have", "having", "finished", "cooked", "made", "ordered", "with",
        "seasoned", "marinated", "grilled", "roasted",
    ]

    static func all(_ tokens: [ReadToken], scope: SymptomScope) -> Set<Int> {
        var found: Set<Int> = []
        for index in tokens.indices where tokens[index].is("my") {
            var place = index + 1
            while place < tokens.count, place < index + 3, between.contains(tokens[place].text) { place += 1 }
            guard place < tokens.count, BodyLexicon.isPart(tokens[place]) else { continue }
            // "my ribs and fries", "my leg of lamb": hers to eat.
            let next = place + 1 < tokens.count ? tokens[place + 1].text : ""
            let isBeforeFood = next == "of" || next == "and" || next == "with"
            let near = tokens[max(scope.start(index), index - 4)..<index]
            guard !isBeforeFood, !near.contains(where: { eating.contains($0.text) })
            else { continue }
            found.formUnion(index...place)
        }
        return found
    }
}
