/// A bottle with what it holds: "a 500 ml water bottle" is read as 500 ml of water, and so is one of hers that was emptied, of which she
/// does not say what was in it: "finished my 24 oz hydroflask".
enum WaterBottle {
    static func read(_ tokens: [ReadToken]) -> [ReadToken] { withoutBottles(emptied(tokens)) }

    /// Behind a volume and "water" the bottle says no more.
    private static func withoutBottles(_ tokens: [ReadToken]) -> [ReadToken] {
        let bottles = tokens.indices.filter { place in
            guard place > 2, tokens[place].form == "bottle", tokens[place - 1].is("water"),
                let unit = MeasureReader.read(tokens, at: place - 2), unit.end == place - 1
            else { return false }
            return unit.measure == .ounces || unit.measure == .milliliters
        }
        guard !bottles.isEmpty else { return tokens }
        return tokens.indices.filter { !bottles.contains($0) }.map { tokens[$0] }
    }

    private static func emptied(_ tokens: [ReadToken]) -> [ReadToken] {
        guard tokens.contains(where: { drinking.contains($0.text) }),
            !tokens.contains(where: { others.contains($0.text) }),
            let place = tokens.indices.first(where: { isBare(tokens, $0) })
        else { return tokens }
        var read = tokens
        let range = tokens[place].token.range
        read.replaceSubrange(
            place...place, with: [word("water", range.lowerBound..<range.lowerBound), word("bottle", range)])
        return read
    }

    private static func word(_ text: String, _ range: Range<Int>) -> ReadToken {
        ReadToken(
            token: Token(kind: .word, text: text, range: range), form: WordForm.of(text),
            roles: Lexicon.shared.roles(of: text))
    }

    /// Whether a bottle stands there right behind its volume, and nothing behind it tells what was in it.
    private static func isBare(_ tokens: [ReadToken], _ place: Int) -> Bool {
        guard vessels.contains(tokens[place].text), place > 1, tokens[place - 2].number != nil,
            let unit = MeasureReader.read(tokens, at: place - 1), unit.end == place,
            unit.measure == .ounces || unit.measure == .milliliters
        else { return false }
        return place + 1 == tokens.count || !tokens[place + 1].isWord || followers.contains(tokens[place + 1].text)
    }

    private static let vessels: Set<String> = [
        "bottle", "flask", "tumbler", "hydroflask", "nalgene", "stanley", "yeti", "owala", "camelbak", "thermos",
    ]
    private static let drinking: Set<String> = [
        "finished", "drank", "drunk", "emptied", "downed", "chugged", "done", "gone", "drained", "finishing", "through",
    ]
    /// Whose bottle it may be, or what may have been in it.
    private static let others: Set<String> = [
        "baby", "fed", "feed", "formula", "wine", "beer", "he", "him", "toddler", "daughter", "son", "twins",
    ]
    private static let followers: Set<String> = [
        "twice", "once", "today", "already", "so", "by", "before", "now", "this", "all", "done", "and", "again", "at",
        "in", "since",
        "while", "on", "x", "gone", "during", "after",
    ]
}
