/// Where the item that was begun ends, and the next one begins.
struct ItemEdge {
    let tokens: [ReadToken]
    /// Where the item began; `nil` between two.
    let start: Int?

    var amounts: AmountWords { AmountWords(tokens: tokens) }
    var clauses: ClauseWords { ClauseWords(tokens: tokens) }
    private var following: FollowingWords { FollowingWords(edge: self) }

    /// Where the next item starts, when an amount follows the separator.
    func itemStart(after separator: Int) -> Int? {
        var next = separator
        var follows = false
        while next < tokens.count, !clauses.isJoining(next),
            isSeparator(next) || amounts.isFiller(tokens[next]) || tokens[next].is("then") || tokens[next].is("also")
        {
            follows = follows || isSeparator(next)
            next += 1
        }
        if next < tokens.count, clauses.isJoining(next) { return nil }
        guard follows, next < tokens.count else { return nil }
        if tokens[next].is("every") || following.holdsWhatFollows(separator, next) { return nil }
        if namesMass(from: next) { return next }
        guard amounts.startsAmount(next) else { return nil }
        if amounts.hasUnit(next) { return next }
        if following.isOnTheSide(next) { return next }
        if following.describesFoodBefore(separator, next) { return nil }
        let isListed = !tokens[separator].is("with") && !tokens[separator].is("topped")
        return following.isPartOfFoodBefore(next, isListed: isListed) ? nil : next
    }

    func isSeparator(_ index: Int) -> Bool {
        let token = tokens[index]
        // ", specifically an Oreo": the same thing, named more closely.
        if index + 1 < tokens.count, tokens[index + 1].is("specifically") || tokens[index + 1].is("namely") {
            return false
        }
        if token.is("specifically") || token.is("namely") { return false }
        if token.mark == .comma || token.mark == .dash || token.mark == .newline { return true }
        if token.has(.linking) { return !token.is("or") }
        if token.is("featuring") || token.is("including") || token.is("topped") { return true }
        // "drenched in a cup of milk", "with milk in a glass": only a measured amount makes it an item.
        if token.is("to"), index + 1 < tokens.count, wasPut(), amounts.startsAmount(index + 1) { return true }
        return Self.places.contains(token.text) && index + 1 < tokens.count
            && (amounts.isMeasured(index + 1) || amounts.isWeighed(index + 1)
                || wasPut() && amounts.startsAmount(index + 1))
    }

    private static let places: Set<String> = ["in", "on", "into", "over", "atop", "inside"]

    /// "I spread butter over a bagel": what it was put on was eaten too.
    private func wasPut() -> Bool {
        guard let start, start > 0, tokens[start - 1].isWord else { return false }
        return Self.putting.contains(tokens[start - 1].text)
    }

    private static let putting: Set<String> = [
        "spread", "poured", "drizzled", "sprinkled", "spooned", "ladled", "smeared", "slathered", "melted", "crumbled",
        "grated", "squeezed", "dipped", "dunked", "stirred", "mixed", "adding", "added", "tossed", "put",
    ]

    /// A gram amount within this stretch makes it an item of its own.
    private func namesMass(from start: Int) -> Bool {
        var index = start
        while index < min(start + 9, tokens.count), !isSeparator(index) || index == start, !tokens[index].endsSentence,
            !clauses.isJoining(index)
        {
            if tokens[index].number != nil, let unit = MeasureReader.read(tokens, at: index + 1), unit.measure == .grams
            {
                return true
            }
            index += 1
        }
        return false
    }

    /// Spoken without punctuation: "two eggs a banana", "toast 2 eggs".
    func startsUnseparated(_ index: Int) -> Bool {
        guard let start, index > start else { return false }
        let before = tokens[index - 1]
        // "51 g 3 Musketeers bar": after a weight comes what was weighed.
        if index > 1, tokens[index - 2].number != nil, MeasureReader.read(tokens, at: index - 1)?.end == index {
            return false
        }
        guard !before.is("specifically"), !before.is("namely"), before.isWord, !before.has(.linking),
            !before.has(.determiner), !before.has(.size), !before.has(.glue), !before.has(.empty),
            !Self.bindsNumber.contains(before.text)
        else { return false }
        guard let number = NumberReader.read(tokens, at: index) else {
            return (tokens[index].is("a") || tokens[index].is("an")) && !before.has(.filler)
                && !following.isPartOfFoodBefore(index)
                && !clauses.isInRelativeClause(index)
        }
        if let unit = MeasureReader.read(tokens, at: number.end) {
            // "a sweet 130 g muffin": the weight of the item already begun.
            if tokens[start].has(.determiner), index - start <= 5,
                !tokens[start..<index].contains(where: { $0.number != nil || $0.is("of") || $0.is("with") })
            {
                return false
            }
            return unit.end < tokens.count && !isSeparator(unit.end) && !tokens[unit.end].endsSentence
                && !clauses.isJoining(unit.end)
                && !tokens[unit.end].has(.container) && tokens[unit.end].mark == nil
        }
        return number.end < tokens.count && tokens[number.end].isWord
    }

    private static let bindsNumber: Set<String> = [
        "in", "on", "of", "for", "to", "by", "at", "from", "as", "per", "over", "than", "without", "no", "not", "into",
        "like", "weighing",
        "measuring", "totaling", "containing", "special", "heinz", "product", "vitamin", "omega", "size", "number",
        "lunchables", "top", "or", "half", "between", "inside", "stage", "whole",
    ]

}
