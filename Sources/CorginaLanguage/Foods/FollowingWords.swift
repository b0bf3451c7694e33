/// Whether words behind an item are part of it: what it is made of, what lies on it, what was eaten beside it.
struct FollowingWords {
    let edge: ItemEdge

    private var tokens: [ReadToken] { edge.tokens }

    /// "a sandwich on two slices of rye bread", "a cone with a scoop of vanilla ice cream": what is told of a sandwich's
    /// bread and a cone's scoops is in them.
    func holdsWhatFollows(_ separator: Int, _ next: Int) -> Bool {
        guard let start = edge.start else { return false }
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
        let piece = edge.amounts.amountEnd(next)
        guard piece + 2 < tokens.count, tokens[piece].form == (isCone ? "scoop" : "slice"), tokens[piece + 1].is("of")
        else {
            return false
        }
        if isCone { return true }
        return tokens[(piece + 2)...].prefix(4).prefix { $0.isWord && !$0.has(.linking) }
            .contains { $0.form == "bread" || $0.form == "toast" }
    }

    private static let burgers: Set<String> = ["burger", "hamburger", "cheeseburger"]

    /// "a sandwich made with a chicken fillet": what it is made of is not an item, unless it is measured.
    func describesFoodBefore(_ separator: Int, _ next: Int) -> Bool {
        guard separator > 0,
            tokens[separator].is("with") || tokens[separator].is("featuring") || tokens[separator].is("including")
        else { return false }
        guard tokens[separator].is("with") == false || Self.composing.contains(tokens[separator - 1].text) else {
            return false
        }
        var index = edge.amounts.amountEnd(next)
        while index < min(index + 4, tokens.count),
            tokens[index].has(.container) || tokens[index].has(.size) || tokens[index].has(.filler)
        {
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
            if tokens[index].is("side") || tokens[index].is("sidelines") {
                return tokens[max(index - 2, next)].is("on")
            }
        }
        return false
    }

    /// "with a hint of mint", "with a thin crust": no item of its own.
    func isPartOfFoodBefore(_ start: Int, isListed: Bool = false) -> Bool {
        var index = edge.amounts.amountEnd(start)
        let limit = min(index + 7, tokens.count)
        var sawContainer = false
        while index < limit {
            let token = tokens[index]
            let links = token.is("and") && index + 1 < limit && !edge.amounts.startsAmount(index + 1)
            if edge.isSeparator(index) && !links || token.endsSentence || edge.clauses.isJoining(index)
                || token.is("in")
                || token.is("on") || token.is("from") || token.is("without") || token.is("no")
            {
                break
            }
            if token.is("of") {
                // A cone or a patty of something is one thing more.
                return index > start && tokens[index - 1].has(.part) && !tokens[index - 1].is("cone")
                    && tokens[index - 1].form != "patty" && !sawContainer
            }
            if token.has(.container), !token.has(.part) { sawContainer = true }
            index += 1
        }
        while index > start, tokens[index - 1].has(.linking) { index -= 1 }
        guard index > start, index - 1 < tokens.count else { return false }
        // A cone with its ice cream is a food.
        if tokens[index - 1].is("cone"), index - edge.amounts.amountEnd(start) > 2 { return false }
        // The last word names the thing: "a crispy coating".
        return tokens[index - 1].has(.part)
    }
}
