/// A bottle of hers that was emptied, with what it holds and not what was in it: "finished my 24 oz hydroflask" is read as a 24 oz water
/// bottle.
enum WaterBottle {
    static func read(_ tokens: [ReadToken]) -> [ReadToken] {
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
